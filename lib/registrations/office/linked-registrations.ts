import 'server-only'
import type { Account } from '@/lib/accounts/account'
import { isResult, withoutWithdrawn, type RegistrationEvent } from '@/lib/registrations/registration-event'
import type { Registration, RegistrationNote } from '@/lib/registrations/stored-registration'
import type { Services } from '@/lib/services'
import { isVisible } from './assignment-actions'

/** Another registration of the same visitor, with its events. */
export interface LinkedRegistration {
  readonly registration: Registration
  readonly events: readonly RegistrationEvent[]
  readonly notes: readonly RegistrationNote[]
}

/**
 * @returns the id of the registration that these events name as the original of a duplicate; null without one, or if that result
 * was withdrawn
 */
function originalOf(events: readonly RegistrationEvent[]): string | null {
  const latest = withoutWithdrawn(events).findLast(({ kind }) => isResult(kind) || kind === 'status')
  return latest?.kind === 'duplicate' ? latest.subject : null
}

/**
 * The other registrations of the same visitor: those merged into this one, and those of its phone, as far as the account may see
 * them, that 중복 links to it, directly or through others, in either direction. A merged registration's links are found through it.
 * @param events events of the registration itself
 * @param samePhone other registrations of its phone
 * @param mergedRegistrations registrations merged into it
 * @throws StoreUnavailableError
 */
export async function linkedRegistrations(
  { store }: Pick<Services, 'store'>,
  account: Account,
  registration: Registration,
  events: readonly RegistrationEvent[],
  samePhone: readonly Registration[],
  mergedRegistrations: readonly Registration[] = [],
): Promise<LinkedRegistration[]> {
  const merged = await Promise.all(mergedRegistrations.map(async (mergedOne) => withHistory(store, mergedOne, await store.registrations.events(mergedOne.id))))
  return [...merged, ...(await duplicatesOf({ store }, account, registration, events, samePhone))]
}

const withHistory = async (store: Services['store'], registration: Registration, events: readonly RegistrationEvent[]): Promise<LinkedRegistration> => ({
  registration,
  events,
  notes: await store.registrations.notes(registration.id),
})

async function duplicatesOf(
  { store }: Pick<Services, 'store'>,
  account: Account,
  registration: Registration,
  events: readonly RegistrationEvent[],
  samePhone: readonly Registration[],
): Promise<LinkedRegistration[]> {
  const marked = registration.result === 'duplicate' || samePhone.some(({ result }) => result === 'duplicate')
  if (!marked || registration.mergedInto !== null) return []
  const candidates = samePhone.filter((other) => other.id !== registration.id && other.mergedInto === null && isVisible(account, other))
  const logs = new Map([
    [registration.id, events],
    ...(await Promise.all(candidates.map(async ({ id }) => [id, await store.registrations.events(id)] as const))),
  ])
  const links = [...logs].flatMap(([id, log]) => {
    const original = originalOf(log)
    return original === null ? [] : [[id, original] as const]
  })
  const together = new Set([registration.id])
  // Each round adds the registrations linked to those found; it takes at most as many rounds as registrations.
  for (let before = 0; before < together.size;) {
    before = together.size
    for (const [id, original] of links)
      if (together.has(id) || together.has(original)) {
        together.add(id)
        together.add(original)
      }
  }
  return Promise.all(candidates.filter(({ id }) => together.has(id)).map((one) => withHistory(store, one, logs.get(one.id) ?? [])))
}
