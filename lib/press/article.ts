import { z } from 'zod'
import { pressAnswers } from '@/lib/messages/ko/press-answers'
import { PICTURES_AT_ONCE, PICTURES_MAX, type ArticlePicture } from './article-picture'
import { articleUpload, COVER_ALT_MAX, COVER_MAX_BYTES, type ArticleCover } from './cover'
import { PICTURE_TYPES } from './picture-types'
import { formatCount } from '@/lib/messages/format-count'
import { cleanLine, cleanText } from '@/lib/clean-text'

/** `draft` was never public; `unpublished` was, and keeps its date. */
export type ArticleStatus = 'draft' | 'published' | 'unpublished'

/** The article in lists and feeds. `views` is the stored count, kept separately from the article. */
export interface ArticleSummary {
  readonly id: string
  readonly siteId: string
  /** Sequential number within the site; numbers of deleted articles are not reused. */
  readonly number: number
  readonly title: string
  readonly summary: string
  readonly date: Date
  readonly updatedAt: Date
  readonly status: ArticleStatus
  readonly views: number
  readonly cover: ArticleCover | null
}

export interface Article extends ArticleSummary {
  readonly content: string
  /** Pictures in the text, by number. */
  readonly pictures: readonly ArticlePicture[]
}

/** Position of an article in its list, newest first and ties by id; the content of a cursor. */
export type ArticlePosition = Pick<ArticleSummary, 'date' | 'id'>

/**
 * Ids that every store can look up. Firestore throws for others: slashes, only dots, more than 1,500 bytes, reserved
 * names (`__x__`).
 */
const ARTICLE_ID = /^(?!__.*__$)[\w~-][\w.~-]{0,199}$/

/**
 * @param id part of an address, percent-encoded or not
 * @returns whether it can be an article's id; others are not looked up
 */
export const isArticleId = (id: string): boolean => ARTICLE_ID.test(id)

export const TITLE_MAX = 120
const SUMMARY_MAX = 300
const CONTENT_MAX = 20_000
/** The limits by field, for forms. */
export const articleLimits = {
  title: TITLE_MAX,
  summary: SUMMARY_MAX,
  content: CONTENT_MAX,
  coverAlt: COVER_ALT_MAX,
  coverBytes: COVER_MAX_BYTES,
  coverTooLarge: articleUpload.each.tooLarge,
  uploadBytes: articleUpload.maxBytes,
  uploadTooLarge: articleUpload.tooLarge,
  pictures: PICTURES_MAX,
  picturesAtOnce: PICTURES_AT_ONCE,
  pictureTypes: PICTURE_TYPES,
} as const
/** Largest request body: the content's limit in UTF-8 with JSON escapes, and space for the other fields. */
export const ARTICLE_BODY_MAX_BYTES = 256 * 1024

const inKorean = (max: number) => formatCount(max)

/** Cleaning reduces a text to a third at most (Hangul in jamo), so longer text is refused before cleaning. */
const RAW_FACTOR = 4

const line = (max: number, tooLong: string) =>
  z
    .string({ error: pressAnswers.required })
    .max(RAW_FACTOR * max, tooLong)
    .transform(cleanLine)
    .pipe(z.string().min(1, pressAnswers.required).max(max, tooLong))

const fields = {
  date: z.string({ error: pressAnswers.dateUnknown }).trim().nullish(),
  title: line(TITLE_MAX, pressAnswers.titleLong(inKorean(TITLE_MAX))),
  summary: line(SUMMARY_MAX, pressAnswers.summaryLong(inKorean(SUMMARY_MAX))),
  content: z
    .string({ error: pressAnswers.contentNoText })
    .max(RAW_FACTOR * CONTENT_MAX, pressAnswers.contentLong(inKorean(CONTENT_MAX)))
    .transform((value) => cleanText(value).trim())
    .pipe(z.string().max(CONTENT_MAX, pressAnswers.contentLong(inKorean(CONTENT_MAX)))),
}

export const newArticleSchema = z.object({
  site: z.string({ error: pressAnswers.siteMissing }).min(1, pressAnswers.siteMissing).normalize('NFC'),
  ...fields,
  content: fields.content.default(''),
  status: z.enum(['draft', 'published'], { error: pressAnswers.status }).default('published'),
})
export const articleChangesSchema = z.object({ ...fields, status: z.enum(['published', 'unpublished'], { error: pressAnswers.status }) }).partial()
