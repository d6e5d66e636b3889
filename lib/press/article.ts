import { z } from 'zod'
import { COVER_ALT_MAX, COVER_MAX_BYTES, coverUpload, type ArticleCover } from './cover'

/** `draft` was never public; `unpublished` was, and keeps the date it had. */
export type ArticleStatus = 'draft' | 'published' | 'unpublished'

/** What lists and feeds show. `views` is what the store counted; it lives apart from the article. */
export interface ArticleSummary {
  readonly id: string
  readonly siteId: string
  /** Running number within the site, given once; a deleted article leaves its number unused. */
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
}

/** Where an article stands in its list, newest first and ties by id: what a cursor carries. */
export type ArticlePosition = Pick<ArticleSummary, 'date' | 'id'>

const SITE_MISSING = '게시할 사이트를 골라 주세요.'
export const TITLE_MAX = 120
const SUMMARY_MAX = 300
const CONTENT_MAX = 20_000
/** The same, a field each, for forms. */
export const articleLimits = {
  title: TITLE_MAX,
  summary: SUMMARY_MAX,
  content: CONTENT_MAX,
  coverAlt: COVER_ALT_MAX,
  coverBytes: COVER_MAX_BYTES,
  coverTooLarge: coverUpload.tooLarge,
} as const
/** Largest request body: the content's limit in UTF-8, JSON escapes, and room for the rest. */
export const ARTICLE_BODY_MAX_BYTES = 256 * 1024

const REQUIRED = '제목과 요약을 입력해 주세요!'
const tooLong = (label: string, max: number) => `${label} ${max.toLocaleString('ko-KR')}자까지 쓸 수 있습니다.`

/** Cleaning at most halves a text (line ends), so what is longer than this is refused before it is cleaned. */
const RAW_FACTOR = 4

/** Control characters other than line breaks and tabs never reach a page or a feed: XML refuses them. */
export const plain = (value: string) => value.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}|[\uFFFE\uFFFF]|\p{Cs}/gu, '')
const line = (label: string, max: number) =>
  z
    .string({ error: REQUIRED })
    .max(RAW_FACTOR * max, tooLong(label, max))
    .transform((value) => plain(value).replace(/\s+/g, ' ').trim())
    .pipe(z.string().min(1, REQUIRED).max(max, tooLong(label, max)))

const fields = {
  title: line('제목은', TITLE_MAX),
  summary: line('요약은', SUMMARY_MAX),
  content: z
    .string({ error: '본문을 글로 보내 주세요.' })
    .max(RAW_FACTOR * CONTENT_MAX, tooLong('본문은', CONTENT_MAX))
    .transform((value) => plain(value).trim())
    .pipe(z.string().max(CONTENT_MAX, tooLong('본문은', CONTENT_MAX))),
}

export const newArticleSchema = z.object({
  site: z.string({ error: SITE_MISSING }).min(1, SITE_MISSING),
  ...fields,
  content: fields.content.default(''),
  status: z.enum(['draft', 'published'], { error: '상태가 올바르지 않습니다.' }).default('published'),
})
export const articleChangesSchema = z.object({ ...fields, status: z.enum(['published', 'unpublished'], { error: '상태가 올바르지 않습니다.' }) }).partial()
