import type { RegistrationPosition } from '@/lib/store/registration-store'
import { auditEntry, type Actor } from './actor'
import type { InboxServices } from './inbox-services'
import type { Source } from './registration'
import { queryTerm } from './search-terms'
import type { Registration, RegistrationStatus } from './stored-registration'

export const INBOX_PAGE_SIZE = 30

export interface InboxFilter {
  readonly quarantined?: boolean
  readonly status?: RegistrationStatus
  readonly source?: Source
  readonly site?: string
  /** Full or given name, number, or its last four digits. */
  readonly search?: string
  readonly from?: Date
  /** Exclusive. */
  readonly until?: Date
}

export interface InboxPage {
  readonly items: readonly Registration[]
  /** Give it back to read on; null at the end. */
  readonly next: RegistrationPosition | null
}

/** A page of the inbox, newest first; that somebody looked is written down. */
export async function listRegistrations({ store, now }: InboxServices, filter: InboxFilter, actor: Actor, after?: RegistrationPosition): Promise<InboxPage> {
  const found = await store.registrations.list({ ...storeFilter(filter), ...(after ? { after } : {}), limit: INBOX_PAGE_SIZE + 1 })
  const items = found.slice(0, INBOX_PAGE_SIZE)
  await store.audit.record(auditEntry(actor, now(), 'registration.list', null, `${items.length}건`))
  const last = items.at(-1)
  return { items, next: found.length > INBOX_PAGE_SIZE && last ? { createdAt: last.createdAt, id: last.id } : null }
}

/** Numbers for the inbox's tabs. */
export const countRegistrations = ({ store }: InboxServices) => store.registrations.count()

/** The search as the store's term; the rest of the filter is the store's own. */
export function storeFilter({ search, ...rest }: InboxFilter) {
  const term = search === undefined ? null : queryTerm(search)
  return { ...rest, ...(term === null ? {} : { term }) }
}
