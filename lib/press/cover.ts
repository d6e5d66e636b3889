import { pressAnswers } from '@/lib/messages/ko/press-answers'

/** One encoded size of a cover. `file` is its address part, `{hash}.webp`. */
export interface CoverFile {
  readonly file: string
  /** Pixels. */
  readonly width: number
}

/** An article's picture as pages show it; its bytes are in the media store, under the names given here. */
export interface ArticleCover {
  readonly alt: string
  /** Pixels of the largest file: pages reserve the room before the picture is there. */
  readonly width: number
  readonly height: number
  /** WebP, the smallest first; at least one. */
  readonly files: readonly [CoverFile, ...CoverFile[]]
  /** JPEG of {@link SOCIAL_SIZE}, for link previews. */
  readonly social: string
  /** Size of that file, as feeds tell it; absent in covers of before they did. */
  readonly socialBytes?: number
  /** Whether it shows what is planned, which is then written below it; absent in what staff upload. */
  readonly illustration?: boolean
}

/** What the write form sends about a cover: the bytes of a file, unchecked, and the texts beside it. */
export interface CoverInput {
  readonly file: Uint8Array | null
  readonly alt: string
  readonly remove: boolean
}

export const COVER_MAX_BYTES = 8 * 1024 * 1024
/** What a form with a cover may bring, and what is said to more (413). */
export const coverUpload = { maxBytes: COVER_MAX_BYTES, tooLarge: pressAnswers.coverTooLarge } as const
/** 50 megapixels: what phones take; a small file that unpacks to more is refused before it is unpacked. */
export const COVER_MAX_PIXELS = 50_000_000
export const COVER_ALT_MAX = 200
/** Link previews are drawn for this size. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const

/** @returns undefined where the request has no cover fields: then the cover stays as it is */
export function readCoverInput(values: Readonly<Record<string, unknown>>, files: Readonly<Record<string, Uint8Array>>): CoverInput | undefined {
  const { coverAlt, removeCover } = values
  if (!files.cover && typeof coverAlt !== 'string') return undefined
  return { file: files.cover ?? null, alt: typeof coverAlt === 'string' ? coverAlt : '', remove: removeCover === 'on' }
}
