import type { PictureSource } from './pages'

/** Largest width of a JPEG or PNG: browsers without AVIF and WebP are old and mostly on small screens. */
const FALLBACK_MAX_WIDTH = 1600

/** Address of one encoded file, see art/encode.mjs. */
export const pictureUrl = (picture: Pick<PictureSource, 'id' | 'hash'>, width: number, format: 'avif' | 'webp' | 'jpg' | 'png') =>
  `/pictures/${picture.id}-${width}.${picture.hash}.${format}`

/** Width in pixels of the file at {@link fallbackUrl}. */
export const fallbackWidth = (picture: PictureSource) => Math.max(...picture.widths.filter((candidate) => candidate <= FALLBACK_MAX_WIDTH))

/** Address for clients without AVIF and WebP: old browsers, link previews. */
export const fallbackUrl = (picture: PictureSource) => pictureUrl(picture, fallbackWidth(picture), picture.fallback)
