import 'server-only'
import type { Account } from '@/lib/accounts/account'
import { seesOwnOnly } from '@/lib/accounts/permissions'
import { koreanInstant, koreanIsoDay } from '@/lib/korean-time'
import type { Services } from '@/lib/services'
import type { RegistrationVersion } from '@/lib/registrations/due-store'
import { addDays } from '@/lib/visits/day-slots'
import { findToday, readVersions, stateOf, type FoundToday, type TodayState } from './find-today'

/** What left the lists unnoticed (see RegistrationStore.changeMark) is noticed after so long. */
const KEPT_MS = 10 * 60_000

interface KeptState {
  readonly mark: string
  readonly state: TodayState
  /** From then on it is another one, though nothing was written. */
  readonly until: number
}

/** By store, and in it by whose registrations they are: pages of one team share one. */
const kept = new WeakMap<object, Map<string, KeptState>>()

/** When a callback becomes due, or the day ends; at the latest after {@link KEPT_MS}. */
function validUntil(at: Date, { lists }: FoundToday<RegistrationVersion>): number {
  const next = lists.find(({ section }) => section === 'later')?.found[0]?.callbackAt
  return Math.min(at.getTime() + KEPT_MS, koreanInstant(addDays(koreanIsoDay(at), 1)).getTime(), next?.getTime() ?? Number.POSITIVE_INFINITY)
}

/**
 * Whether what an open page shows is still so: asked every 20 seconds by each, so that it is read anew only where
 * something changed or a time came.
 * @throws StoreUnavailableError
 */
export async function todayState(dependencies: Pick<Services, 'store' | 'now'>, account: Account): Promise<TodayState> {
  const { store, now } = dependencies
  const assignee = seesOwnOnly(account) ? account.id : undefined
  const states = kept.get(store) ?? new Map<string, KeptState>()
  kept.set(store, states)
  const at = now()
  // Asked for first: what changes while the lists are read makes it another one.
  const mark = await store.registrations.changeMark(assignee)
  const before = states.get(assignee ?? '')
  if (before?.mark === mark && at.getTime() < before.until) return before.state
  const found = await findToday(dependencies, account, readVersions(store.registrations))
  const state = stateOf(found)
  states.set(assignee ?? '', { mark, state, until: validUntil(at, found) })
  return state
}
