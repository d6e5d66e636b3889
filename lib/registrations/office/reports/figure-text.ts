import { FIRST_CONTACT_MINUTES, type Figures } from './figures'
import { eventWords, statusWords } from '@/lib/messages/ko/registration-office'
import { formatCount } from '@/lib/messages/format-count'
import { officeTimeWords as words } from '@/lib/messages/ko/office-time'
import { officeReportWords } from '@/lib/messages/ko/office-report'

/** `12분`, `1시간 5분`; a dash if nobody was contacted. */
export function minutesText(minutes: number | null): string {
  if (minutes === null) return '–'
  const whole = Math.round(minutes)
  if (whole < 60) return words.minutes(whole)
  return whole % 60 === 0 ? words.hours(formatCount(whole / 60)) : words.hoursAndMinutes(formatCount(Math.floor(whole / 60)), whole % 60)
}

/** Rounded percentage; null for a division by zero. */
const percentOf = (part: number, whole: number): number | null => (whole === 0 ? null : Math.round((part / whole) * 100))

/** A column of a report: on screen, on paper and in a file. */
export interface FigureColumn {
  readonly label: string
  readonly fileLabel?: string
  /** Number for spreadsheets; null leaves the cell empty. */
  readonly value: (figures: Figures) => number | null
  readonly text: (figures: Figures) => string
}

const counts = (label: string, value: (figures: Figures) => number): FigureColumn => ({ label, value, text: (figures) => formatCount(value(figures)) })

/** Results of calls, on the sheet of a day and in files. */
export const CALL_COLUMNS: readonly FigureColumn[] = [
  counts(eventWords.reached, ({ reached }) => reached),
  counts(eventWords.absent, ({ absent }) => absent),
  counts(eventWords.callback, ({ callbacks }) => callbacks),
  counts(eventWords['wrong-number'], ({ wrongNumbers }) => wrongNumbers),
  counts(eventWords.declined, ({ declined }) => declined),
]

/** The share of those who were contacted quickly. */
export const IN_TIME_COLUMN: FigureColumn = {
  label: officeReportWords.inTime(FIRST_CONTACT_MINUTES),
  fileLabel: `${officeReportWords.inTime(FIRST_CONTACT_MINUTES)}(%)`,
  value: ({ inTime, decided }) => percentOf(inTime, decided),
  text: ({ inTime, decided }) => (decided === 0 ? '–' : `${percentOf(inTime, decided)}%`),
}

export const FIGURE_COLUMNS: readonly FigureColumn[] = [
  counts(statusWords.new, ({ arrived }) => arrived),
  counts(officeReportWords.contacted, ({ contacted }) => contacted),
  IN_TIME_COLUMN,
  {
    label: officeReportWords.median,
    fileLabel: officeReportWords.medianFile,
    value: ({ medianMinutes }) => (medianMinutes === null ? null : Math.round(medianMinutes)),
    text: ({ medianMinutes }) => minutesText(medianMinutes),
  },
  counts(eventWords.booked, ({ booked }) => booked),
  counts(eventWords.visited, ({ visited }) => visited),
  counts(eventWords['no-show'], ({ noShow }) => noShow),
  counts(eventWords.contract, ({ contracts }) => contracts),
]
