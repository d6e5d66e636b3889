import { WALK_IN } from '@/lib/attribution/channel'
import type { PageCount } from '@/lib/attribution/page-count-store'
import type { Arrival } from '@/lib/registrations/report-store'
import { officeReportWords as words } from '@/lib/messages/ko/office-report'
import { channelWords } from '@/lib/messages/ko/office-channel'

/** Counts from page views to registrations. */
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
  /** Of the week before; null if nothing was counted then. */
  readonly before: FunnelFigures | null
}

interface FunnelPart {
  readonly id: 'funnel-channels' | 'funnel-pages'
  readonly title: string
  /** Heading of the first column: what the rows are. */
  readonly of: string
  readonly rows: readonly FunnelRow[]
}

export interface Funnel {
  readonly total: FunnelRow
  /** Empty if nothing was counted. */
  readonly parts: readonly FunnelPart[]
  /** The last day is not over, but is compared with a whole one: rates are comparable, sums are not. */
  readonly inProgress: boolean
}

/** Data of a period: sums of page counts, and its registrations. */
export interface FunnelReading {
  readonly counts: readonly PageCount[]
  readonly arrivals: readonly Pick<Arrival, 'channel'>[]
}

interface FunnelLabels {
  readonly page: (path: string) => string
  /** Label of a channel; null if a registration has none. */
  readonly channel: (channel: string | null) => string
}

interface Sums {
  views: number
  popups: number
  registrations: number
}

const NONE = ''
const NOTHING: FunnelFigures = { views: 0, popups: 0, registrations: 0 }
/** Walk-ins saw no page. */
const sawPages = ({ arrivals }: FunnelReading) => arrivals.filter(({ channel }) => channel !== WALK_IN)

/** Adds up the counts of each part. */
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

/** Parts that occur in either period, largest first. */
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
 * Combines the counted views and popup openings with the registrations in the inbox: in total and by channel with the
 * registrations that came, by page with those counted with the page views, since a registration's first page is encrypted.
 * Walk-ins saw no page.
 * @param before the same days of the week before, each of them whole
 * @param inProgress whether the last day is not over
 */
export function countFunnel(now: FunnelReading, before: FunnelReading, labels: FunnelLabels, inProgress: boolean): Funnel {
  const known = before.counts.length > 0
  const total: FunnelRow = { label: words.total, now: totalOf(now), before: known ? totalOf(before) : null }
  if (now.counts.length === 0 && !known) return { total, parts: [], inProgress }
  const part = (sums: (reading: FunnelReading) => Map<string, FunnelFigures>, label: (part: string) => string) =>
    rowsOf(sums(now), known ? sums(before) : null, label)
  return {
    total,
    parts: [
      {
        id: 'funnel-channels',
        title: words.byChannel,
        of: channelWords.title,
        rows: part(channelsOf, (channel) => labels.channel(channel === NONE ? null : channel)),
      },
      { id: 'funnel-pages', title: words.byPage, of: words.firstPage, rows: part(pagesOf, labels.page) },
    ],
    inProgress,
  }
}
