import { InvalidInputError } from '@/lib/errors'
import { isCalendarDay, isWholeDay, koreanInstant, koreanIsoDay } from '@/lib/korean-time'
import { pressAnswers } from '@/lib/messages/ko/press-answers'
import type { Article } from './article'

/** The site did not exist before. */
const FIRST_DAY = '2000-01-01'

/** Whether the office chose the day of an article: a chosen day is stored as its beginning in Korea, and shown without a time. */
export const isChosenDay = ({ date }: Pick<Article, 'date'>): boolean => isWholeDay(date)

/** The day that the form of an article shows; empty for a draft whose day is that of its publication. */
export const shownDay = (article: Pick<Article, 'date' | 'status'>): string =>
  article.status !== 'draft' || isChosenDay(article) ? koreanIsoDay(article.date) : ''

/** Whether the text is the article's own date, as programs read it from the list. */
const isOwnInstant = ({ date }: Pick<Article, 'date'>, text: string): boolean => text.includes('T') && Date.parse(text) === date.getTime()

/**
 * The date of an article for a typed day: its beginning, but now for today, so that what is published later on the same day stands
 * above. A draft keeps today as a chosen day; an empty field takes its chosen day back. A future day is refused, because nothing
 * publishes an article later.
 * @param day as typed, `2026-11-20`; null as if it were absent
 * @param draft whether the article is a draft after the change
 * @param present the article; absent for a new one
 * @returns undefined if the date stays as it is: nothing was typed, or its own day
 * @throws InvalidInputError with a Korean message under `date`
 */
export function publicationDate(
  day: string | null | undefined,
  now: Date,
  { draft, present }: { readonly draft: boolean; readonly present?: Pick<Article, 'date' | 'status'> },
): Date | undefined {
  if (day === undefined || day === null || (present && (shownDay(present) === day || isOwnInstant(present, day)))) return undefined
  if (day === '') return present?.status === 'draft' ? now : undefined
  if (!isCalendarDay(day) || day < FIRST_DAY) throw new InvalidInputError({ date: pressAnswers.dateUnknown })
  const today = koreanIsoDay(now)
  if (day > today) throw new InvalidInputError({ date: pressAnswers.dateFuture })
  return day === today && !draft ? now : koreanInstant(day)
}
