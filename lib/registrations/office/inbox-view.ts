import 'server-only'
import type { Account } from '@/lib/accounts/account'
import { can, seesOwnOnly } from '@/lib/accounts/permissions'
import { isChannel } from '@/lib/attribution/channel'
import { SUSPICIONS, type Registration, type Suspicion } from '@/lib/registrations/stored-registration'
import type { Services } from '@/lib/services'
import { firstValue, type SearchParams } from '@/lib/search-params'
import { workQueueView } from './work-queue/work-queue-view'
import { bookedVisits } from '@/lib/visits/booked-visits'
import { assignableAccounts, assigneeNames } from './assignment-actions'
import { qrNames } from '@/lib/attribution/office/channel-view'
import { appliedFilters, foundRegistrations, listRegistrations, suspicionsOf, type FoundRegistrations, type InboxFilter } from './list-registrations'

/* The inbox: the work queue if nothing is filtered, and a page of registrations. */

const TAGS_LISTED = 200

/** `list`: no filter, and the page begins with the list instead of the work queue. */
const FILTERS = ['list', 'status', 'source', 'channel', 'search', 'mark', 'result', 'tag', 'wish', 'assignee', 'from', 'to'] as const

/** The filters in an address, unparsed. */
export type AskedFilter = Readonly<Partial<Record<(typeof FILTERS)[number], string | undefined>>>

export const askedFilter = (query: Awaited<SearchParams>): AskedFilter => Object.fromEntries(FILTERS.map((name) => [name, firstValue(query[name])]))

/** Suspicions of registrations, and those of the filter. */
interface SuspicionFilter {
  /** How many carry each; only those that occur or are filtered by. */
  readonly counts: readonly { readonly suspicion: Suspicion; readonly count: number }[]
  /** The filter; undefined without one. */
  readonly asked: readonly Suspicion[] | undefined
}

const NO_SUSPICIONS: SuspicionFilter = { counts: [], asked: undefined }
function suspicionsFrom(suspected: Readonly<Record<Suspicion, number>> | null, mark: string | undefined): SuspicionFilter {
  if (!suspected) return NO_SUSPICIONS
  const counts = SUSPICIONS.map((suspicion) => ({ suspicion, count: suspected[suspicion] }))
  return { counts: counts.filter(({ suspicion, count }) => count > 0 || suspicion === mark), asked: suspicionsOf(mark) }
}

/** Whether the address asks for no list: then the inbox begins with the work queue. */
export const isInboxStart = (asked: AskedFilter, cursor: string | undefined): boolean => cursor === undefined && !Object.values(asked).some(Boolean)

/**
 * The time before which those arrived who can be chosen: when the page was shown, or where an earlier press ended.
 * @param typed milliseconds since 1970, of a form or an address
 * @returns now for a later or malformed one
 */
export const chosenUntil = (typed: string | undefined, now: Date): Date =>
  typed !== undefined && /^\d{1,15}$/.test(typed) && Number(typed) < now.getTime() ? new Date(Number(typed)) : now

/**
 * All that the inbox's filter finds and the account may see.
 * @param until see {@link chosenUntil}
 * @returns null where nothing is filtered, whatever the address says
 */
export const foundOf = (services: Pick<Services, 'store' | 'vault'>, account: Account, asked: AskedFilter, until: Date): FoundRegistrations | null =>
  foundRegistrations(services, asked, until, seesOwnOnly(account) ? account.id : undefined)

const without = (registrations: readonly Registration[], shown: readonly Registration[] = []) =>
  registrations.filter(({ id }) => !shown.some((other) => other.id === id))

/**
 * Runs independent queries in parallel. Accounts that see only their own registrations get no counts of the others.
 * @throws StoreUnavailableError
 */
export async function inboxView(services: Services, account: Account, asked: AskedFilter, cursor: string | undefined) {
  const { store } = services
  const ownOnly = seesOwnOnly(account)
  const isStart = isInboxStart(asked, cursor)
  const filter: InboxFilter = { ...asked, cursor, ...(ownOnly ? { assignee: account.id } : {}) }
  const reading = { list: listRegistrations(services, filter), names: qrNames(services) }
  const [{ items, unreadable, nextCursor, typed }, names, bookings, assignees, workQueue, counts, suspected, tags, savedFilters, candidates] =
    await Promise.all([
      reading.list,
      reading.names,
      reading.list.then((page) => bookedVisits(services, page.items)),
      ownOnly ? {} : reading.list.then((page) => assigneeNames(services, page.items)),
      isStart && can(account, 'registration.work') ? reading.names.then((qr) => workQueueView(services, account, qr)) : null,
      ownOnly ? null : store.registrations.count(),
      ownOnly ? null : store.registrations.countSuspected(),
      store.registrations.listTags(TAGS_LISTED),
      store.savedFilters.list(account.id),
      can(account, 'registration.assign') ? assignableAccounts(services) : [],
    ])
  const rest = without(items, workQueue?.registrations)
  return {
    ownOnly,
    isStart,
    typed,
    /** Which of the filters the list applies, the own registrations of an account that sees no others left out. */
    applied: { ...appliedFilters(filter), ...(ownOnly ? { assignee: '' } : {}) },
    nextCursor,
    /** Those of the page that the work queue does not already show. */
    rest,
    /** Whether the page itself is empty. */
    isEmpty: items.length === 0,
    /** Unreadable registrations of the page and of the work queue. */
    unreadable: [...new Map([...unreadable, ...(workQueue?.unreadable ?? [])].map((one) => [one.id, one])).values()],
    names,
    bookings,
    assignees,
    workQueue: workQueue?.view ?? null,
    /** Null where the account may not see the counts. */
    byStatus: counts?.byStatus ?? null,
    suspicions: suspicionsFrom(suspected, asked.mark),
    channel: asked.channel && isChannel(asked.channel) ? asked.channel : undefined,
    tags,
    savedFilters,
    candidates,
    /** All registrations shown, for the audit trail. */
    viewed: [...rest, ...(workQueue?.registrations ?? [])],
  }
}

export type InboxView = Awaited<ReturnType<typeof inboxView>>
