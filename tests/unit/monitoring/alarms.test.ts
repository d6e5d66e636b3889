import { decideAlarms, MIN_FREE_BYTES, type Facts } from '@/lib/monitoring/alarms'
import { readFacts } from '@/lib/monitoring/read-facts'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import { fixedClock, MORNING, registerRequest, registerServices, validBody } from '../../support/registrations'
import { temporaryStore } from '../../support/sqlite-store'

const QUIET: Facts = {
  now: MORNING,
  registrations: {
    byStatus: { new: 3, absent: 0, called: 0, booked: 0, visited: 0, closed: 0 },
    quarantined: 2,
    byReason: { honeypot: 1, speed: 1, phones: 0, copies: 0, network: 0, agent: 0, surge: 0, phone: 0 },
  },
  newestRegistrationAt: MORNING,
  silentHours: 72,
  newlyQuarantined: 2,
  messages: { pending: 5, sending: 1, sent: 100, unknown: 0, dead: 0, cancelled: 4 },
  overdueMessages: 0,
  failingMessages: 0,
  suspectedRegistrations: 0,
  freeBytes: MIN_FREE_BYTES,
  storeCommits: true,
  retentionHold: null,
}
const alarmsOf = (facts: Facts) => decideAlarms(facts).map(({ kind, level, count }) => [kind, level, count])

test('an ordinary day raises none, nor does a site without any registration', () => {
  expect(alarmsOf(QUIET)).toEqual([])
  expect(alarmsOf({ ...QUIET, newestRegistrationAt: null, freeBytes: null })).toEqual([])
})

test.each([
  ['store-unusable', 'critical', null, { storeCommits: false }],
  ['disk-full', 'critical', 499, { freeBytes: MIN_FREE_BYTES - 1 }],
  ['retention-held', 'critical', null, { retentionHold: { reason: 'clock', since: MORNING, seenAt: null, due: 300, stored: 300 } }],
  ['retention-held', 'warning', 300, { retentionHold: { reason: 'share', since: MORNING, seenAt: MORNING, due: 300, stored: 400 } }],
  ['messages-overdue', 'critical', 3, { overdueMessages: 3 }],
  ['messages-unknown', 'warning', 1, { messages: { ...QUIET.messages, unknown: 1 } }],
  ['messages-dead', 'warning', 2, { messages: { ...QUIET.messages, dead: 2 } }],
  ['messages-failing', 'warning', 4, { failingMessages: 4 }],
  ['quarantine-crowd', 'warning', 7, { registrations: { ...QUIET.registrations, byReason: { ...QUIET.registrations.byReason, agent: 6, surge: 1 } } }],
  ['quarantine-growing', 'warning', 20, { newlyQuarantined: 20 }],
  ['registrations-suspected', 'warning', 5, { suspectedRegistrations: 5 }],
  ['registrations-silent', 'warning', 72, { newestRegistrationAt: new Date(MORNING.getTime() - 72 * 3_600_000) }],
] as const)('%s', (kind, level, count, change) => {
  const alarms = decideAlarms({ ...QUIET, ...change })
  expect(alarms.map((alarm) => [alarm.kind, alarm.level, alarm.count])).toEqual([[kind, level, count]])
  expect(alarms[0]?.text).toMatch(/(세요|니다)\.$/)
  if (count !== null) expect(alarms[0]?.text).toContain(String(count))
})

test('messages that nobody has sent for years, and one whose outcome is unknown, are told', async () => {
  const { store, dispose } = temporaryStore()
  try {
    const clock = fixedClock()
    const { services } = registerServices(store, { now: clock.now })
    for (const phone of ['01011112222', '01033334444', '01055556666', '01077778888'])
      await registerVisitor(services, registerRequest({ body: validBody({ phone }) }))
    const [first] = await store.outbox.claimDue({ token: 'a', now: clock.now(), until: clock.now(), limit: 1 })
    await store.outbox.settle(first!.id, 'a', { state: 'unknown', at: clock.now(), code: 'timeout' })
    const env = { ALARM_SILENT_HOURS: 24 * 365 * 10 }
    const alarms = async () =>
      alarmsOf({ ...(await readFacts({ store, checkStore: () => store.check(), dataDirectory: '.', env, now: clock.now })), freeBytes: null })
    expect(await alarms()).toEqual([['messages-unknown', 'warning', 1]])
    clock.advance(3 * 365 * 86_400_000)
    expect(await alarms()).toEqual([
      ['messages-overdue', 'critical', 3],
      ['messages-unknown', 'warning', 1],
    ])
  } finally {
    await dispose()
  }
})

test('the free bytes of the disk are read, and a store that cannot commit is told', async () => {
  const { store, directory, dispose } = temporaryStore()
  try {
    const facts = await readFacts({
      store,
      checkStore: () => Promise.reject(new Error('full')),
      dataDirectory: directory,
      env: { ALARM_SILENT_HOURS: 72 },
      now: () => MORNING,
    })
    expect(facts.freeBytes).toBeGreaterThan(0)
    expect(facts.storeCommits).toBe(false)
  } finally {
    await dispose()
  }
})
