import 'server-only'
import type { Account } from '@/lib/accounts/account'
import { can, seesOwnOnly } from '@/lib/accounts/permissions'
import { isChannel } from '@/lib/attribution/channel'
import { SUSPICIONS, type Registration, type Suspicion } from '@/lib/registrations/stored-registration'
import type { Services } from '@/lib/services'
import { firstValue, type SearchParams } from '@/lib/search-params'
import { todayView } from './today/today-view'
import { bookedVisits } from '@/lib/visits/booked-visits'
import { assignableAccounts, assigneeNames } from './assignment-actions'
import { qrNames } from '@/lib/attribution/office/channel-view'
import { unreadableCards } from './unreadable-view'
import { listRegistrations, marksOf, type InboxFilter } from './list-registrations'

/* The inbox: the work queue if nothing is filtered, and a page of registrations. */

const TAGS_LISTED = 200

/** The filters in an address, unparsed. */
export type AskedFilter = Readonly<Record<'status' | 'source' | 'channel' | 'search' | 'mark' | 'result' | 'tag' | 'wish', string | undefined>>

/** Suspicions of registrations, and those of the filter. */
interface Marks {
  /** How many carry each; only those that occur or are filtered by. */
  readonly counts: readonly { readonly suspicion: Suspicion; readonly count: number }[]
  /** The filter; undefined without one. */
  readonly asked: readonly Suspicion[] | undefined
}

export function askedFilter(query: Awaited<SearchParams>): AskedFilter {
  const { status, source, channel, search, mark, result, tag, wish } = query
  return {
    status: firstValue(status),
    source: firstValue(source),
    channel: firstValue(channel),
    search: firstValue(search),
    mark: firstValue(mark),
    result: firstValue(result),
    tag: firstValue(tag),
    wish: firstValue(wish),
  }
}

const NO_MARKS: Marks = { counts: [], asked: undefined }
function marksFrom(suspected: Readonly<Record<Suspicion, number>> | null, mark: string | undefined): Marks {
  if (!suspected) return NO_MARKS
  const counts = SUSPICIONS.map((suspicion) => ({ suspicion, count: suspected[suspicion] }))
  return { counts: counts.filter(({ suspicion, count }) => count > 0 || suspicion === mark), asked: marksOf(mark) }
}

/** Whether nothing is filtered: then the inbox begins with the work queue. */
export const isInboxStart = (asked: AskedFilter, cursor: string | undefined): boolean => cursor === undefined && !Object.values(asked).some(Boolean)

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
  const [{ items, unreadable, nextCursor, typed }, names, bookings, assignees, today, counts, suspected, tags, savedFilters, candidates] = await Promise.all([
    reading.list,
    reading.names,
    reading.list.then((page) => bookedVisits(services, page.items)),
    ownOnly ? {} : reading.list.then((page) => assigneeNames(services, page.items)),
    isStart && can(account, 'registration.work') ? reading.names.then((qr) => todayView(services, account, qr)) : null,
    ownOnly ? null : store.registrations.count(),
    ownOnly ? null : store.registrations.countSuspected(),
    store.registrations.listTags(TAGS_LISTED),
    store.savedFilters.list(account.id),
    can(account, 'registration.assign') ? assignableAccounts(services) : [],
  ])
  const rest = without(items, today?.registrations)
  return {
    ownOnly,
    isStart,
    typed,
    nextCursor,
    /** Those of the page that the work queue does not already show. */
    rest,
    /** Whether the page itself is empty. */
    isEmpty: items.length === 0,
    /** Unreadable registrations of the page and of the work queue. */
    unreadable: unreadableCards(unreadable, today?.unreadable ?? []),
    names,
    /** Visits booked with the registrations of the page. */
    bookings,
    assignees,
    today: today?.view ?? null,
    /** Null where the account may not see the counts. */
    byStatus: counts?.byStatus ?? null,
    marks: marksFrom(suspected, asked.mark),
    channel: asked.channel && isChannel(asked.channel) ? asked.channel : undefined,
    tags,
    savedFilters,
    candidates,
    /** All registrations shown, for the audit trail. */
    viewed: [...rest, ...(today?.registrations ?? [])],
  }
}

export type InboxView = Awaited<ReturnType<typeof inboxView>>
