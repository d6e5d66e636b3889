import { registerVisitor } from '@/lib/registrations/register-visitor'
import type { AuditEntry } from '@/lib/accounts/audit-store'
import type { Store } from '@/lib/store/store'
import { MORNING, registerRequest, registerServices, validBody } from './registrations'

export const DELETED: AuditEntry = { at: MORNING, actor: 'kim@example.com', address: null, action: 'registration.delete', subject: null, detail: null }
export const phoneOf = (n: number) => `0105555${String(n).padStart(4, '0')}`
/** The personal data of the registration with this number. */
export const plainOf = (n: number) => [phoneOf(n), `visitor${n}@example.com`, `문의 ${n} 드립니다`, `메모 ${n}번`, `사유 ${n}번`]

/** Registrations with two messages, a note and an event with a text each. @returns their ids, in the order of their numbers */
export async function fillToErase(store: Store, count: number): Promise<string[]> {
  const { services } = registerServices(store)
  const ids: string[] = []
  for (let n = 0; n < count; n++) {
    const body = validBody({ phone: phoneOf(n), email: `visitor${n}@example.com`, message: `문의 ${n} 드립니다`, marketingConsent: true })
    const outcome = await registerVisitor(services, registerRequest({ body }))
    if (outcome.kind !== 'registered') throw new Error(outcome.kind)
    const { id } = outcome
    ids.push(id)
    await store.registrations.addNote({ id: `note-${id}`, registrationId: id, at: MORNING, actor: 'kim@example.com', text: `메모 ${n}번` }, DELETED)
    await store.registrations.assign(id, { to: 'kim', actor: 'lee', reason: `사유 ${n}번` }, MORNING, DELETED)
  }
  return ids
}

/** Everything that the office sees of registrations. */
export const readWhole = ({ registrations, outbox }: Store, ids: readonly string[]) =>
  Promise.all(
    ids.map(async (id) => ({
      registration: await registrations.find(id),
      notes: await registrations.notes(id),
      events: await registrations.events(id),
      messages: await outbox.list({ registrationId: id, limit: 9 }),
    })),
  )
