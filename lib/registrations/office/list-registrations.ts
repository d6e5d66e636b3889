import 'server-only'
import type { Vault } from '@/lib/vault'
import { isCalendarDay, koreanInstant } from '@/lib/korean-time'
import { isChannel } from '@/lib/attribution/channel'
import { RESULTS } from '@/lib/registrations/registration-event'
import { queryTerm } from '@/lib/registrations/search-terms'
import { TAG_MAX } from '@/lib/registrations/tag'
import { SOURCES, type Source } from '@/lib/registration-fields'
import {
  partReadable,
  SUSPICIONS,
  type QuarantineReason,
  type Registration,
  type Suspicion,
  type UnreadableRegistration,
} from '@/lib/registrations/stored-registration'
import { STATUSES, type RegistrationStatus } from '@/lib/registrations/statuses'
import type { RegistrationFilter } from '@/lib/registrations/read-store'
import type { Services } from '@/lib/services'

const INBOX_PAGE_SIZE = 20
/** Longer than any unit type's name. */
const PREFERENCE_MAX = 40
const SEARCH_CONTEXT = 'inbox-search'
const CURSOR = /^(\d{1,15})~(.{1,128})$/u

/** Encrypts the search text in the URL, so that browser histories and logs contain no personal data. */
export const sealSearch = (typed: string, vault: Vault): string => vault.seal(typed, SEARCH_CONTEXT).toString('base64url')

/** @returns the search text; null for a value that this site did not encrypt */
export function openSearch(sealed: string | undefined, vault: Vault): string | null {
  if (!sealed) return null
  try {
    return vault.open(Buffer.from(sealed, 'base64url'), SEARCH_CONTEXT)
  } catch {
    return null
  }
}

export interface InboxFilter {
  readonly status?: string | undefined
  readonly source?: string | undefined
  /** See lib/attribution/channel.ts; not combined with `source`. */
  readonly channel?: string | undefined
  /** Registrations with this tag; not combined with `source`, `channel`, `status` and `search`. */
  readonly tag?: string | undefined
  /** Unit type that the visitor prefers; combined only with `assignee`. */
  readonly wish?: string | undefined
  /** Encrypted, see {@link sealSearch}. */
  readonly search?: string | undefined
  readonly cursor?: string | undefined
  /** Only those of this assignee; not combined with `source`, `channel`, `mark`, `result` and `reason`. */
  readonly assignee?: string | undefined
  /** First and last Korean day of the registration, `2026-11-28`; combined with every other filter. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly quarantined?: boolean
  readonly reason?: QuarantineReason | undefined
  /** One of RESULTS, compared with the latest result; overrides all other filters. */
  readonly result?: string | undefined
  /** `any`, or one of SUSPICIONS; overrides all other filters. */
  readonly mark?: string | undefined
}

export interface InboxPage {
  readonly items: readonly Registration[]
  /** Unreadable registrations of the page. */
  readonly unreadable: readonly UnreadableRegistration[]
  readonly nextCursor: string | null
  /** The search text, to show it again. */
  readonly typed: string | null
}

function positionOf(cursor: string | undefined): { createdAt: Date; id: string } | undefined {
  const match = cursor && cursor.length < 400 ? CURSOR.exec(Buffer.from(cursor, 'base64url').toString('utf8')) : null
  return match ? { createdAt: new Date(Number(match[1])), id: match[2] as string } : undefined
}

const oneOf = <T extends string>(values: readonly T[], value: string | undefined): T | undefined => values.find((candidate) => candidate === value)

/** @returns the suspicions that an address filters by; undefined for an unknown value */
export function suspicionsOf(mark: string | undefined): readonly Suspicion[] | undefined {
  const one = oneOf(SUSPICIONS, mark)
  return one ? [one] : mark === 'any' ? SUSPICIONS : undefined
}

/** What narrows most decides what else counts: see {@link RegistrationFilter}. */
function registrationFilter(filter: InboxFilter, term: string | null): RegistrationFilter {
  const status: RegistrationStatus | undefined = oneOf(STATUSES, filter.status)
  const source: Source | undefined = oneOf(SOURCES, filter.source)
  const suspicions = suspicionsOf(filter.mark)
  const result = oneOf(RESULTS, filter.result)
  const own = filter.assignee ? { assignee: filter.assignee } : {}
  const found = { ...(status ? { status } : {}), ...(term ? { term } : {}) }
  if (filter.wish) return { wishedUnit: filter.wish.slice(0, PREFERENCE_MAX), ...own }
  if (filter.tag) return { tag: filter.tag.slice(0, TAG_MAX), ...own }
  if (filter.assignee) return { ...own, ...found }
  if (result) return { result }
  if (suspicions) return { suspicions }
  if (filter.quarantined || filter.reason) return { quarantined: true, ...(filter.reason ? { reason: filter.reason } : {}) }
  if (filter.channel && isChannel(filter.channel)) return { channel: filter.channel, ...found }
  return { ...found, ...(source ? { source } : {}) }
}

