import { randomUUID } from 'node:crypto'
import type { AuditEntry } from '@/lib/accounts/audit-store'
import { messageId, type OutboxMessage } from '@/lib/messaging/message'
import { recordConsent } from '@/lib/registrations/consent'
import type { RequestClaim } from '@/lib/registrations/save-store'
import { newRegistration, type Registration } from '@/lib/registrations/stored-registration'
import type { Store } from '@/lib/store/store'
import type { PlaceToTake } from '@/lib/visits/booking'
import { MORNING, registrationTestPolicy, SITE } from './registrations'

export const texts = registrationTestPolicy().consentTexts
export const TEN = new Date('2026-11-28T10:00:00+09:00')
export const HALF_PAST = new Date('2026-11-28T10:30:00+09:00')
export const LATER = new Date('2026-11-24T12:00:00+09:00')
export const NEXT_DAY = new Date('2026-11-29T10:00:00+09:00')

export const audit = (action: AuditEntry['action']): AuditEntry => ({
  at: MORNING,
  actor: 'kim@example.com',
  address: null,
  action,
  subject: null,
  detail: null,
})

let numbers = 0

/** A registration, by default with a number of its own. */
export function registration(phone = `0105${String(numbers++).padStart(7, '0')}`, at = MORNING, quarantine: Registration['quarantine'] = null): Registration {
  const agreed = { privacy: true, marketing: false, night: false }
  const input = { site: SITE, source: 'home' as const, name: '홍길동', phone, birthdate: '950527', marketingConsent: false, nightConsent: false }
  return newRegistration(randomUUID(), input, { at, consent: recordConsent(texts, agreed, at), quarantine })
}

/** A place for two at a time of ten groups. */
export const placeAt = (at: Date, changes: Partial<PlaceToTake> = {}): PlaceToTake => ({
  at,
  people: 2,
  groupsPerSlot: 10,
  peoplePerSlot: 40,
  hoursVersion: 0,
  now: MORNING,
  ...changes,
})

/** A reminder of one version of a visit. */
export const reminder = (registrationId: string, version: number, changes: Partial<OutboxMessage> = {}): OutboxMessage => ({
  id: messageId(registrationId, 'visitReminderDay', version),
  registrationId,
  kind: 'visitReminderDay',
  to: '01012345678',
  body: `version ${version}`,
  advertisement: false,
  nightConsent: false,
  createdAt: MORNING,
  dueAt: TEN,
  period: `visit ${registrationId} ${version}`,
  visitVersion: version,
  ...changes,
})

/** A change of a visit, based on its version. */
export const change = (basedOn: number, messages: readonly OutboxMessage[] = []) => ({ basedOn, at: LATER, messages, counts: true })

/** Saving and reading visits of the store of the test that runs. */
export function visitsOf(store: () => Store) {
  const count = async (from: Date, until: Date, at: Date, now?: Date) =>
    (await store().visits.countBooked(from, until, now)).get(at.getTime()) ?? { groups: 0, people: 0 }
  return {
    save: (one: Registration, place: PlaceToTake | null, claim: RequestClaim | null = null) => store().registrations.save(one, [], texts, claim, place),
    booked: (at: Date) => count(TEN, new Date(NEXT_DAY.getTime() + 1), at),
    bookedAt: (now: Date) => count(TEN, HALF_PAST, TEN, now),
    /** State of each message of a registration, or why it was withdrawn, by its version. */
    queued: async (registrationId: string): Promise<Readonly<Record<string, string>>> =>
      Object.fromEntries(
        (await store().outbox.list({ registrationId, limit: 9 })).map(({ id, state, lastError }) => [id.split(':').at(-1) ?? '', lastError ?? String(state)]),
      ),
  }
}
