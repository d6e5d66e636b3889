import 'server-only'
import { nextTurn } from '@/lib/next-turn'
import { content } from '@/lib/content/load'
import { koreanInstant, koreanIsoDay, koreanTime } from '@/lib/korean-time'
import { OTHER_CHANNEL } from '@/lib/attribution/counted-channel'
import { channelLabel } from '@/lib/attribution/channel'
import type { Services } from '@/lib/services'
import type { PageCount } from '@/lib/attribution/page-count-store'
import { USUAL_HOURS, type OfficeDays } from '@/lib/visits/office-hours'
import { addDays } from '@/lib/visits/day-slots'
import { dayText, timeText } from '@/lib/visits/visit-text'
import { assigneeNames } from '../assignment-actions'
import { qrNames } from '@/lib/attribution/office/channel-view'
import { countFigures, NO_FIGURES, type Dimension, type Figures, type Reading } from './figures'
import { countFunnel, type Funnel } from './funnel'
import { pageTitles } from '@/lib/attribution/office/page-titles'
import { reportPeriod, type ReportPeriod, type ReportQuery } from './report-period'
import { officeReportWords as words } from '@/lib/messages/ko/office-report'
import { channelWords } from '@/lib/messages/ko/office-channel'
import { inboxWords } from '@/lib/messages/ko/office-inbox'
import { workFormWords } from '@/lib/messages/ko/work-form'
import { timelineWords } from '@/lib/messages/ko/registration-timeline'
import { officeMenuWords } from '@/lib/messages/ko/office-menu'

type Dependencies = Pick<Services, 'store' | 'now' | 'visits'>

const WEEK_DAYS = 7
const WEEK_MS = WEEK_DAYS * 24 * 60 * 60_000
/** Maximum registrations, and results, read for one period. Over the limit a report says that it is incomplete. */
export const READ_MAX = 20_000

/** One part of a report, beside that of the week before. */
export interface ReportRow {
  readonly label: string
  readonly now: Figures
  readonly before: Figures
}

interface ReportPart {
  readonly id: 'days' | 'hours' | 'channels' | 'units' | 'counsellors'
  readonly title: string
  /** Heading of the first column: what the rows are. */
  readonly of: string
  readonly rows: readonly ReportRow[]
}

export interface ReportView {
  readonly query: ReportQuery
  readonly title: string
  /** `11월 28일(토)`, or `11월 23일(월) ~ 11월 29일(일)`. */
  readonly period: string
  /** The period compared with, in the same form. */
  readonly comparedWith: string
  /** `14:30` for a period in progress: the week before counts up to the same time. */
  readonly asOf: string | null
  readonly total: ReportRow
  readonly parts: readonly ReportPart[]
  /** From page views to registrations, beside the same days of the week before, as whole days. */
  readonly funnel: Funnel
  /** There was more than the limit. */
  readonly cut: boolean
  readonly previous: ReportQuery
  /** Null if it is in the future. */
  readonly next: ReportQuery | null
}

const ALL = 'all'
const NONE = ''
const DIMENSIONS = {
  total: () => ALL,
  days: ({ at }) => koreanIsoDay(at),
  hours: ({ at }) => String(koreanTime(at).hour),
  channels: ({ channel }) => channel ?? NONE,
  units: ({ unit }) => unit ?? NONE,
  counsellors: ({ assignee }) => assignee ?? NONE,
} as const satisfies Record<string, Dimension>
type Counted = Awaited<ReturnType<typeof countFigures<keyof typeof DIMENSIONS>>>

async function readPeriod({ store }: Dependencies, { from, until }: Pick<ReportPeriod, 'from' | 'until'>, days: OfficeDays, asOf: Date): Promise<Reading> {
  const end = asOf < until ? asOf : until
  return { ...(await store.reports.readPeriod(from, end, READ_MAX)), days, asOf }
}

const weekBefore = (instant: Date): Date => new Date(instant.getTime() - WEEK_MS)
const sameDayBefore = (day: string): string => addDays(day, -WEEK_DAYS)
/** Days of a period that have begun. */
const daysUntilNow = ({ days }: ReportPeriod, at: Date): readonly string[] => days.filter((day) => day <= koreanIsoDay(at))

const readCounts = ({ store }: Dependencies, days: readonly string[]): Promise<readonly PageCount[]> =>
  store.pageCounts.list(days[0] ?? '', addDays(days.at(-1) ?? '', 1))

interface CountsBefore {
  readonly counts: readonly PageCount[]
  /** Channels of registrations that came a week before today, later in the day: page views are counted by whole days. */
  readonly restOfDay: readonly (string | null)[]
}

async function readCountsBefore(dependencies: Dependencies, period: ReportPeriod, at: Date): Promise<CountsBefore> {
  const counts = await readCounts(dependencies, daysUntilNow(period, at).map(sameDayBefore))
  // Nothing to compare with.
  if (at >= period.until || counts.length === 0) return { counts, restOfDay: [] }
  const midnight = koreanInstant(addDays(koreanIsoDay(weekBefore(at)), 1))
  return { counts, restOfDay: await dependencies.store.reports.listChannels(weekBefore(at), midnight, READ_MAX) }
}
const periodText = (days: readonly string[]): string => [...new Set([days[0] ?? '', days.at(-1) ?? ''])].map(dayText).join(' ~ ')

/** Whether anybody came, or a visit or contract followed; calls alone are reported in total and by counsellor. */
const isReported = ({ arrived, booked, visited, noShow, contracts }: Figures): boolean => arrived + booked + visited + noShow + contracts > 0
/** Parts that occur in either period, each with both figures. */
function rowsOf(now: ReadonlyMap<string, Figures>, before: ReadonlyMap<string, Figures>, label: (part: string) => string): (ReportRow & { part: string })[] {
  const parts = [...new Set([...now.keys(), ...before.keys()])]
  return parts.map((part) => ({ part, label: label(part), now: now.get(part) ?? NO_FIGURES, before: before.get(part) ?? NO_FIGURES }))
}

