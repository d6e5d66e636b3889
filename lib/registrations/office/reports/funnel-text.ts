import type { FunnelFigures, FunnelRow } from './funnel'
import { formatCount } from '@/lib/messages/format-count'
import { officeReportWords as words } from '@/lib/messages/ko/office-report'
/** Hundredths are needed: of 31,000 views, 21 registrations are 0.07 percent. */
const hundredth = (value: number) => Math.round(value * 100) / 100

/** A column of the funnel: on screen, on paper and in a file. */
interface FunnelColumn {
  readonly label: string
  /** Percent of views, to a hundredth; otherwise a sum. */
  readonly isRate: boolean
  /** Null for a division by zero, or for a rate over 100 %. */
  readonly value: (figures: FunnelFigures) => number | null
}

const rate = (part: number, views: number): number | null => (views === 0 || part > views ? null : hundredth((part / views) * 100))

export const FUNNEL_COLUMNS: readonly FunnelColumn[] = [
  { label: words.views, isRate: false, value: ({ views }) => views },
  { label: words.popups, isRate: false, value: ({ popups }) => popups },
  { label: words.registrations, isRate: false, value: ({ registrations }) => registrations },
  { label: words.popupRate, isRate: true, value: ({ popups, views }) => rate(popups, views) },
  { label: words.registrationRate, isRate: true, value: ({ registrations, views }) => rate(registrations, views) },
]

/** A figure beside that of the week before. */
export interface FunnelCell {
  readonly now: number | null
  readonly before: number | null
  /** Growth of a sum in percent, of a rate in points; null if not comparable. */
  readonly change: number | null
}

/** @param inProgress the last day is not over: its sum is not compared with that of a whole day */
export function funnelCell({ isRate, value }: FunnelColumn, { now, before }: FunnelRow, inProgress: boolean): FunnelCell {
  const [present, earlier] = [value(now), before && value(before)]
  const cell = { now: present, before: earlier }
  if (present === null || earlier === null) return { ...cell, change: null }
  if (isRate) return { ...cell, change: hundredth(present - earlier) }
  return { ...cell, change: inProgress || earlier === 0 ? null : Math.round(((present - earlier) / earlier) * 100) }
}

const figureText = (value: number | null, isRate: boolean): string => (value === null ? '–' : isRate ? `${value}%` : formatCount(value))
const signed = (value: number): string => (value > 0 ? `+${formatCount(value)}` : `−${formatCount(-value)}`)

export interface FunnelCellText {
  readonly now: string
  /** Null if nothing was counted then. */
  readonly before: string | null
  /** `+12%`, for a rate `−0.4%p`; null if unchanged or not comparable. */
  readonly change: string | null
}

/** A row's cells in Korean, by column. */
export const funnelTexts = (row: FunnelRow, inProgress: boolean): FunnelCellText[] =>
  FUNNEL_COLUMNS.map((column) => {
    const { now, before, change } = funnelCell(column, row, inProgress)
    return {
      now: figureText(now, column.isRate),
      before: row.before === null ? null : figureText(before, column.isRate),
      change: change === null || change === 0 ? null : `${signed(change)}${column.isRate ? '%p' : '%'}`,
    }
  })
