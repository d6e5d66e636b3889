import { formatCount } from '@/lib/messages/format-count'
import { dayReportWords as words } from '@/lib/messages/ko/office-day-report'
import { statusWords } from '@/lib/messages/ko/registration-office'
import { STATUSES, type RegistrationStatus } from '@/lib/registrations/statuses'
import { FIRST_CONTACT_MINUTES, type Figures } from './figures'
import { IN_TIME_COLUMN } from './figure-text'
import type { ReportView } from './report-view'

/** The day's report on one page: figures as the office reports them. */
export interface DaySheet {
  /** Site, day, time and author. */
  readonly head: readonly string[]
  readonly totals: readonly { readonly label: string; readonly ofDay: string; /** Null where only the day is counted. */ readonly total: string | null }[]
  readonly counts: string
  /** Customers by present status; none on the sheet of a past day. */
  readonly statuses: readonly { readonly label: string; readonly count: string }[]
  readonly parts: readonly {
    readonly id: string
    readonly title: string
    readonly of: string
    readonly columns: readonly string[]
    readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[]
  }[]
}

/** What a report does not know. */
interface SheetFrame {
  readonly site: string
  readonly author: string
  /** Present statuses; null for a past day, because nothing tells those of that day. */
  readonly byStatus: Readonly<Record<RegistrationStatus, number>> | null
}

const PARTS: readonly string[] = ['channels', 'units', 'counsellors']
const COLUMNS = Object.entries(words.columns) as readonly [keyof typeof words.columns, string][]
const LABELS = words.figures(FIRST_CONTACT_MINUTES)
const textOf = (name: keyof typeof LABELS, figures: Figures): string => (name === 'inTime' ? IN_TIME_COLUMN.text(figures) : formatCount(figures[name]))

/** @param view of a day */
export function daySheet(view: ReportView, { site, author, byStatus }: SheetFrame): DaySheet {
  const figures = view.total.now
  const registered = byStatus && STATUSES.reduce((sum, status) => sum + byStatus[status], 0)
  return {
    head: [site, `${words.title} ${view.period}`, view.asOf ? words.asOf(view.asOf) : words.whole, words.author(author)],
    totals: (Object.keys(LABELS) as (keyof typeof LABELS)[]).map((name) => ({
      label: LABELS[name],
      ofDay: textOf(name, figures),
      total: name === 'arrived' && registered !== null ? formatCount(registered) : null,
    })),
    counts: words.counts(byStatus ? words.today : words.thatDay),
    statuses: byStatus ? STATUSES.map((status) => ({ label: statusWords[status], count: words.people(byStatus[status]) })) : [],
    parts: view.parts
      .filter(({ id }) => PARTS.includes(id))
      .map(({ id, title, of, rows }) => ({
        id,
        title,
        of,
        columns: COLUMNS.map(([, label]) => label),
        rows: rows.map(({ label, now }) => ({ label, cells: COLUMNS.map(([name]) => formatCount(now[name])) })),
      }))
      .map((part) => ({ ...part, rows: part.rows.filter(({ cells }) => cells.some((text) => text !== '0')) }))
      .filter(({ rows }) => rows.length > 0),
  }
}

/** A counsellor's figures by name; of other parts who came. */
const rowText = (id: string, label: string, columns: readonly string[], cells: readonly string[]): string =>
  words.row(
    label,
    id === 'counsellors' ? columns.flatMap((name, index) => (cells[index] === '0' ? [] : words.row(name, cells[index] ?? ''))).join('·') : (cells[0] ?? ''),
  )

/** The sheet as a text to send, a line for each subject. */
export function daySheetText({ head, totals, statuses, parts }: DaySheet): string {
  const [site = '', title = '', ...rest] = head
  const figures = totals.map(({ label, ofDay, total }) => words.row(label, total === null ? ofDay : `${ofDay} (${words.total} ${total})`))
  const partLines = parts.map((part) =>
    words.part(
      part.title,
      part.rows.flatMap(({ label, cells }) => (part.id === 'counsellors' || cells[0] !== '0' ? rowText(part.id, label, part.columns, cells) : [])),
    ),
  )
  const nowLine = words.part(
    words.now,
    statuses.map(({ label, count }) => words.row(label, count)),
  )
  return [`[${site}] ${title}`, rest.join(', '), '', ...figures, '', ...partLines, ...(statuses.length > 0 ? ['', nowLine] : [])].join('\n')
}
