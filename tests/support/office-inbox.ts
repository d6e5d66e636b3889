import type { Actor } from '@/lib/accounts/office/staff-audit'
import { createLog } from '@/lib/log'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import type { Store } from '@/lib/store/store'
import { auditOf } from './audit-entry'
import { eventOf } from './registration-events'
import { MORNING, registerRequest, registerServices, registrationTestPolicy, testVault, validBody } from './registrations'

const actor: Actor = { account: { email: 'office@example.com' }, address: '203.0.113.9' }

/** @param storeOf the running test's store @returns what office tests do with it */
export const officeInbox = (storeOf: () => Store) => ({
  actor,
  services: () => ({ store: storeOf(), policy: registrationTestPolicy(), now: () => MORNING, vault: testVault, log: createLog() }),
  /** @param honeypot what a robot filled in @returns the registration's id */
  register: async (body: Readonly<Record<string, unknown>> = {}, honeypot = ''): Promise<string> => {
    const outcome = await registerVisitor(
      registerServices(storeOf()).services,
      registerRequest({ body: validBody(body), signals: { honeypot, elapsedMs: 20_000, agent: '' } }),
    )
    if (outcome.kind !== 'registered') throw new Error(outcome.kind)
    return outcome.id
  },
  /** Records a call. */
  call: (id: string) => storeOf().registrations.record(eventOf(id, 'reached'), auditOf('registration.result')),
  lastAudit: async () => (await storeOf().audit.list({ limit: 1 }))[0],
})
