import { NotFoundError } from '@/lib/errors'
import type { MediaStore } from '@/lib/press/media-store'

const FILE_NAME_PATTERN = /^[0-9a-f]{32}\.(webp|jpg)$/
const MIME_TYPES: Readonly<Record<string, string>> = { webp: 'image/webp', jpg: 'image/jpeg' }

/**
 * @param name of a cover's file
 * @throws NotFoundError; StoreUnavailableError
 */
export async function getMedia(
  { store }: { readonly store: { readonly media: MediaStore } },
  name: string,
): Promise<{ type: string; bytes: Uint8Array<ArrayBuffer> }> {
  const type = MIME_TYPES[FILE_NAME_PATTERN.exec(name)?.[1] ?? '']
  const bytes = type ? await store.media.find(name) : null
  if (!type || !bytes) throw new NotFoundError('no such file')
  return { type, bytes }
}
