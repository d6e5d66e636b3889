import 'server-only'
import { z } from 'zod'
import type { ArticleSummary } from '@/lib/press/article'
import { noteUnreadable } from './met-records'
import { coverFrom } from './stored-pictures'
import { positionTime, storedTime } from './stored-time'

const plainArticle = z.object({
  siteId: z.string(),
  number: z.number(),
  title: z.string(),
  summary: z.string(),
  status: z.enum(['draft', 'published', 'unpublished']),
  date: storedTime,
  updatedAt: storedTime,
  views: z.number(),
})

/** As an adapter read it: unchecked types. */
type Read = Readonly<Record<keyof z.input<typeof plainArticle>, unknown>> & { readonly id: string; readonly cover: unknown; readonly coverAlt: unknown }

const textOr = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise)
const numberOr0 = (value: unknown): number => (typeof value === 'number' ? value : 0)

/**
 * An article for lists. A malformed one keeps its readable values and its place in the list, and is not published if its status
 * is unreadable; lib/press/list-articles.ts decides what visitors see of it.
 */
export function readSummary(read: Read): ArticleSummary {
  const { id, cover, coverAlt } = read
  const shownCover = cover === null || cover === undefined ? null : coverFrom({ cover: textOr(cover, ''), alt: textOr(coverAlt, '') }, id)
  const checked = plainArticle.safeParse(read)
  if (checked.success) return { id, ...checked.data, cover: shownCover }
  noteUnreadable({ kind: 'article', id })
  return {
    id,
    siteId: textOr(read.siteId, ''),
    number: numberOr0(read.number),
    title: textOr(read.title, id),
    summary: textOr(read.summary, ''),
    status: plainArticle.shape.status.safeParse(read.status).data ?? 'unpublished',
    date: positionTime(read.date),
    updatedAt: positionTime(read.updatedAt),
    views: numberOr0(read.views),
    cover: shownCover,
  }
}
