import { randomUUID } from 'node:crypto'
import { composeMessages } from '@/lib/registrations/compose-messages'
import { recordConsent } from '@/lib/registrations/consent'
import type { RegistrationInput } from '@/lib/registrations/registration'
import { newRegistration, type QuarantineReason, type Registration, type Suspicion } from '@/lib/registrations/stored-registration'
import type { AuditEntry } from '@/lib/accounts/audit-store'
import type { RequestClaim } from '@/lib/registrations/save-store'
import type { Store } from '@/lib/store/store'
import { MORNING, registrationTestPolicy, SITE } from './registrations'

export const storePolicy = registrationTestPolicy()
export const storeTexts = storePolicy.consentTexts

export const staffAudit = (action: AuditEntry['action'], subject: string | null = null): AuditEntry => ({
  at: MORNING,
  actor: 'staff@example.com',
  address: '203.0.113.9',
  action,
  subject,
  detail: null,
})

type Changes = Partial<RegistrationInput> & { quarantine?: QuarantineReason | null; suspicion?: Suspicion | null; at?: Date }

/** @returns makes registrations as a store keeps them, by default a minute apart */
export function registrationBuilder(): (changes?: Changes) => Registration {
  let minutes = 0
  return ({ quarantine = null, suspicion = null, at = new Date(MORNING.getTime() + minutes++ * 60_000), ...input } = {}) => {
    const agreed = { privacy: true, marketing: input.marketingConsent ?? false, night: false }
    const whole: RegistrationInput = {
      site: SITE,
      source: 'home',
      name: '홍길동',
      phone: '01012345678',
      birthdate: '950527',
      message: '문의\n합니다',
      visitDate: undefined,
      email: undefined,
      residence: undefined,
      marketingConsent: agreed.marketing,
      nightConsent: false,
      ...input,
    }
    return newRegistration(randomUUID(), whole, { at, consent: recordConsent(storeTexts, agreed, at), quarantine, suspicion })
  }
}

/** Saves a registration with its messages; a quarantined one has none. */
export const saveWithMessages = (store: Store, one: Registration, claim: RequestClaim | null = null) =>
  store.registrations.save(one, one.quarantine ? [] : composeMessages(one, storePolicy, one.createdAt), storeTexts, claim)
