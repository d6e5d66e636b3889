import 'server-only'
import type { Account } from '@/lib/accounts/account'
import { seesOwnOnly } from '@/lib/accounts/permissions'
import { koreanInstant, koreanIsoDay } from '@/lib/korean-time'
import type { Services } from '@/lib/services'
import type { RegistrationVersion } from '@/lib/registrations/due-store'
import { addDays } from '@/lib/visits/day-slots'
import { findWorkQueue, readVersions, stateOf, type FoundWorkQueue, type WorkQueueState } from './find-work-queue'

/** Maximum age of a cached state: changes that the change mark misses (see RegistrationStore.changeMark) show after this time. */
const KEPT_MS = 10 * 60_000

interface KeptState {
  readonly mark: string
  readonly state: WorkQueueState
  /** The state changes at this time even without a write. */
  readonly until: number
}

/** By store and assignee: all pages of one team share a state. */
const kept = new WeakMap<object, Map<string, KeptState>>()

/** When a callback becomes due, or the day ends; at the latest after {@link KEPT_MS}. */
function validUntil(at: Date, { lists }: FoundWorkQueue<RegistrationVersion>): number {
  const next = lists.find(({ section }) => section === 'later')?.found[0]?.callbackAt
  return Math.min(at.getTime() + KEPT_MS, koreanInstant(addDays(koreanIsoDay(at), 1)).getTime(), next?.getTime() ?? Number.POSITIVE_INFINITY)
}

/**
 * The current state, to tell whether an open page is outdated. Each page polls every 20 seconds, so lists are read anew only
 * after a write or at a due time.
 * @throws StoreUnavailableError
 */
export async function workQueueState(dependencies: Pick<Services, 'store' | 'now'>, account: Account): Promise<WorkQueueState> {
  const { store, now } = dependencies
  const assignee = seesOwnOnly(account) ? account.id : undefined
  const states = kept.get(store) ?? new Map<string, KeptState>()
  kept.set(store, states)
  const at = now()
  // Reads the change mark first, so concurrent writes invalidate it.
  const mark = await store.registrations.changeMark(assignee)
  const before = states.get(assignee ?? '')
  if (before?.mark === mark && at.getTime() < before.until) return before.state
  const found = await findWorkQueue(dependencies, account, readVersions(store.registrations))
  const state = stateOf(found)
  states.set(assignee ?? '', { mark, state, until: validUntil(at, found) })
  return state
}
