import 'server-only'
import { sharePictures } from '@/.generated/share-pictures'
import { content, picture } from '@/lib/content/load'
import type { PageContent } from '@/lib/content/schemas/pages'
import type { ImageInput } from './image-file'
import { shareKey, shareText } from './share-text'

/**
 * The picture of a page's link preview, as `npm run generate` made it (lib/build/share-pictures.mjs).
 * @param path of the page
 * @throws Error where content changed and it was not made since
 */
export function sharePicture(page: PageContent, path: string): ImageInput {
  const text = shareText(content, page, path)
  const file = sharePictures.files[shareKey(text)]
  if (file === undefined) {
    // Content was edited a moment ago: `npm run dev` is drawing it.
    if (process.env.NODE_ENV === 'development') return picture(text.picture)
    throw new Error(`${path} has no share picture: run \`npm run generate\``)
  }
  return { path: file, width: sharePictures.width, height: sharePictures.height, alt: `${text.heading}, ${text.line}: ${picture(text.picture).alt}` }
}
