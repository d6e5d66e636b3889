import type { PanoramaFile } from '@/lib/content/schemas/tours'
import { media as breakpoints } from '../../ui/breakpoints'
import { panoramaSources } from './panorama-picture'

/** Preloads the first panorama in parallel to the viewer's script. Browsers without AVIF ignore it. */
export function PanoramaPreload({ file }: { file: PanoramaFile & { id: string } }) {
  return panoramaSources(file)
    .filter(({ type }) => type === 'image/avif')
    .map(({ type, url, media }) => (
      <link key={media ?? 'any'} rel="preload" as="image" type={type} href={url} media={media ?? breakpoints.desktop} fetchPriority="low" />
    ))
}