const DAY_MS = 24 * 60 * 60 * 1000

/** The days of a filter as times; what is no day of the calendar is left out. */
function periodOf({ from, to }: InboxFilter): { readonly from?: Date; readonly until?: Date } {
  const start = (day: string | undefined, daysLater = 0) =>
    day !== undefined && isCalendarDay(day) ? new Date(koreanInstant(day).getTime() + daysLater * DAY_MS) : undefined
  const [begin, end] = [start(from), start(to, 1)]
  return { ...(begin && { from: begin }), ...(end && { until: end }) }
}

/** @returns what the list is filtered by, '' for what it is not: values that mean nothing are left out, and those that give way to another filter */
export function appliedFilters(filter: InboxFilter) {
  const { status = '', source = '', channel = '', tag = '', wishedUnit = '', assignee = '', result = '', suspicions } = registrationFilter(filter, null)
  const day = (typed = '') => (isCalendarDay(typed) ? typed : '')
  return {
    ...{ status, source, channel, tag, preference: wishedUnit, assignee, result },
    suspicion: suspicions ? (filter.mark ?? '') : '',
    period: { from: day(filter.from), to: day(filter.to) },
  }
}

/** Why the days of an address choose nobody, or are left out; null for what they say. */
export function periodFault({ from, to }: Pick<InboxFilter, 'from' | 'to'>): 'reversed' | 'invalid' | null {
  const days = [from, to].filter((day): day is string => Boolean(day))
  if (!days.every(isCalendarDay)) return 'invalid'
  return from && to && from > to ? 'reversed' : null
}

/** One page of the inbox, newest first. Values of an address that mean nothing are left out. */
export async function listRegistrations({ store, vault }: Pick<Services, 'store' | 'vault'>, filter: InboxFilter): Promise<InboxPage> {
  const typed = openSearch(filter.search, vault)
  const term = typed ? queryTerm(typed) : null
  const after = positionOf(filter.cursor)
  const found = await store.registrations.list({
    ...registrationFilter(filter, term),
    ...periodOf(filter),
    limit: INBOX_PAGE_SIZE + 1,
    ...(after ? { after } : {}),
  })
  const page = found.slice(0, INBOX_PAGE_SIZE)
  const last = page.at(-1)
  const nextCursor = found.length > INBOX_PAGE_SIZE && last ? Buffer.from(`${last.createdAt.getTime()}~${last.id}`).toString('base64url') : null
  const { readable: items, unreadable } = partReadable(page)
  return { items, unreadable, nextCursor, typed }
}

/** Everything that a filter finds. */
export interface FoundRegistrations {
  readonly count: () => Promise<number>
  /** Newest first, read in batches between which other requests are answered. */
  readonly ids: () => AsyncIterable<string>
}

/**
 * All that a list's filter finds, on whatever page.
 * @param until leaves out those who arrived at that time or later
 * @param only the assignee whose registrations the account sees, whatever is asked; it is no filter
 * @returns null where the filter's values mean nothing and it would find everyone
 */
export function foundRegistrations(
  { store, vault }: Pick<Services, 'store' | 'vault'>,
  filter: InboxFilter,
  until: Date,
  only?: string,
): FoundRegistrations | null {
  const typed = openSearch(filter.search, vault)
  const term = typed ? queryTerm(typed) : null
  const period = periodOf(filter)
  const asked = only === undefined ? filter : { ...filter, assignee: undefined }
  if (Object.keys(registrationFilter(asked, term)).length === 0 && Object.keys(period).length === 0) return null
  const query = {
    ...registrationFilter(only === undefined ? filter : { ...filter, assignee: only }, term),
    ...period,
    until: period.until && period.until < until ? period.until : until,
  }
  return {
    count: () => store.registrations.countMatching(query),
    async *ids() {
      for await (const { registrations } of store.registrations.scan(query)) for (const { id } of registrations) yield id
    },
  }
}
