import 'server-only'
import { createHash } from 'node:crypto'
import type { Account } from '@/lib/accounts/account'
import { seesOwnOnly } from '@/lib/accounts/permissions'
import { koreanInstant, koreanIsoDay, startOfKoreanDay } from '@/lib/korean-time'
import type { StoredRegistration } from '@/lib/registrations/stored-registration'
import type { Services } from '@/lib/services'
import type { DueQuery, NewQuery, RegistrationVersion } from '@/lib/registrations/due-store'
import { addDays } from '@/lib/visits/day-slots'
import type { FreshList } from './fresh-list'
import type { TodaySection } from './today-section'

const DAY_MS = 24 * 60 * 60_000
/** Longer lists are for the list of all: whoever has worked through these has the next. */
const SHOWN = 30
/** What is new for longer stands in the list of all, with a number here: a site that was not worked on shows no thousands. */
const NEW_DAYS = 3

/** Of more new ones than are shown: told of, so that nobody waits unheard behind them. */
const LATEST = 5

/** What a page that is open compares with what it shows. */
export interface TodayState extends FreshList {
  readonly version: string
}

/** What it asks for, with the alarms that stand above it. */
export interface TodayAnswer extends TodayState {
  readonly alarms: readonly string[]
}

interface FoundList<One> {
  readonly section: TodaySection
  /** All there are, listed or not. */
  readonly total: number
  readonly found: readonly One[]
}
export interface FoundToday<One> extends FreshList {
  readonly lists: readonly FoundList<One>[]
  /** New for longer than three days. */
  readonly olderNew: number
}

/** How registrations are read: whole, or only what their version needs. */
interface Reading<One> {
  readonly due: (query: DueQuery, limit: number) => Promise<One[]>
  readonly fresh: (query: NewQuery, limit: number) => Promise<One[]>
}

type Registrations = Services['store']['registrations']

export const readWhole = (store: Registrations): Reading<StoredRegistration> => ({
  due: (query, limit) => store.listDue(query, limit),
  fresh: (query, limit) => store.listNew(query, limit),
})
export const readVersions = (store: Registrations): Reading<RegistrationVersion> => ({
  due: (query, limit) => store.listDueVersions(query, limit),
  fresh: (query, limit) => store.listNewVersions(query, limit),
})

/** Own ones for a counsellor, the team's for everybody else. @throws StoreUnavailableError */
export async function findToday<One extends { readonly id: string; readonly createdAt: Date }>(
  { store, now }: Pick<Services, 'store' | 'now'>,
  account: Account,
  read: Reading<One>,
): Promise<FoundToday<One>> {
  const at = now()
  const own = seesOwnOnly(account) ? { assignee: account.id } : {}
  const [midnight, tomorrow] = [startOfKoreanDay(at), koreanInstant(addDays(koreanIsoDay(at), 1))]
  const newSince = new Date(at.getTime() - NEW_DAYS * DAY_MS)
  const overdue = { by: 'callback', until: new Date(at.getTime() + 1), ...own } as const
  const later = { by: 'callback', from: overdue.until, until: tomorrow, ...own } as const
  const visits = { by: 'appointment', from: midnight, until: tomorrow, ...own } as const
  const { registrations } = store
  /** Where not all of it may be shown, it is counted. */
  const counted = async (section: TodaySection, finding: Promise<One[]>, count: () => Promise<number>) => {
    const found = await finding
    return { section, total: found.length < SHOWN ? found.length : await count(), found }
  }
  const [lists, olderNew] = await Promise.all([
    Promise.all([
      counted('overdue', read.due(overdue, SHOWN), () => registrations.countDue(overdue)),
      counted('new', read.fresh({ from: newSince, ...own }, SHOWN), () => registrations.countNew({ from: newSince, ...own })),
      counted('visits', read.due(visits, SHOWN), () => registrations.countDue(visits)),
      counted('later', read.due(later, SHOWN), () => registrations.countDue(later)),
    ]),
    registrations.countNew({ until: newSince, ...own }),
  ])
  const shown = lists.flatMap(({ section, found }) => (section === 'new' ? found : []))
  const more = lists.some(({ section, total }) => section === 'new' && total > shown.length)
  // The list begins with who waits longest.
  const latest = more ? await registrations.list({ status: 'new', from: newSince, ...own, limit: LATEST }) : []
  const fresh = new Map([...shown, ...latest].map(({ id, createdAt }) => [id, createdAt.getTime()]))
  return { lists, olderNew, fresh: Array.from(fresh, ([id, at]) => ({ id, at })), more }
}

/** Of two readings that show the same it is the same, however they were read. */
export function stateOf({ lists, olderNew, fresh, more }: FoundToday<RegistrationVersion>): TodayState {
  const shown = lists.map(({ total, found }) => [total, found.map(({ id, updatedAt, assignee }) => [id, updatedAt.getTime(), assignee])])
  return {
    version: createHash('sha256')
      .update(JSON.stringify([olderNew, shown]))
      .digest('base64url')
      .slice(0, 22),
    fresh,
    more,
  }
}
