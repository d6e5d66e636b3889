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

/* What the inbox shows: what is to be done today where nothing is asked for, and a page of registrations. */

const TAGS_LISTED = 200

/** What an address asks for, each as it is written there. */
export type AskedFilter = Readonly<Record<'status' | 'source' | 'channel' | 'search' | 'mark' | 'result' | 'tag' | 'wish', string | undefined>>

/** Marks that registrations carry, and those of the filter. */
interface Marks {
  /** How many carry each; only those that occur, or are asked for. */
  readonly counts: readonly { readonly suspicion: Suspicion; readonly count: number }[]
  /** Asked for; undefined where none is. */
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

/** Whether nothing is asked for: then the inbox begins with what is to be done today. */
export const isInboxStart = (asked: AskedFilter, cursor: string | undefined): boolean => cursor === undefined && !Object.values(asked).some(Boolean)

const without = (registrations: readonly Registration[], shown: readonly Registration[] = []) =>
  registrations.filter(({ id }) => !shown.some((other) => other.id === id))

/**
 * Reads what one asks for needs nothing of the others at once. Whoever sees own ones only learns nothing of how many
 * others there are.
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
    /** Those of the page that today does not show already. */
    rest,
    /** Whether the page has none at all. */
    isEmpty: items.length === 0,
    /** Those of the page, and of today, that cannot be opened. */
    unreadable: unreadableCards(unreadable, today?.unreadable ?? []),
    names,
    /** Visits that those of the page have booked. */
    bookings,
    assignees,
    today: today?.view ?? null,
    /** Null where the account may not know them. */
    byStatus: counts?.byStatus ?? null,
    marks: marksFrom(suspected, asked.mark),
    channel: asked.channel && isChannel(asked.channel) ? asked.channel : undefined,
    tags,
    savedFilters,
    candidates,
    /** Everybody whom it shows, for the access log. */
    viewed: [...rest, ...(today?.registrations ?? [])],
  }
}

export type InboxView = Awaited<ReturnType<typeof inboxView>>
