import { WALK_IN } from '@/lib/attribution/channel'
import type { PageCount } from '@/lib/attribution/page-count-store'
import type { Arrival } from '@/lib/registrations/report-store'

/** From a look at a page to a registration. */
export interface FunnelFigures {
  /** Documents that were opened. */
  readonly views: number
  /** Documents on which the registration popup was opened. */
  readonly popups: number
  readonly registrations: number
}

export interface FunnelRow {
  readonly label: string
  readonly now: FunnelFigures
  /** Of the week before; null where nothing was counted then. */
  readonly before: FunnelFigures | null
}

interface FunnelPart {
  readonly id: 'funnel-channels' | 'funnel-pages'
  readonly title: string
  /** What its rows are, above the first column. */
  readonly of: string
  readonly rows: readonly FunnelRow[]
}

export interface Funnel {
  readonly total: FunnelRow
  /** None where nothing was counted. */
  readonly parts: readonly FunnelPart[]
  /** The last day is not over, and is compared with a whole one: shares can be compared, sums cannot. */
  readonly inProgress: boolean
}

/** What is known of a period: sums of its pages, and who registered in it. */
export interface FunnelReading {
  readonly counts: readonly PageCount[]
  readonly arrivals: readonly Pick<Arrival, 'channel'>[]
}

interface FunnelLabels {
  readonly page: (path: string) => string
  /** Null where a registration has none. */
  readonly channel: (channel: string | null) => string
}

interface Sums {
  views: number
  popups: number
  registrations: number
}

const NONE = ''
const NOTHING: FunnelFigures = { views: 0, popups: 0, registrations: 0 }
/** Who walked in saw no page. */
const sawPages = ({ arrivals }: FunnelReading) => arrivals.filter(({ channel }) => channel !== WALK_IN)

/** Adds up what is of one part. */
function sumBy(counts: readonly (FunnelFigures & { readonly part: string })[]): Map<string, FunnelFigures> {
  const sums = new Map<string, Sums>()
  for (const { part, views, popups, registrations } of counts) {
    const sum = sums.get(part) ?? { ...NOTHING }
    sum.views += views
    sum.popups += popups
    sum.registrations += registrations
    sums.set(part, sum)
  }
  return sums
}

const totalOf = (reading: FunnelReading): FunnelFigures => ({
  views: reading.counts.reduce((sum, { views }) => sum + views, 0),
  popups: reading.counts.reduce((sum, { popups }) => sum + popups, 0),
  registrations: sawPages(reading).length,
})

const channelsOf = (reading: FunnelReading) =>
  sumBy([
    ...reading.counts.map(({ channel, views, popups }) => ({ part: channel, views, popups, registrations: 0 })),
    ...sawPages(reading).map(({ channel }) => ({ ...NOTHING, part: channel ?? NONE, registrations: 1 })),
  ])
const pagesOf = ({ counts }: FunnelReading) => sumBy(counts.map((count) => ({ ...count, part: count.page })))

/** Parts that occur now or occurred before, the largest first. */
function rowsOf(now: ReadonlyMap<string, FunnelFigures>, before: ReadonlyMap<string, FunnelFigures> | null, label: (part: string) => string): FunnelRow[] {
  return [...new Set([...now.keys(), ...(before?.keys() ?? [])])]
    .map((part): FunnelRow => ({ label: label(part), now: now.get(part) ?? NOTHING, before: before && (before.get(part) ?? NOTHING) }))
    .toSorted(
      (a, b) =>
        b.now.views - a.now.views ||
        b.now.registrations - a.now.registrations ||
        b.now.popups - a.now.popups ||
        (b.before?.views ?? 0) - (a.before?.views ?? 0) ||
        a.label.localeCompare(b.label, 'ko'),
    )
}

/**
 * Views and openings as they were counted, beside the registrations of the inbox: in whole and by channel those that came, by
 * page those that were counted with them, since a registration's first page is sealed. Walk-ins saw no page.
 * @param before the same days of the week before, each of them whole
 * @param inProgress whether the last day is not over
 */
export function countFunnel(now: FunnelReading, before: FunnelReading, labels: FunnelLabels, inProgress: boolean): Funnel {
  const known = before.counts.length > 0
  const total: FunnelRow = { label: '합계', now: totalOf(now), before: known ? totalOf(before) : null }
  if (now.counts.length === 0 && !known) return { total, parts: [], inProgress }
  const part = (sums: (reading: FunnelReading) => Map<string, FunnelFigures>, label: (part: string) => string) =>
    rowsOf(sums(now), known ? sums(before) : null, label)
  return {
    total,
    parts: [
      {
        id: 'funnel-channels',
        title: '유입 경로별 열람',
        of: '유입 경로',
        rows: part(channelsOf, (channel) => labels.channel(channel === NONE ? null : channel)),
      },
      { id: 'funnel-pages', title: '페이지별 열람', of: '처음 연 페이지', rows: part(pagesOf, labels.page) },
    ],
    inProgress,
  }
}