const withoutPart = ({ label, now, before }: ReportRow): ReportRow => ({ label, now, before })
/** Largest first. */
const bySize = (a: ReportRow, b: ReportRow) => b.now.arrived - a.now.arrived || b.before.arrived - a.before.arrived || a.label.localeCompare(b.label, 'ko')

/** All hours between the first and the last in which something happened. */
function hourRows(now: Counted['hours'], before: Counted['hours']): ReportRow[] {
  const hours = [...now.keys(), ...before.keys()].map(Number)
  if (hours.length === 0) return []
  const [first, last] = [Math.min(...hours), Math.max(...hours)]
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const part = String(first + index)
    return { label: words.hour(part), now: now.get(part) ?? NO_FIGURES, before: before.get(part) ?? NO_FIGURES }
  })
}

function partsOf(
  { days, span }: { days: readonly string[]; span: ReportQuery['span'] },
  now: Counted,
  before: Counted,
  names: { qr: Readonly<Record<string, string>>; staff: Readonly<Record<string, string>> },
): ReportPart[] {
  const order = content.units.types.map(({ id }) => id)
  const place = (unit: string) => (order.includes(unit) ? order.indexOf(unit) : unit === NONE ? Infinity : order.length)
  const parts: ReportPart[] = [
    ...(span === 'week'
      ? [
          {
            id: 'days',
            title: words.days,
            of: words.day,
            rows: days.map((day) => ({
              label: dayText(day),
              now: now.days.get(day) ?? NO_FIGURES,
              before: before.days.get(sameDayBefore(day)) ?? NO_FIGURES,
            })),
          } as const,
        ]
      : []),
    { id: 'hours', title: words.hours, of: words.time, rows: hourRows(now.hours, before.hours) },
    {
      id: 'channels',
      title: words.channels,
      of: channelWords.title,
      rows: rowsOf(now.channels, before.channels, (channel) => (channel === NONE ? channelWords.unknown : channelLabel(channel, names.qr)))
        .filter((row) => isReported(row.now) || isReported(row.before))
        .toSorted(bySize)
        .map(withoutPart),
    },
    {
      id: 'units',
      title: words.units,
      of: inboxWords.preference,
      rows: rowsOf(now.units, before.units, (unit) => (unit === NONE ? workFormWords.unknown : unit))
        .filter((row) => isReported(row.now) || isReported(row.before))
        .toSorted((a, b) => place(a.part) - place(b.part) || a.label.localeCompare(b.label, 'ko'))
        .map(withoutPart),
    },
    {
      id: 'counsellors',
      title: words.counsellors,
      of: inboxWords.assignee,
      rows: rowsOf(now.counsellors, before.counsellors, (id) => (id === NONE ? timelineWords.nobody : (names.staff[id] ?? timelineWords.formerAccount)))
        .toSorted(bySize)
        .map(withoutPart),
    },
  ]
  return parts.filter(({ rows }) => rows.length > 0)
}

/**
 * A report of a day or a week, beside the week before up to the same time.
 * @throws StoreUnavailableError
 */
export async function reportView(dependencies: Dependencies, query: ReportQuery): Promise<ReportView> {
  const { visits } = dependencies
  const at = dependencies.now()
  const period = reportPeriod(query)
  const earlier = { from: weekBefore(period.from), until: weekBefore(period.until) }
  const days = visits ? (await visits.hours()).hours : USUAL_HOURS
  const [now, before, pageCounts, { counts, restOfDay }, qr] = await Promise.all([
    readPeriod(dependencies, period, days, at),
    readPeriod(dependencies, earlier, days, weekBefore(at)),
    readCounts(dependencies, period.days),
    readCountsBefore(dependencies, period, at),
    qrNames(dependencies),
  ])
  const staff = await assigneeNames(dependencies, [...now.arrivals, ...now.outcomes, ...before.arrivals, ...before.outcomes])
  const counted = await countFigures(now, DIMENSIONS)
  const countedBefore = await countFigures(before, DIMENSIONS)
  await nextTurn()
  const parts = partsOf({ days: daysUntilNow(period, at), span: query.span }, counted, countedBefore, { qr, staff })
  const funnel = countFunnel(
    { counts: pageCounts, arrivals: now.arrivals },
    { counts, arrivals: [...before.arrivals, ...restOfDay.map((channel) => ({ channel }))] },
    {
      page: pageTitles(),
      channel: (channel) => (channel === null ? channelWords.unknown : channel === OTHER_CHANNEL ? words.other : channelLabel(channel, qr)),
    },
    at < period.until,
  )
  // The page is rendered from it in the turn that follows.
  await nextTurn()
  const step = period.days.length
  const following = addDays(query.day, step)
  return {
    query,
    title: query.span === 'week' ? words.weekTitle : officeMenuWords.reports,
    period: periodText(period.days),
    comparedWith: periodText(period.days.map(sameDayBefore)),
    asOf: at < period.until ? timeText(at) : null,
    total: { label: words.total, now: counted.total.get(ALL) ?? NO_FIGURES, before: countedBefore.total.get(ALL) ?? NO_FIGURES },
    parts,
    funnel,
    cut: [now, before].some(({ arrivals, outcomes }) => arrivals.length === READ_MAX || outcomes.length === READ_MAX),
    previous: { ...query, day: addDays(query.day, -step) },
    next: period.until > at ? null : { ...query, day: following > koreanIsoDay(at) ? koreanIsoDay(at) : following },
  }
}
