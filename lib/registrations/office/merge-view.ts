import 'server-only'
import type { Account } from '@/lib/accounts/account'
import { can, seesOwnOnly } from '@/lib/accounts/permissions'
import { queryTerm } from '@/lib/registrations/search-terms'
import { readableOf, type Registration } from '@/lib/registrations/stored-registration'
import type { Services } from '@/lib/services'
import { isVisible } from './assignment-actions'
import { openSearch } from './list-registrations'
import { toCard, type RegistrationCard } from './registration-view'

/** A registration that is merged or can be. */
export interface MergeCandidate {
  readonly card: RegistrationCard
  readonly samePhone: boolean
}

/** Merged registrations on the page of a registration. */
export interface MergeView {
  /** The registration that this one was merged into. */
  readonly primary: RegistrationCard | null
  /** Registrations merged with this one, oldest first; for a merged registration also the others merged into the same one. */
  readonly together: readonly MergeCandidate[]
  /** Found by name or number, to merge with this one; null without a search. */
  readonly found: readonly RegistrationCard[] | null
  readonly typed: string | null
  readonly mayMerge: boolean
}

const FOUND_MAX = 10

/**
 * @returns the view, and the registrations in it for the audit trail
 * @param mergedRegistrations registrations merged into this one
 * @param search encrypted, see list-registrations.ts
 * @throws StoreUnavailableError
 */
export async function mergeView(
  { store, vault }: Pick<Services, 'store' | 'vault'>,
  account: Account,
  registration: Registration,
  mergedRegistrations: readonly Registration[],
  search: string | undefined,
  qrNames: Readonly<Record<string, string>>,
): Promise<{ readonly view: MergeView; readonly looked: readonly Registration[] }> {
  const mayMerge = can(account, 'registration.merge') && registration.quarantine === null
  const whole = registration.mergedInto === null ? null : await store.registrations.find(registration.mergedInto)
  const primary = whole && !whole.unreadable ? whole : null
  const besides = whole ? readableOf(await store.registrations.listMerged(whole.id)).filter(({ id }) => id !== registration.id) : []
  const typed = mayMerge && !whole ? openSearch(search, vault) : null
  const term = typed ? queryTerm(typed) : null
  const matches = term ? await store.registrations.list({ term, limit: FOUND_MAX + 1, ...(seesOwnOnly(account) ? { assignee: account.id } : {}) }) : []
  const found = readableOf(matches)
    .filter((one) => one.id !== registration.id && isVisible(account, one))
    .slice(0, FOUND_MAX)
  const together = whole ? [...(primary ? [primary] : []), ...besides] : mergedRegistrations
  return {
    looked: [...together, ...found],
    view: {
      primary: primary && toCard(primary, qrNames),
      together: together.map((one) => ({ card: toCard(one, qrNames), samePhone: one.phone === registration.phone })),
      found: typed ? found.map((one) => toCard(one, qrNames)) : null,
      typed,
      mayMerge,
    },
  }
}
