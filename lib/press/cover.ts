import { pressAnswers } from '@/lib/messages/ko/press-answers'

/** One encoded size of a cover. `file` is its name in addresses, `{hash}.webp`. */
export interface CoverFile {
  readonly file: string
  /** Pixels. */
  readonly width: number
}

/** An article's picture for pages; the media store has its bytes under these names. */
export interface ArticleCover {
  readonly alt: string
  /** Pixels of the largest file, with which pages reserve its space. */
  readonly width: number
  readonly height: number
  /** WebP, the smallest first; at least one. */
  readonly files: readonly [CoverFile, ...CoverFile[]]
  /** JPEG of {@link SOCIAL_SIZE}, for link previews. */
  readonly social: string
  /** Size of that file in bytes, for feeds; absent in covers from before it was stored. */
  readonly socialBytes?: number
  /** Whether it shows a plan, which a caption then says; absent in uploads. */
  readonly illustration?: boolean
}

/** Cover fields of the article form: the unchecked bytes of a file, and its texts. */
export interface CoverInput {
  readonly file: Uint8Array | null
  readonly alt: string
  readonly remove: boolean
}

const COVER_MAX_MEGABYTES = 8
const UPLOAD_MAX_MEGABYTES = 2 * COVER_MAX_MEGABYTES
const MEGABYTE = 1024 * 1024
export const COVER_MAX_BYTES = COVER_MAX_MEGABYTES * MEGABYTE
/** Limits of a form with pictures, all together and each, and the messages for larger ones (413). */
export const articleUpload = {
  maxBytes: UPLOAD_MAX_MEGABYTES * MEGABYTE,
  tooLarge: pressAnswers.picturesTooLarge(COVER_MAX_MEGABYTES, UPLOAD_MAX_MEGABYTES),
  each: { maxBytes: COVER_MAX_BYTES, tooLarge: pressAnswers.coverTooLarge(COVER_MAX_MEGABYTES) },
} as const
/** 50 megapixels, as phones take; a small file that would unpack to more is refused before decoding. */
export const COVER_MAX_PIXELS = 50_000_000
export const COVER_ALT_MAX = 200
/** Link previews are drawn for this size. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const

/** @returns undefined if the request has no cover fields, which keeps the cover */
export function readCoverInput(values: Readonly<Record<string, unknown>>, files: Readonly<Record<string, Uint8Array>>): CoverInput | undefined {
  const { coverAlt, removeCover } = values
  if (!files.cover && typeof coverAlt !== 'string') return undefined
  return { file: files.cover ?? null, alt: typeof coverAlt === 'string' ? coverAlt : '', remove: removeCover === 'on' }
}
