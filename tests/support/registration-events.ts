import { randomUUID } from 'node:crypto'
import { composeMessages } from '@/lib/registrations/compose-messages'
import { recordConsent } from '@/lib/registrations/consent'
import type { RegistrationInput } from '@/lib/registrations/registration'
import type { NewEvent } from '@/lib/registrations/registration-event'
import type { RegistrationStatus } from '@/lib/registrations/statuses'
import { newRegistration, type Registration } from '@/lib/registrations/stored-registration'
import type { PlaceToTake } from '@/lib/visits/booking'
import type { Store } from '@/lib/store/store'
import { MORNING, registrationTestPolicy, SITE } from './registrations'

const policy = registrationTestPolicy()

let recorded = 0

/** An event of a registration, by default a colleague's. */
export const eventOf = (registrationId: string, kind: NewEvent['kind'], changes: Partial<NewEvent> = {}): NewEvent => ({
  id: `event-${(recorded += 1)}`,
  registrationId,
  at: MORNING,
  actor: 'kim@example.com',
  kind,
  subject: null,
  dueAt: null,
  text: null,
  ...changes,
})

/** The status of a registration, set by hand. */
export const statusOf = (registrationId: string, status: RegistrationStatus, at: Date = MORNING): NewEvent =>
  eventOf(registrationId, 'status', { subject: status, at })

/** Stores a registration with its messages. */
export async function savedRegistration(
  store: Pick<Store, 'registrations'>,
  changes: Partial<RegistrationInput> = {},
  at: Date = MORNING,
  place: PlaceToTake | null = null,
): Promise<Registration> {
  const input = {
    site: SITE,
    source: 'home' as const,
    name: '홍길동',
    phone: '01012345678',
    birthdate: '950527',
    marketingConsent: false,
    nightConsent: false,
    ...changes,
  }
  const consent = recordConsent(policy.consentTexts, { privacy: true, marketing: input.marketingConsent, night: input.nightConsent }, at)
  const one = newRegistration(randomUUID(), input, { at, consent, quarantine: null })
  await store.registrations.save(one, composeMessages(one, policy, at), policy.consentTexts, null, place)
  return one
}
