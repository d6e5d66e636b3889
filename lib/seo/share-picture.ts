import 'server-only'
import { sharePictures } from '@/.generated/share-pictures'
import { content, picture } from '@/lib/content/load'
import { englishPicture } from '@/lib/content/english'
import type { English } from '@/lib/content/schemas/english'
import type { PageContent, Picture } from '@/lib/content/schemas/pages'
import { englishRoutes, type EnglishPageId } from '@/lib/routes'
import type { ImageInput } from './image-file'
import { englishShareText, shareKey, shareText, type ShareText } from './share-text'

/**
 * @param path of the page, for the message
 * @param shown the picture behind the text, described in the page's language
 * @throws Error where content changed and the preview was not made since
 */
function drawnPicture(text: ShareText, path: string, shown: Picture): ImageInput {
  const file = sharePictures.files[shareKey(text)]
  if (file === undefined) {
    // `npm run dev` is still drawing the preview of edited content.
    if (process.env.NODE_ENV === 'development') return shown
    throw new Error(`${path} has no share picture: run \`npm run generate\``)
  }
  return { path: file, width: sharePictures.width, height: sharePictures.height, alt: `${text.heading}, ${text.line}: ${shown.alt}` }
}

/** The picture of a page's link preview, as `npm run generate` made it (lib/cli/generate/share-pictures.ts). @param path of the page */
export function sharePicture(page: PageContent, path: string): ImageInput {
  const text = shareText(content, page, path)
  return drawnPicture(text, path, picture(text.picture))
}

/** The same for a page in English. */
export function englishSharePicture(english: English, id: EnglishPageId): ImageInput {
  const text = englishShareText(english, id)
  return drawnPicture(text, englishRoutes[id], englishPicture(text.picture))
}
