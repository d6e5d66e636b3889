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

/**
 * The date of an article for a typed day: now for today, the beginning of an earlier one. A future day is refused, because
 * nothing publishes an article later.
 * @param day as typed, `2026-11-20`
 * @param present the article; absent for a new one
 * @returns undefined if the date stays as it is: nothing was typed, or its own day
 * @throws InvalidInputError with a Korean message under `date`
 */
export function publicationDate(day: string | undefined, now: Date, present?: Pick<Article, 'date' | 'status'>): Date | undefined {
  if (day === undefined || day === '' || (present && shownDay(present) === day)) return undefined
  if (!isCalendarDay(day) || day < FIRST_DAY) throw new InvalidInputError({ date: pressAnswers.dateUnknown })
  const today = koreanIsoDay(now)
  if (day > today) throw new InvalidInputError({ date: pressAnswers.dateFuture })
  return day === today ? now : koreanInstant(day)
}
