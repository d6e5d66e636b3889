import { InvalidInputError } from '@/lib/errors'
import { cleanLine } from '@/lib/clean-text'
import { articlePictureWords as words } from '@/lib/messages/ko/article-pictures'
import type { Article } from './article'
import { lineOfPicture, pictureFields, pictureOfLine, PICTURES_AT_ONCE, type ArticlePicture, type PictureInput } from './article-picture'
import { COVER_ALT_MAX } from './cover'
import { encodeArticlePicture } from './encode-cover'
import type { Media } from './media-store'
import type { ArticleUpdate } from './press-store'

type Prepared = Pick<ArticleUpdate, 'content' | 'pictures'>

function altText({ number, alt = '' }: PictureInput): string {
  const line = cleanLine(alt.slice(0, 4 * COVER_ALT_MAX))
  const field = pictureFields(number).alt
  if (line === '') throw new InvalidInputError({ [field]: words.altMissing(lineOfPicture(number)) })
  if (line.length > COVER_ALT_MAX) throw new InvalidInputError({ [field]: words.altLong(lineOfPicture(number), COVER_ALT_MAX) })
  return line
}

/** @throws InvalidInputError for what can be refused before a picture is encoded */
function check(inputs: readonly PictureInput[], numbers: ReadonlySet<number>): void {
  const uploads = inputs.filter(({ file }) => file)
  const [surplus] = uploads.slice(PICTURES_AT_ONCE)
  if (surplus) throw new InvalidInputError({ [pictureFields(surplus.number).file]: words.tooMany(PICTURES_AT_ONCE) })
  for (const input of inputs) {
    const { number, file, alt = '', remove } = input
    if (file || (numbers.has(number) && !remove)) altText(input)
    else if (!numbers.has(number) && alt.trim() !== '') throw new InvalidInputError({ [pictureFields(number).file]: words.fileMissing(lineOfPicture(number)) })
  }
}

const linesOf = (text: string): string[] => text.split(/\r\n?|\n/)
const numbersIn = (text: string): number[] => linesOf(text).flatMap((line) => pictureOfLine(line) ?? [])

/**
 * The text without the lines of removed pictures, and with those of new ones that it does not name at its end.
 * @throws InvalidInputError if it names a picture that the article does not have, unless it did so before: it is older than pictures
 */
function placed(
  text: string,
  { kept, added, removed, before }: Readonly<Record<'kept' | 'added' | 'removed', readonly number[]>> & { before: string },
): string {
  const left =
    removed.length === 0
      ? text
      : linesOf(text)
          .filter((line) => !removed.includes(pictureOfLine(line) ?? 0))
          .join('\n')
  const named = numbersIn(left)
  const missing = named.find((number) => !kept.includes(number) && !numbersIn(before).includes(number))
  if (missing !== undefined) throw new InvalidInputError({ content: words.lineWithout(lineOfPicture(missing)) })
  return [left, ...added.filter((number) => !named.includes(number)).map(lineOfPicture)].join('\n\n').trim()
}

/**
 * Applies the form's fields of the pictures in the text: a file adds or replaces a picture, a ticked removal removes it and its
 * lines, otherwise its description is updated.
 * @param text as it was typed; absent keeps the present one
 * @param present the article; absent for a new one
 * @throws InvalidInputError with a Korean message under the field of a picture or `content`
 */
export async function preparePictures(
  articleId: string,
  inputs: readonly PictureInput[],
  text: string | undefined,
  present?: Pick<Article, 'content' | 'pictures'>,
): Promise<Prepared> {
  if (inputs.length === 0 && text === undefined) return {}
  const before = present ?? { content: '', pictures: [] }
  const pictures = new Map<number, ArticlePicture>(before.pictures.map((picture) => [picture.number, picture]))
  check(inputs, new Set(pictures.keys()))
  const removed = inputs.filter(({ number, file, remove }) => !file && remove && pictures.has(number)).map(({ number }) => number)
  const added = inputs.filter(({ file }) => file).map(({ number }) => number)
  for (const number of removed) pictures.delete(number)
  const kept = [...pictures.keys(), ...added]
  const content = placed(text ?? before.content, { kept, added, removed, before: before.content })
  const media: Media[] = []
  for (const input of inputs) {
    const { number, file } = input
    if (file) {
      const encoded = await encodeArticlePicture(articleId, file, number)
      media.push(...encoded.media)
      pictures.set(number, { number, alt: altText(input), width: encoded.width, height: encoded.height, files: encoded.files })
    } else {
      const picture = pictures.get(number)
      if (picture && input.alt !== undefined) pictures.set(number, { ...picture, alt: altText(input) })
    }
  }
  const prepared: Prepared = text === undefined && content === before.content ? {} : { content }
  if (inputs.length === 0) return prepared
  return { ...prepared, pictures: { pictures: [...pictures.values()].toSorted((a, b) => a.number - b.number), media } }
}
