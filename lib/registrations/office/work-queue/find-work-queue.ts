import 'server-only'
import { createHash } from 'node:crypto'
import type { Account } from '@/lib/accounts/account'
import { seesOwnOnly } from '@/lib/accounts/permissions'
import { koreanInstant, koreanIsoDay, startOfKoreanDay } from '@/lib/korean-time'
import type { StoredRegistration } from '@/lib/registrations/stored-registration'
import type { Services } from '@/lib/services'
import type { DueQuery, NewQuery, RegistrationVersion } from '@/lib/registrations/due-store'
import { addDays } from '@/lib/visits/day-slots'
import type { AlarmLine } from '../alarm-places'
import type { FreshList } from './fresh-list'
import type { WorkQueueSection } from './work-queue-section'

const DAY_MS = 24 * 60 * 60_000
/** Maximum length of each list; the list of all registrations has the rest. */
const SHOWN = 30
/** Older new registrations are only counted here, with a link to the list of all, so that a neglected site does not show thousands. */
const NEW_DAYS = 3

/** How many of the latest are reported if more are new than shown, so that none goes unnoticed. */
const LATEST = 5

/** State that an open page compares with its own. */
export interface WorkQueueState extends FreshList {
  readonly version: string
}

/** Response to a poll: the state, with the alarms above the list. */
export interface WorkQueueResponse extends WorkQueueState {
  readonly alarms: readonly AlarmLine[]
}

interface FoundList<One> {
  readonly section: WorkQueueSection
  /** All of them, listed or not. */
  readonly total: number
  readonly found: readonly One[]
}
export interface FoundWorkQueue<One> extends FreshList {
  readonly lists: readonly FoundList<One>[]
  /** Number of those new for longer than three days. */
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

/** A counsellor gets assigned registrations, everyone else the team's. @throws StoreUnavailableError */
export async function findWorkQueue<One extends { readonly id: string; readonly createdAt: Date }>(
  { store, now }: Pick<Services, 'store' | 'now'>,
  account: Account,
  read: Reading<One>,
): Promise<FoundWorkQueue<One>> {
  const at = now()
  const own = seesOwnOnly(account) ? { assignee: account.id } : {}
  const [midnight, tomorrow] = [startOfKoreanDay(at), koreanInstant(addDays(koreanIsoDay(at), 1))]
  const newSince = new Date(at.getTime() - NEW_DAYS * DAY_MS)
  const overdue = { by: 'callback', until: new Date(at.getTime() + 1), ...own } as const
  const later = { by: 'callback', from: overdue.until, until: tomorrow, ...own } as const
  const visits = { by: 'appointment', from: midnight, until: tomorrow, ...own } as const
  const { registrations } = store
  /** Counts the section only if not all of it may be shown. */
  const counted = async (section: WorkQueueSection, finding: Promise<One[]>, count: () => Promise<number>) => {
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
  // The list begins with those that wait longest.
  const latest = more ? await registrations.list({ status: 'new', from: newSince, ...own, limit: LATEST }) : []
  const fresh = new Map([...shown, ...latest].map(({ id, createdAt }) => [id, createdAt.getTime()]))
  return { lists, olderNew, fresh: Array.from(fresh, ([id, at]) => ({ id, at })), more }
}

/** Two readings with the same content have the same state, whether read whole or in part. */
export function stateOf({ lists, olderNew, fresh, more }: FoundWorkQueue<RegistrationVersion>): WorkQueueState {
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
