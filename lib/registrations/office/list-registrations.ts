import 'server-only'
import type { Vault } from '@/lib/vault'
import { isChannel } from '@/lib/attribution/channel'
import { RESULTS } from '@/lib/registrations/registration-event'
import { queryTerm } from '@/lib/registrations/search-terms'
import { TAG_MAX } from '@/lib/registrations/tag'
import { SOURCES, type Source } from '@/lib/registrations/registration-fields'
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
/** No unit type has a longer name. */
const WISH_MAX = 40
const SEARCH_CONTEXT = 'inbox-search'
const CURSOR = /^(\d{1,15})~(.{1,128})$/u

/** The search text is encrypted in the URL, so that browser histories and logs do not contain personal data. */
export const sealSearch = (typed: string, vault: Vault): string => vault.seal(typed, SEARCH_CONTEXT).toString('base64url')

/** @returns what was typed; null for a value that is not ours */
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
  /** See lib/attribution/channel.ts; `source` does not go with it. */
  readonly channel?: string | undefined
  /** Those that carry it; `source`, `channel`, `status` and `search` do not go with it. */
  readonly tag?: string | undefined
  /** Unit type that the visitor wishes for; goes with `assignee` only. */
  readonly wish?: string | undefined
  /** Sealed, see {@link sealSearch}. */
  readonly search?: string | undefined
  readonly cursor?: string | undefined
  /** Only those of this account; `source`, `channel`, `mark`, `result` and `reason` do not go with it. */
  readonly assignee?: string | undefined
  readonly quarantined?: boolean
  /** Of the quarantine: why it is there. */
  readonly reason?: QuarantineReason | undefined
  /** One of RESULTS: those whose latest it is, whatever else is asked for. */
  readonly result?: string | undefined
  /** `any`, or one of SUSPICIONS: those that carry the mark, whatever else is asked for. */
  readonly mark?: string | undefined
}

export interface InboxPage {
  readonly items: readonly Registration[]
  /** Those of the page that cannot be opened. */
  readonly unreadable: readonly UnreadableRegistration[]
  readonly nextCursor: string | null
  /** What was searched for, to show it again. */
  readonly typed: string | null
}

function positionOf(cursor: string | undefined): { createdAt: Date; id: string } | undefined {
  const match = cursor && cursor.length < 400 ? CURSOR.exec(Buffer.from(cursor, 'base64url').toString('utf8')) : null
  return match ? { createdAt: new Date(Number(match[1])), id: match[2] as string } : undefined
}

const oneOf = <T extends string>(values: readonly T[], value: string | undefined): T | undefined => values.find((candidate) => candidate === value)

/** @returns the marks that an address asks for; undefined for one that means nothing */
export function marksOf(mark: string | undefined): readonly Suspicion[] | undefined {
  const one = oneOf(SUSPICIONS, mark)
  return one ? [one] : mark === 'any' ? SUSPICIONS : undefined
}

/** What narrows most decides what else counts: see {@link RegistrationFilter}. */
function registrationFilter(filter: InboxFilter, term: string | null): RegistrationFilter {
  const status: RegistrationStatus | undefined = oneOf(STATUSES, filter.status)
  const source: Source | undefined = oneOf(SOURCES, filter.source)
  const suspicions = marksOf(filter.mark)
  const result = oneOf(RESULTS, filter.result)
  const own = filter.assignee ? { assignee: filter.assignee } : {}
  const found = { ...(status ? { status } : {}), ...(term ? { term } : {}) }
  if (filter.wish) return { wishedUnit: filter.wish.slice(0, WISH_MAX), ...own }
  if (filter.tag) return { tag: filter.tag.slice(0, TAG_MAX), ...own }
  if (filter.assignee) return { ...own, ...found }
  if (result) return { result }
  if (suspicions) return { suspicions }
  if (filter.quarantined || filter.reason) return { quarantined: true, ...(filter.reason ? { reason: filter.reason } : {}) }
  if (filter.channel && isChannel(filter.channel)) return { channel: filter.channel, ...found }
  return { ...found, ...(source ? { source } : {}) }
}

/** One page of the inbox, newest first. Values of an address that mean nothing are left out. */
export async function listRegistrations({ store, vault }: Pick<Services, 'store' | 'vault'>, filter: InboxFilter): Promise<InboxPage> {
  const typed = openSearch(filter.search, vault)
  const term = typed ? queryTerm(typed) : null
  const after = positionOf(filter.cursor)
  const found = await store.registrations.list({ ...registrationFilter(filter, term), limit: INBOX_PAGE_SIZE + 1, ...(after ? { after } : {}) })
  const page = found.slice(0, INBOX_PAGE_SIZE)
  const last = page.at(-1)
  const nextCursor = found.length > INBOX_PAGE_SIZE && last ? Buffer.from(`${last.createdAt.getTime()}~${last.id}`).toString('base64url') : null
  const { readable: items, unreadable } = partReadable(page)
  return { items, unreadable, nextCursor, typed }
}
