import { readFile } from 'node:fs/promises'
import type { NewCover } from '@/lib/press/press-store'
import type { Media } from '@/lib/press/media-store'
import { mediaFileName } from './media-file-name'
import type { CoverFile } from './cover'

/** A picture that was encoded at build time, in the sizes of a cover. */
export interface PublishedPicture {
  readonly alt: string
  readonly illustration: boolean
  /** Pixels of the largest file. */
  readonly width: number
  readonly height: number
  /** Paths of WebP files, the smallest first; at least one. Widths in pixels. */
  readonly files: readonly { readonly path: string; readonly width: number }[]
  /** Path of a JPEG of SOCIAL_SIZE (./cover.ts). */
  readonly social: string
}

/**
 * Creates an article's cover from existing files, without encoding.
 * @throws Error of the file system if a file is missing
 */
export async function coverOfPublished(articleId: string, { alt, illustration, width, height, files, social }: PublishedPicture): Promise<NewCover> {
  const media: Media[] = []
  const add = async (path: string, extension: 'webp' | 'jpg'): Promise<Media> => {
    const bytes = await readFile(path)
    const file = { id: mediaFileName(articleId, bytes, extension), bytes }
    media.push(file)
    return file
  }
  const stored: CoverFile[] = []
  for (const file of files) stored.push({ file: (await add(file.path, 'webp')).id, width: file.width })
  const preview = await add(social, 'jpg')
  const [first, ...others] = stored
  if (!first) throw new Error(`${social}: a cover has at least one file`)
  return {
    cover: { alt, width, height, files: [first, ...others], social: preview.id, socialBytes: preview.bytes.byteLength, ...(illustration && { illustration }) },
    media,
  }
}
