import { absoluteUrl } from '@/lib/seo/absolute-url'
import { fallbackUrl, fallbackWidth } from '@/lib/content/schemas/picture-url'
import type { Picture } from '@/lib/content/schemas/pages'

/** A picture of content, or another file of this site with its size in pixels. */
export type ImageInput = Picture | { path: string; width: number; height: number; alt: string }

export interface ImageFile {
  /** Absolute. */
  readonly url: string
  /** Pixels of the file at `url`, not of its master. */
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** The file of a picture for use outside the site's own pages: link previews and structured data. */
export function imageFile(image: ImageInput): ImageFile {
  if ('path' in image) return { url: absoluteUrl(image.path), width: image.width, height: image.height, alt: image.alt }
  const width = fallbackWidth(image)
  return { url: absoluteUrl(fallbackUrl(image)), width, height: Math.round((image.height * width) / image.width), alt: image.alt }
}
