import type { PanoramaFile } from '@/lib/content/schemas/tours'
import { media as breakpoints } from '../../ui/breakpoints'
import { panoramaSources } from './panorama-picture'

/** Fetches the first room beside the viewer's script instead of after it. Browsers without AVIF pass it over. */
export function PanoramaPreload({ file }: { file: PanoramaFile & { id: string } }) {
  return panoramaSources(file)
    .filter(({ type }) => type === 'image/avif')
    .map(({ type, url, media }) => (
      <link key={media ?? 'any'} rel="preload" as="image" type={type} href={url} media={media ?? breakpoints.desktop} fetchPriority="low" />
    ))
}
