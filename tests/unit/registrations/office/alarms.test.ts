import type { Role } from '@/lib/accounts/account'
import { recruitingOn } from '@/lib/recruiting'
import { decideAlarms, MIN_FREE_BYTES, type Facts } from '@/lib/registrations/office/alarms'
import { alarmLines } from '@/lib/registrations/office/alarm-places'
import { readFacts } from '@/lib/registrations/office/read-alarm-facts'
import { koreanIsoDay } from '@/lib/korean-time'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import { fixedClock, MORNING, registerRequest, registerServices, registrationTestPolicy, validBody } from '@/tests/support/registrations'
import { openingHours } from '@/tests/support/visits'
import { createVisitBooking, type VisitBooking } from '@/lib/visits/visit-booking'
import { temporaryStore } from '@/tests/support/sqlite-store'

const QUIET: Facts = {
  now: MORNING,
  newRegistrations: 3,
  quarantined: { honeypot: 1, speed: 1, phones: 0, copies: 0, network: 0, agent: 0, surge: 0, phone: 0 },
  newestRegistrationAt: MORNING,
  silentHours: 72,
  newlyQuarantined: 2,
  messages: { unknown: 0, dead: 0 },
  overdueMessages: 0,
  failingMessages: 0,
  suspectedRegistrations: 0,
  waitingRegistrations: 0,
  waitingMinutes: 30,
  expiry: [{ name: '인증서', day: '2030-01-01' }],
  freeBytes: MIN_FREE_BYTES,
  storeCommits: true,
  retentionHold: null,
  recruiting: { kind: 'open' },
  unreadableRecords: [],
}
const policy = registrationTestPolicy()
const alarmsOf = (facts: Facts) => decideAlarms(facts).map(({ kind, level, count }) => [kind, level, count])

test('raises none on an ordinary day, nor for a site without registrations', () => {
  expect(alarmsOf(QUIET)).toEqual([])
  expect(alarmsOf({ ...QUIET, newestRegistrationAt: null, freeBytes: null })).toEqual([])
})

test.each([
  ['store-unusable', 'critical', null, { storeCommits: false }],
  ['disk-full', 'critical', 499, { freeBytes: MIN_FREE_BYTES - 1 }],
  ['retention-held', 'critical', null, { retentionHold: { reason: 'clock', since: MORNING, seenAt: null, due: 300, stored: 300 } }],
  ['retention-held', 'warning', 300, { retentionHold: { reason: 'share', since: MORNING, seenAt: MORNING, due: 300, stored: 400 } }],
  ['records-unreadable', 'critical', 1, { unreadableRecords: [{ kind: 'registration', id: 'a1' }] }],
  ['messages-overdue', 'critical', 3, { overdueMessages: 3 }],
  ['messages-unknown', 'warning', 1, { messages: { ...QUIET.messages, unknown: 1 } }],
  ['messages-dead', 'warning', 2, { messages: { ...QUIET.messages, dead: 2 } }],
  ['messages-failing', 'warning', 4, { failingMessages: 4 }],
  ['quarantine-crowd', 'warning', 7, { quarantined: { ...QUIET.quarantined, agent: 6, surge: 1 } }],
  ['quarantine-growing', 'warning', 20, { newlyQuarantined: 20 }],
  ['registrations-suspected', 'warning', 5, { suspectedRegistrations: 5 }],
  ['registrations-waiting', 'warning', 8, { waitingRegistrations: 8 }],
  ['registrations-silent', 'warning', 72, { newestRegistrationAt: new Date(MORNING.getTime() - 72 * 3_600_000) }],
] as const)('%s', (kind, level, count, change) => {
  const alarms = decideAlarms({ ...QUIET, ...change })
  expect(alarms.map((alarm) => [alarm.kind, alarm.level, alarm.count])).toEqual([[kind, level, count]])
  expect(alarms[0]?.text).toMatch(/(세요|니다)\.$/)
  if (count !== null) expect(alarms[0]?.text).toContain(String(count))
})

test('sorts by urgency: first what stops the office, then people waiting, last what expires some day', () => {
  const soon = [{ name: '인증서', day: koreanIsoDay(new Date(MORNING.getTime() + 6 * 86_400_000)) }]
  const facts = { ...QUIET, expiry: soon, suspectedRegistrations: 1, waitingRegistrations: 8, messages: { unknown: 1, dead: 0 } }
  expect(decideAlarms(facts).map(({ kind }) => kind)).toEqual(['messages-unknown', 'registrations-waiting', 'registrations-suspected', 'expires-soon'])
  const past = [{ name: '인증서', day: '2026-11-20' }]
  expect(
    decideAlarms({ ...facts, expiry: past, overdueMessages: 1 })
      .map(({ kind }) => kind)
      .slice(0, 2),
  ).toEqual(['messages-overdue', 'expires-soon'])
})

test('shows an alarm only to those who can act on it, with the screen for that', () => {
  const alarms = decideAlarms({ ...QUIET, failingMessages: 4, waitingRegistrations: 348, freeBytes: 0 })
  const shownTo = (role: Role) => alarmLines(alarms, { role }).map(({ href }) => href)
  expect(shownTo('administrator')).toEqual(['/admin/audit', '/admin/outbox', '/admin?status=new'])
  expect(shownTo('team-leader')).toEqual(['/admin/outbox', '/admin?status=new'])
  for (const role of ['counsellor', 'reception', 'privacy-officer'] as const) expect(shownTo(role)).toEqual([])
})

