import type { Content } from './content'
import { CONTENT_FILES } from './content-files'
import { placedTexts, type PlacedText } from './place'
import { pictureUrl } from './schemas/picture-url'

/** Written by commands, or not text. */
const NOT_WRITTEN: readonly (keyof Content)[] = ['pictureFiles', 'panoramaFiles', 'consentVersions', 'pictureTexts']

/** Every text of content with its path, one list per file. */
export const previewTexts = (content: Content): { readonly file: string; readonly texts: readonly PlacedText[] }[] =>
  (Object.keys(CONTENT_FILES) as (keyof Content)[])
    .filter((part) => !NOT_WRITTEN.includes(part))
    .map((part) => ({ file: `content/${CONTENT_FILES[part]}`, texts: placedTexts(content, part) }))

export interface PreviewPicture {
  readonly id: string
  /** `content/pictures.ts › hero.alt`; undefined where content has no text for the picture. */
  readonly at: string | undefined
  readonly alt: string
  /** Every published size, ascending, in px. */
  readonly sizes: readonly { readonly width: number; readonly height: number; readonly url: string }[]
  /** Paths of content that use it. */
  readonly shownAt: readonly string[]
}

/** Every published picture with its text and sizes. */
export function previewPictures(content: Content): PreviewPicture[] {
  const texts = previewTexts(content).flatMap((file) => file.texts)
  return Object.entries(content.pictureFiles).map(([id, file]) => {
    const owner = Object.entries(content.pictureTexts).find(([name, { tall }]) => name === id || tall === id)
    const shown = texts.filter(({ text }) => text === id)
    return {
      id,
      at: owner && `content/${CONTENT_FILES.pictureTexts} › ${owner[0]}.alt`,
      alt: owner?.[1].alt ?? '',
      sizes: file.widths
        .toSorted((a, b) => a - b)
        .map((width) => ({
          width,
          height: Math.round((file.height * width) / file.width),
          url: pictureUrl({ id, ...file }, width, 'avif'),
        })),
      shownAt: [...shown.map(({ at }) => at), ...(owner && owner[0] !== id ? [`content/${CONTENT_FILES.pictureTexts} › ${owner[0]}.tall`] : [])],
    }
  })
}
