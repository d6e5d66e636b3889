import { z } from 'zod'
import { href, linkedText, plainText } from './base'

/** Where a notice stands: above the header of every page; there and as a popup once a visitor and day; above one page. */
const NOTICE_PLACES = ['bar', 'popup', 'page'] as const

const TEXT_MAX = 60
const DETAIL_MAX = 600
const NOTICES_MAX = 20
const PRIORITY_MAX = 9
const USUAL_PRIORITY = 5

/** Nobody writes these in a notice: they are of markup that somebody pasted. */
const withoutMarkup = (text: string) => !/[<>]/.test(text)
const NO_MARKUP = '꺾쇠(<, >)를 빼고 글만 적어 주세요'
const atMost = (max: number) => `${max}자까지 적을 수 있습니다. 줄여 주세요`

const minuteError = '날짜와 시각을 분까지 골라 주세요 (예: 2026-12-24T18:00)'
/** Korean local time to the minute. */
const minute = z.iso.datetime({ local: true, precision: -1, error: minuteError, abort: true }).refine((time) => !time.endsWith('Z'), minuteError)

const notice = z
  .object({
    /** The line that everybody sees. */
    text: plainText.max(TEXT_MAX, atMost(TEXT_MAX)).refine(withoutMarkup, NO_MARKUP),
    detail: linkedText.max(DETAIL_MAX, atMost(DETAIL_MAX)).refine(withoutMarkup, NO_MARKUP).optional(),
    /** The line of English pages; without it the notice is Korean only. */
    english: plainText
      .max(TEXT_MAX * 2, atMost(TEXT_MAX * 2))
      .refine(withoutMarkup, NO_MARKUP)
      .optional(),
    /** First and last instant: the notice is shown from the one until the other. */
    begins: minute,
    ends: minute,
    place: z.enum(NOTICE_PLACES).default('bar'),
    /** Path of the page, for a notice of one page. */
    page: href.optional(),
    /** 1 stands first. */
    priority: z.number('1부터 9까지의 숫자로 적어 주세요').int().min(1).max(PRIORITY_MAX).default(USUAL_PRIORITY),
  })
  .refine(({ begins, ends }) => begins < ends, { path: ['ends'], error: '끝이 시작보다 늦어야 합니다. 시작과 끝을 확인해 주세요' })
  .refine(({ place, page }) => place !== 'page' || page !== undefined, {
    path: ['page'],
    error: '한 페이지에만 보이려면 그 페이지의 주소를 적어 주세요 (예: /BusinessGuide/plan)',
  })

/** What the office tells visitors for a while. Ended ones are not shown. */
export const noticesSchema = z.array(notice).max(NOTICES_MAX, `공지는 ${NOTICES_MAX}개까지 둘 수 있습니다. 끝난 공지를 지워 주세요`)

export type Notice = z.infer<typeof notice>
/** Input type of content files: defaults are optional. */
export type NoticesInput = z.input<typeof noticesSchema>
