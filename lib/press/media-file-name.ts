import { createHash } from 'node:crypto'

/**
 * Name of a cover's file in the media store. Derived from the bytes and the article, because a file belongs to one
 * article and is deleted with it.
 */
export const mediaFileName = (articleId: string, bytes: Uint8Array, extension: 'webp' | 'jpg') =>
  `${createHash('sha256').update(articleId).update('\0').update(bytes).digest('hex').slice(0, 32)}.${extension}`