test('reports messages unsent for years, and one whose outcome is unknown', async () => {
  const { store, dispose } = temporaryStore()
  try {
    const clock = fixedClock()
    const { services } = registerServices(store, { now: clock.now })
    for (const phone of ['01011112222', '01033334444', '01055556666', '01077778888'])
      await registerVisitor(services, registerRequest({ body: validBody({ phone }) }))
    const [first] = await store.outbox.claimDue({ token: 'a', now: clock.now(), until: clock.now(), limit: 1 })
    await store.outbox.settle(first!.id, 'a', { state: 'unknown', at: clock.now(), code: 'timeout' })
    const env = { ALARM_SILENT_HOURS: 24 * 365 * 10, ALARM_WAITING_MINUTES: 60 * 24 * 365, ALARM_EXPIRY: [] }
    const alarms = async () =>
      alarmsOf({
        ...(await readFacts({ store, checkStore: () => store.check(), dataDirectory: '.', visits: null, env, policy, now: clock.now })),
        freeBytes: null,
      })
    expect(await alarms()).toEqual([['messages-unknown', 'warning', 1]])
    clock.advance(3 * 365 * 86_400_000)
    expect(await alarms()).toEqual([
      ['messages-overdue', 'critical', 3],
      ['messages-unknown', 'warning', 1],
      ['registrations-waiting', 'warning', 4],
    ])
  } finally {
    await dispose()
  }
})

test('reads the free bytes of the disk, and reports a store that cannot commit', async () => {
  const { store, directory, dispose } = temporaryStore()
  try {
    const facts = await readFacts({
      store,
      checkStore: () => Promise.reject(new Error('full')),
      dataDirectory: directory,
      visits: null,
      env: { ALARM_SILENT_HOURS: 72, ALARM_WAITING_MINUTES: 30, ALARM_EXPIRY: [] },
      policy,
      now: () => MORNING,
    })
    expect(facts.freeBytes).toBeGreaterThan(0)
    expect(facts.storeCommits).toBe(false)
  } finally {
    await dispose()
  }
})

test.each([
  ['the day it ends', '2026-11-24', 'warning', 0, '2026년 11월 24일에 끝납니다'],
  ['30 days ahead', '2026-12-05', 'warning', 11, '2026년 12월 5일에 끝납니다'],
  ['gone', '2026-11-22', 'critical', -2, '2026년 11월 22일에 끝났습니다'],
])('reports what expires: %s', (_name, day, level, count, words) => {
  expect(koreanIsoDay(MORNING)).toBe('2026-11-24')
  const [alarm, ...others] = decideAlarms({ ...QUIET, expiry: [...QUIET.expiry, { name: '문자 발송 키', day }] })
  expect(others).toEqual([])
  expect(alarm).toMatchObject({ kind: 'expires-soon', level, count })
  expect(alarm?.text).toMatch(new RegExp(`^문자 발송 키의 유효 기간이 ${words}`))
})

test('does not yet report what expires in 31 days', () => {
  expect(alarmsOf({ ...QUIET, expiry: [{ name: '인증서', day: '2026-12-25' }] })).toEqual([])
})

test('measures waiting by the saved office hours', async () => {
  const { store, dispose } = temporaryStore()
  try {
    const clock = fixedClock()
    const { services } = registerServices(store, { now: clock.now })
    await registerVisitor(services, registerRequest({ body: validBody({ phone: '01011112222' }) }))
    const hours = { ...openingHours, weekly: openingHours.weekly.map(() => ({ from: '20:00', until: '21:00' })) }
    const env = { ALARM_SILENT_HOURS: 1000, ALARM_WAITING_MINUTES: 30, ALARM_EXPIRY: [] }
    const waiting = async (visits: VisitBooking | null) =>
      (await readFacts({ store, checkStore: () => store.check(), dataDirectory: null, visits, env, policy, now: clock.now })).waitingRegistrations
    clock.advance(45 * 60_000)
    expect([await waiting(null), await waiting(createVisitBooking(store.visits, hours, () => ''))]).toEqual([1, 0])
    clock.advance(24 * 60 * 60_000)
    expect(await waiting(createVisitBooking(store.visits, hours, () => ''))).toBe(1)
  } finally {
    await dispose()
  }
})

test.each([
  ['91 days ahead', '2026-12-08', []],
  ['90 days ahead', '2026-12-09', [['recruiting', 'warning', 90]]],
  ['the day before', '2027-03-08', [['recruiting', 'warning', 1]]],
  ['on the day', '2027-03-09', [['recruiting', 'critical', null]]],
])('reports that recruiting will stop, with the days that are left: %s', (_name, today, alarms) => {
  const items = [{ fact: 'registration' as const, label: '등록번호', value: '2026-1' }]
  const recruiting = { from: '2027-03-09', law: '법 제42조 제8항', checked: '2026-11-29', override: null }
  const facts = { ...QUIET, recruiting: recruitingOn({ items, recruiting }, today) }
  expect(alarmsOf(facts)).toEqual(alarms)
  for (const { text } of decideAlarms(facts)) expect(text).toMatch(/^2027년 3월 9일부터 .*아직 없는 것: 공급신고번호, 임대보증금 보증 /)
  const override = { person: '한도윤', reason: '조합이 공급', decided: '2027-03-01' }
  const overridden = decideAlarms({ ...QUIET, recruiting: recruitingOn({ items, recruiting: { ...recruiting, override } }, '2027-03-09') })
  expect(overridden.map(({ level, text }) => [level, text])).toEqual([['warning', expect.stringMatching(/2027년 3월 1일 한도윤 결정: 조합이 공급$/)]])
})
