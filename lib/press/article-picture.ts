import { articlePictureWords } from '@/lib/messages/ko/article-pictures'
import type { ArticleCover, CoverFile } from './cover'

/** A picture in the text of an article. It stands where a line of the text names its number: `[사진 2]`. */
export interface ArticlePicture extends Pick<ArticleCover, 'alt' | 'width' | 'height'> {
  /** 1 to {@link PICTURES_MAX}, unique within the article. */
  readonly number: number
  /** WebP, the smallest first; at least one. */
  readonly files: readonly [CoverFile, ...CoverFile[]]
}

/** Pictures of one article. */
export const PICTURES_MAX = 12
/** New pictures of one request, because a transaction of Firestore takes 10 MiB. */
export const PICTURES_AT_ONCE = 3

/** The fields of one picture in the article's form: the unchecked bytes of a file, and its texts. */
export interface PictureInput {
  readonly number: number
  readonly file: Uint8Array | null
  readonly alt: string | undefined
  readonly remove: boolean
  /** Whether the form showed the place as free: a picture that has its number by now is somebody else's. */
  readonly free: boolean
}

/** Names of the form's fields for a picture. */
export const pictureFields = (number: number) => ({ file: `picture${number}`, alt: `picture${number}Alt`, remove: `picture${number}Remove` }) as const

/** The numbers that pictures of an article can have. */
export const PICTURE_NUMBERS = Array.from({ length: PICTURES_MAX }, (_, index) => index + 1)

/** The form's hidden field with the numbers of the places that it shows as free. */
export const FREE_PLACES = 'freePictures'

/** A place of the form for a picture. */
export interface PictureSlot {
  /** The line of the text that stands for it. */
  readonly line: string
  readonly number: number
  readonly fields: ReturnType<typeof pictureFields>
  /** The picture that the article has there; null for a place that takes a new one. */
  readonly picture: ArticlePicture | null
}

/** @returns the places of an article's form: its pictures, and the next ones that it may get */
export function pictureSlots(pictures: readonly ArticlePicture[]): PictureSlot[] {
  const slot = (number: number, picture: ArticlePicture | null): PictureSlot => ({
    line: lineOfPicture(number),
    number,
    fields: pictureFields(number),
    picture,
  })
  const free = PICTURE_NUMBERS.filter((number) => !pictures.some((picture) => picture.number === number))
  return [...pictures.map((picture) => slot(picture.number, picture)), ...free.slice(0, PICTURES_AT_ONCE).map((number) => slot(number, null))]
}

/** @returns the pictures that a request has fields of */
export function readPictureInputs(values: Readonly<Record<string, unknown>>, files: Readonly<Record<string, Uint8Array>>): PictureInput[] {
  const shownFree = values[FREE_PLACES]
  const free = typeof shownFree === 'string' ? shownFree.split(' ') : []
  return PICTURE_NUMBERS.flatMap((number) => {
    const fields = pictureFields(number)
    const [file, alt] = [files[fields.file] ?? null, values[fields.alt]]
    if (!file && typeof alt !== 'string') return []
    return [{ number, file, alt: typeof alt === 'string' ? alt : undefined, remove: values[fields.remove] === 'on', free: free.includes(String(number)) }]
  })
}

/** A line of a text that stands for a picture, as {@link lineOfPicture} writes it and as people type it. */
const PICTURE_LINE = /^\[사진\s?(\d{1,2})\]$/

/** @returns the number of the picture that a line of a text stands for; null for any other line */
export function pictureOfLine(line: string): number | null {
  const number = PICTURE_LINE.exec(line.trim())?.[1]
  return number === undefined ? null : Number(number)
}

export const lineOfPicture = (number: number): string => articlePictureWords.line(number)
