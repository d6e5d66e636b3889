import type { PanoramaFile } from '@/lib/content/schemas/tours'
import { media } from '../../ui/breakpoints'

const FORMATS = ['avif', 'webp'] as const

type File = PanoramaFile & { id: string }

const panoramaUrl = ({ id, hash }: File, width: number, format: (typeof FORMATS)[number]): string => `/panoramas/${id}-${width}.${hash}.${format}`

/** `<source>` candidates, best first: phones take the smaller files, browsers without AVIF take WebP. */
export function panoramaSources(file: File): { type: string; url: string; media: string | undefined }[] {
  const [small = 0, large = small] = [file.widths[0], file.widths.at(-1)]
  return FORMATS.flatMap((format) => [
    { type: `image/${format}`, url: panoramaUrl(file, small, format), media: media.phone },
    { type: `image/${format}`, url: panoramaUrl(file, large, format), media: undefined },
  ])
}

/**
 * Loads and decodes a panorama through a `<picture>` element, so that the browser chooses the file.
 * @throws EncodingError when the file does not arrive or is not a picture
 */
export async function loadPanorama(file: File): Promise<HTMLImageElement> {
  const picture = document.createElement('picture')
  const image = document.createElement('img')
  const sources = panoramaSources(file)
  for (const { type, url, media } of sources) {
    const source = document.createElement('source')
    source.type = type
    source.srcset = url
    if (media) source.media = media
    picture.append(source)
  }
  picture.append(image)
  image.src = sources.at(-1)?.url ?? ''
  await image.decode()
  return image
}
