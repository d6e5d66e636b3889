import { InvalidInputError } from '@/lib/errors'
import { articlePictureWords as words } from '@/lib/messages/ko/article-pictures'
import { altText } from './alt-text'
import type { Article } from './article'
import {
  lineOfPicture,
  PICTURE_NUMBERS,
  pictureFields,
  pictureOfLine,
  PICTURES_AT_ONCE,
  PICTURES_MAX,
  type ArticlePicture,
  type PictureInput,
} from './article-picture'
import { COVER_ALT_MAX } from './cover'
import { encodeArticlePicture } from './encode-picture'
import type { Media } from './media-store'
import type { ArticleUpdate } from './press-store'

type Prepared = Pick<ArticleUpdate, 'content' | 'pictures'>

function pictureAlt({ number, alt = '' }: PictureInput): string {
  const line = lineOfPicture(number)
  return altText(alt, pictureFields(number).alt, { missing: words.altMissing(line), long: words.altLong(line, COVER_ALT_MAX) })
}

/** @throws InvalidInputError for what can be refused before a picture is encoded */
function check(inputs: readonly PictureInput[], uploads: readonly PictureInput[], had: ReadonlySet<number>): void {
  const [surplus] = uploads.slice(PICTURES_AT_ONCE)
  if (surplus) throw new InvalidInputError({ [pictureFields(surplus.number).file]: words.tooMany(PICTURES_AT_ONCE) })
  for (const input of inputs) {
    const { number, file, alt = '', remove, free } = input
    const known = had.has(number) && !free
    if (file || (known && !remove)) pictureAlt(input)
    else if (!known && alt.trim() !== '') throw new InvalidInputError({ [pictureFields(number).file]: words.fileMissing(lineOfPicture(number)) })
  }
}

/**
 * The numbers that the pictures of files get, by their places in the form: others than these where somebody else's picture came to
 * a place that the form showed as free.
 * @throws InvalidInputError if all places are taken
 */
function numbersOf(uploads: readonly PictureInput[], taken: ReadonlySet<number>): ReadonlyMap<number, number> {
  const numbers = new Map(uploads.filter(({ number, free }) => !(free && taken.has(number))).map(({ number }) => [number, number]))
  for (const { number } of uploads.filter((upload) => !numbers.has(upload.number))) {
    const used = new Set([...taken, ...numbers.values()])
    const next = PICTURE_NUMBERS.find((one) => !used.has(one))
    if (next === undefined) throw new InvalidInputError({ [pictureFields(number).file]: words.noPlace(lineOfPicture(number), PICTURES_MAX) })
    numbers.set(number, next)
  }
  return numbers
}

const linesOf = (text: string): string[] => text.split(/\r\n?|\n/)
const numbersIn = (text: string): number[] => linesOf(text).flatMap((line) => pictureOfLine(line) ?? [])

/** A text as it was typed, with the lines of the files that got another number. */
const renumbered = (text: string, numbers: ReadonlyMap<number, number>): string =>
  linesOf(text)
    .map((line) => {
      const place = pictureOfLine(line) ?? 0
      const number = numbers.get(place)
      return number === undefined || number === place ? line : lineOfPicture(number)
    })
    .join('\n')

/**
 * The text without the lines of removed pictures, and with those of new ones that it does not name at its end.
 * @param before the lines that it may have without a picture, because the text is older than pictures; null for any
 * @throws InvalidInputError for another line without a picture
 */
function placed(
  text: string,
  { kept, added, removed, before }: Readonly<Record<'kept' | 'added' | 'removed', readonly number[]>> & { before: string | null },
): string {
  const left =
    removed.length === 0
      ? text
      : linesOf(text)
          .filter((line) => !removed.includes(pictureOfLine(line) ?? 0))
          .join('\n')
  const named = numbersIn(left)
  const missing = before === null ? undefined : named.find((number) => !kept.includes(number) && !numbersIn(before).includes(number))
  if (missing !== undefined) throw new InvalidInputError({ content: words.lineWithout(lineOfPicture(missing)) })
  return [left, ...added.filter((number) => !named.includes(number)).map(lineOfPicture)].join('\n\n').trim()
}

/**
 * Applies the form's fields of the pictures in the text: a file adds or replaces a picture, a ticked removal removes it and its
 * lines, otherwise its description is updated. The fields of a place that the form showed as free never change a picture that came
 * there meanwhile: a file and its line get the next free number.
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
  const had: ReadonlySet<number> = new Set(pictures.keys())
  const uploads = inputs.filter(({ file }) => file)
  check(inputs, uploads, had)
  const numbers = numbersOf(uploads, had)
  const described = inputs.filter(({ number, file, free }) => !file && !free && had.has(number))
  const removed = described.filter(({ remove }) => remove).map(({ number }) => number)
  const added = [...numbers.values()]
  for (const number of removed) pictures.delete(number)
  const kept = [...pictures.keys(), ...added]
  const content = placed(text === undefined ? before.content : renumbered(text, numbers), {
    kept,
    added,
    removed,
    // A program, which sends no fields of pictures, may write any text.
    before: inputs.length === 0 ? null : before.content,
  })
  const media: Media[] = []
  for (const input of described) {
    const picture = pictures.get(input.number)
    if (picture && input.alt !== undefined) pictures.set(picture.number, { ...picture, alt: pictureAlt(input) })
  }
  for (const input of uploads) {
    if (!input.file) continue
    const number = numbers.get(input.number) ?? input.number
    const { media: files, ...encoded } = await encodeArticlePicture(articleId, input.file, input.number)
    media.push(...files)
    pictures.set(number, { number, alt: pictureAlt(input), ...encoded })
  }
  const prepared: Prepared = text === undefined && content === before.content ? {} : { content }
  // Unchanged pictures are not written: the store may hold some that it cannot read.
  if (removed.length + uploads.length === 0 && before.pictures.every((picture) => pictures.get(picture.number)?.alt === picture.alt)) return prepared
  return { ...prepared, pictures: { pictures: [...pictures.values()].toSorted((a, b) => a.number - b.number), media } }
}
