import { randomInt, randomUUID } from 'node:crypto'
import type { Account } from '@/lib/accounts/account'
import { koreanIsoDay } from '@/lib/korean-time'
import { recordConsent, type ConsentKind } from '@/lib/registrations/consent'
import { appendEvent } from '@/lib/registrations/progress'
import { NEW_PROGRESS, type NewEvent, type Progress, type RegistrationEvent } from '@/lib/registrations/registration-event'
import type { RegistrationInput } from '@/lib/registrations/registration'
import { newRegistration, type Registration } from '@/lib/registrations/stored-registration'
import type { PageCount } from '@/lib/attribution/page-count-store'

/* Generated registrations of a sales office with five events each, evenly over two years until NOW. */

export const NOW = Date.UTC(2026, 10, 24, 3)
export const EVENTS_EACH = 5
const COUNSELLORS = 20
const COUNTED_PAGES = 20
const COUNTED_DAYS = 21
const MINUTE_MS = 60_000
const CHANNELS = ['direct', 'naver', 'kakao', 'meta'] as const
const DAY_MS = 24 * 60 * MINUTE_MS
export const PERIOD_MS = 2 * 365 * DAY_MS

export const FAMILIES = [...'김이박최정강조윤장임한오서신권황안송류홍']
export const SYLLABLES = [...'가경규근기나다도동라미민보상서선성세소수승시아연영예용우원유윤은이인자재정제종주준지진찬창채태하한해현형혜호화환훈희']
export const pick = <T>(values: readonly T[]): T => values[randomInt(values.length)] as T
const chance = (share: number) => Math.random() < share

export const accounts: readonly Account[] = [
  { id: 'leader', email: 'leader@example.com', name: '팀장', role: 'team-leader', createdAt: new Date(NOW), disabledAt: null },
  ...Array.from({ length: COUNSELLORS }, (_, index): Account => ({
    id: `c${index}`,
    email: `c${index}@example.com`,
    name: `상담 ${index}`,
    role: 'counsellor',
    createdAt: new Date(NOW),
    disabledAt: null,
  })),
]

/** Page views of the last weeks, over all days and channels. */
export const pageCounts: readonly PageCount[] = Array.from({ length: COUNTED_DAYS * COUNTED_PAGES }, (_, index) => ({
  day: koreanIsoDay(new Date(NOW - Math.floor(index / COUNTED_PAGES) * DAY_MS)),
  page: `/page-${index % COUNTED_PAGES}`,
  views: 1 + randomInt(500),
  popups: randomInt(50),
  registrations: randomInt(5),
})).flatMap((count) => CHANNELS.map((channel) => ({ ...count, channel })))

/** Of the last hours' registrations many are new; of the rest most are settled, and some have a visit on these days. */
function lastResult(createdAt: number): Pick<NewEvent, 'kind' | 'dueAt'> | null {
  if (NOW - createdAt < DAY_MS / 4 || chance(0.002)) return null
  const dueAt = new Date(NOW + randomInt(-3, 14) * DAY_MS + randomInt(9 * 60) * MINUTE_MS)
  if (chance(0.005)) return { kind: 'callback', dueAt }
  if (chance(0.005)) return { kind: 'booked', dueAt }
  return { kind: pick(['reached', 'absent', 'visited', 'declined', 'contract'] as const), dueAt: null }
}

const text = (kind: ConsentKind) => ({ kind, version: '1', text: kind, hash: kind.padEnd(64, '0') })
const consent = recordConsent([text('privacy'), text('marketing'), text('night')], { privacy: true, marketing: false, night: false }, new Date(NOW))

/** Consents have realistic lengths; names, numbers and results are random. @param index 0 for the oldest */
export function madeRegistration(index: number, count: number): { registration: Registration; events: RegistrationEvent[] } {
  const createdAt = NOW - PERIOD_MS + Math.floor((PERIOD_MS * (index + 1)) / (count + 1))
  const id = randomUUID()
  const result = lastResult(createdAt)
  const assignee = result === null && chance(0.3) ? null : `c${randomInt(COUNSELLORS)}`
  const call = { kind: 'call', dueAt: null } as const
  const kinds = result ? [call, { kind: 'absent', dueAt: null } as const, call, result] : [call, call, call, call]
  const events: RegistrationEvent[] = []
  let progress: Progress = NEW_PROGRESS
  for (const [number, { kind, dueAt }] of [{ kind: 'assigned', dueAt: null } as const, ...kinds].slice(0, EVENTS_EACH).entries()) {
    const actor = assignee === null ? null : `${assignee}@example.com`
    const subject = kind === 'assigned' ? assignee : null
    const event: NewEvent = { id: randomUUID(), registrationId: id, at: new Date(createdAt + number * MINUTE_MS), actor, kind, subject, dueAt, text: null }
    const appended = appendEvent(events, event)
    if (!appended) throw new Error('two events of one id')
    events.push({ ...event, number: appended.number })
    progress = appended.progress
  }
  const input: RegistrationInput = {
    site: 'bench',
    source: pick(['home', 'popup', 'customer'] as const),
    name: pick(FAMILIES) + pick(SYLLABLES) + pick(SYLLABLES),
    phone: `010${String(randomInt(1e8)).padStart(8, '0')}`,
    birthdate: '950527',
    ...(chance(0.3) ? { message: '84A 문의드립니다' } : {}),
    channel: pick(CHANNELS),
    marketingConsent: true,
    nightConsent: false,
  }
  const preference = { unit: chance(0.4) ? pick(['59A', '59B', '84A', '84B']) : null, complex: null }
  const registration = { ...newRegistration(id, input, { at: new Date(createdAt), consent, quarantine: null }), ...progress, preference, assignee }
  return { registration, events }
}
