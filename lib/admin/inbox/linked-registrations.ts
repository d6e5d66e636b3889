import 'server-only'
import type { Account } from '@/lib/auth/account'
import { isResult, withoutWithdrawn, type RegistrationEvent } from '@/lib/registrations/registration-event'
import type { Registration, RegistrationNote } from '@/lib/registrations/stored-registration'
import type { Services } from '@/lib/services'
import { isVisible } from './assignment-actions'

/** A registration that was marked as a duplicate of another, or that others are duplicates of, with what happened to it. */
export interface LinkedRegistration {
  readonly registration: Registration
  readonly events: readonly RegistrationEvent[]
  readonly notes: readonly RegistrationNote[]
}

/** @returns the id of the registration that a log says its own is a duplicate of; null where it says so no more, or never did */
function originalOf(events: readonly RegistrationEvent[]): string | null {
  const latest = withoutWithdrawn(events).findLast(({ kind }) => isResult(kind) || kind === 'status')
  return latest?.kind === 'duplicate' ? latest.subject : null
}

/**
 * The registrations that belong to one visitor with this one, as far as the account may see them: those of its phone that
 * 중복 ties to it, directly or over others, in either direction.
 * @param events of the registration itself
 * @param samePhone other registrations of its phone
 * @throws StoreUnavailableError
 */
export async function linkedRegistrations(
  { store }: Pick<Services, 'store'>,
  account: Account,
  registration: Registration,
  events: readonly RegistrationEvent[],
  samePhone: readonly Registration[],
): Promise<LinkedRegistration[]> {
  const marked = registration.result === 'duplicate' || samePhone.some(({ result }) => result === 'duplicate')
  if (!marked) return []
  const candidates = samePhone.filter((other) => other.id !== registration.id && isVisible(account, other))
  const logs = new Map([
    [registration.id, events],
    ...(await Promise.all(candidates.map(async ({ id }) => [id, await store.registrations.events(id)] as const))),
  ])
  const links = [...logs].flatMap(([id, log]) => {
    const original = originalOf(log)
    return original === null ? [] : [[id, original] as const]
  })
  const together = new Set([registration.id])
  // Each round takes in those that touch what is together; there are no more rounds than registrations.
  for (let before = 0; before < together.size;) {
    before = together.size
    for (const [id, original] of links)
      if (together.has(id) || together.has(original)) {
        together.add(id)
        together.add(original)
      }
  }
  return Promise.all(
    candidates
      .filter(({ id }) => together.has(id))
      .map(async (one) => ({ registration: one, events: logs.get(one.id) ?? [], notes: await store.registrations.notes(one.id) })),
  )
}
