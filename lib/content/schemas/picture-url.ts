import type { Picture } from './pages'

/** Path of one encoded file of a picture; the hash in its name makes it immutable. Files are written by art/. */
export const pictureUrl = (picture: Picture, width: number, format: 'avif' | 'webp' | 'jpg' | 'png') =>
  `/pictures/${picture.id}-${width}.${picture.hash}.${format}`

/** The largest file in the format that everything can read: link previews, structured data, `<img src>`. */
export const fallbackUrl = (picture: Picture) => pictureUrl(picture, Math.max(...picture.widths), picture.fallback)
