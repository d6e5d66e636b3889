import { WALK_IN } from '@/lib/registrations/channel'
import type { PageCount } from '@/lib/store/page-count-store'
import type { Arrival } from '@/lib/store/report-store'

/** From a look at a page to a registration. */
export interface FunnelFigures {
  /** Documents that were opened. */
  readonly views: number
  /** Documents on which the registration popup was opened. */
  readonly popups: number
  readonly registrations: number
}

export interface FunnelRow extends FunnelFigures {
  readonly label: string
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
}

const number = (value: number) => value.toLocaleString('ko-KR')

/** A column of the funnel: on screen, on paper and in a file. */
export const FUNNEL_COLUMNS = [
  { label: '열람', value: ({ views }: FunnelFigures) => views, text: ({ views }: FunnelFigures) => number(views) },
  { label: '팝업', value: ({ popups }: FunnelFigures) => popups, text: ({ popups }: FunnelFigures) => number(popups) },
  { label: '등록', value: ({ registrations }: FunnelFigures) => registrations, text: ({ registrations }: FunnelFigures) => number(registrations) },
  { label: '등록률', fileLabel: '등록률(%)', value: registrationRate, text: (figures: FunnelFigures) => rateText(registrationRate(figures)) },
] as const

/** Registrations among 100 views, to a tenth; null where there are fewer views than registrations, as of what was not counted. */
function registrationRate({ views, registrations }: FunnelFigures): number | null {
  return views === 0 || registrations > views ? null : Math.round((registrations / views) * 1000) / 10
}

const rateText = (percent: number | null): string => (percent === null ? '–' : `${percent}%`)

interface Sums {
  views: number
  popups: number
  registrations: number
}

/** Adds up parts of several counts, the largest first. */
function sumBy(counts: readonly (FunnelFigures & { readonly part: string })[], label: (part: string) => string): FunnelRow[] {
  const sums = new Map<string, Sums>()
  for (const { part, views, popups, registrations } of counts) {
    const sum = sums.get(part) ?? { views: 0, popups: 0, registrations: 0 }
    sum.views += views
    sum.popups += popups
    sum.registrations += registrations
    sums.set(part, sum)
  }
  return [...sums]
    .map(([part, sum]) => ({ label: label(part), ...sum }))
    .toSorted((a, b) => b.views - a.views || b.registrations - a.registrations || b.popups - a.popups || a.label.localeCompare(b.label, 'ko'))
}

/**
 * Views and openings as they were counted, beside the registrations of the inbox: in whole and by channel those that came, by
 * page those that were counted with them, since a registration's first page is sealed. Walk-ins saw no page.
 * @param labels of a page's path and of a channel, null where a registration has none
 */
export function countFunnel(
  counts: readonly PageCount[],
  arrivals: readonly Pick<Arrival, 'channel'>[],
  labels: { readonly page: (path: string) => string; readonly channel: (channel: string | null) => string },
): Funnel {
  const came = arrivals.filter(({ channel }) => channel !== WALK_IN)
  const views = counts.reduce((sum, count) => sum + count.views, 0)
  const popups = counts.reduce((sum, count) => sum + count.popups, 0)
  const total = { label: '합계', views, popups, registrations: came.length }
  if (counts.length === 0) return { total, parts: [] }
  const NONE = ''
  const byChannel = [
    ...counts.map((count) => ({ part: count.channel, views: count.views, popups: count.popups, registrations: 0 })),
    ...came.map(({ channel }) => ({ part: channel ?? NONE, views: 0, popups: 0, registrations: 1 })),
  ]
  return {
    total,
    parts: [
      { id: 'funnel-channels', title: '유입 경로별 열람', of: '유입 경로', rows: sumBy(byChannel, (part) => labels.channel(part === NONE ? null : part)) },
      {
        id: 'funnel-pages',
        title: '페이지별 열람',
        of: '처음 연 페이지',
        rows: sumBy(
          counts.map((count) => ({ ...count, part: count.page })),
          labels.page,
        ),
      },
    ],
  }
}
