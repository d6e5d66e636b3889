import { limits } from '@/lib/limits'
import { createAbuseDetector, type Candidate, type Traits } from '@/lib/registrations/abuse-detector'
import { QUARANTINE_THRESHOLDS, SUSPICION_THRESHOLDS } from '@/lib/registrations/bot-thresholds'
import { MORNING } from '../../support/registrations'

const MINUTE_MS = 60_000
const ALARM_FROM = limits.officeAlarm.points
const ALARM_INTERVAL_MS = limits.officeAlarm.seconds * 1000
const msLater = (ms: number) => new Date(MORNING.getTime() + ms)

let serial = 0
/** A registration with nothing in common with any other. */
function candidateWith(traits: Partial<Traits> = {}, isBot = false): Candidate {
  const own = `${serial++}`
  return {
    id: own,
    traits: { phone: own, phoneRange: own, network: { address: own, block: own }, userAgent: own, text: null, identities: [own], ...traits },
    isBot,
    booksVisit: false,
  }
}
const times = (count: number, traits: (index: number) => Partial<Traits>) => Array.from({ length: count }, (_, index) => candidateWith(traits(index)))
const network = (address: string, block = address) => ({ network: { address, block } })
const one = { ...network('one'), userAgent: 'one' }

test.each([
  ['phones', { phoneRange: '010555500' }],
  ['copies', { text: 'buy' }],
] as const)('%s: quarantines many phones from one block with one user agent and the same input, including the first ones', (reason, same) => {
  const detector = createAbuseDetector()
  const first = times(QUARANTINE_THRESHOLDS[reason].distinct, () => ({ ...one, ...same }))
  for (const candidate of first) expect(detector.evaluate(candidate, MORNING)).toMatchObject({ quarantine: null, earlier: [] })
  expect(detector.evaluate(candidateWith({ ...one, ...same }), MORNING)).toMatchObject({
    quarantine: reason,
    suspicion: null,
    earlier: first.map(({ id }) => id),
  })
  expect(detector.evaluate(candidateWith({ ...one, ...same }), MORNING)).toMatchObject({ quarantine: reason, earlier: [] })
  expect(detector.evaluate(candidateWith({ ...one, ...same }), msLater(QUARANTINE_THRESHOLDS[reason].withinMs + 1)).quarantine).toBeNull()
})

test.each([
  ['network', { phoneRange: '010555500', userAgent: 'one' }],
  ['program', { phoneRange: '010555500', ...network('one') }],
  ['text or number', one],
])('without one of the three (%s) quarantines nothing, however many there are', (_without, same) => {
  const detector = createAbuseDetector()
  for (const candidate of times(1200, () => same)) expect(detector.evaluate(candidate, MORNING)).toMatchObject({ quarantine: null, earlier: [] })
})

test.each([
  ['network', SUSPICION_THRESHOLDS.client.distinct, () => one],
  ['network', SUSPICION_THRESHOLDS.address.distinct, () => network('one')],
  ['network', SUSPICION_THRESHOLDS.blockUserAgent.distinct, (index: number) => ({ ...network(`${index}`, 'one'), userAgent: 'one' })],
  ['network', SUSPICION_THRESHOLDS.block.distinct, (index: number) => network(`${index}`, 'one')],
  ['agent', SUSPICION_THRESHOLDS.agent.distinct, () => ({ userAgent: 'one' })],
  ['phones', SUSPICION_THRESHOLDS.phones.distinct, () => ({ phoneRange: 'one' })],
  ['copies', SUSPICION_THRESHOLDS.copies.distinct, () => ({ identities: ['one'] })],
  ['copies', SUSPICION_THRESHOLDS.text.distinct, () => ({ text: 'one' })],
  ['phone', SUSPICION_THRESHOLDS.phone.distinct, () => ({ phone: 'one' })],
])('%s: passes %i unflagged, and flags one more', (suspicion, distinct, traits: (index: number) => Partial<Traits>) => {
  const detector = createAbuseDetector(10_000)
  for (const candidate of times(distinct, traits))
    expect(detector.evaluate(candidate, MORNING)).toMatchObject({ quarantine: null, suspicion: null, confirmFrom: MORNING })
  expect(detector.evaluate(candidateWith(traits(distinct)), MORNING)).toMatchObject({ quarantine: null, suspicion, earlier: [] })
})

test('a surge counts networks, not registrations', () => {
  const detector = createAbuseDetector(5)
  for (const candidate of times(50, (index) => network(`${index}`, `${index % 5}`))) expect(detector.evaluate(candidate, MORNING).suspicion).toBeNull()
  expect(detector.evaluate(candidateWith(), MORNING).suspicion).toBe('surge')
  expect(detector.evaluate(candidateWith(), msLater(MINUTE_MS + 1)).suspicion).toBeNull()
})

test('a sweep over many networks, with one user agent or in one minute, flags nobody from a shared block', () => {
  const detector = createAbuseDetector(5)
  const carrier = { ...network('carrier'), userAgent: 'one' }
  for (const candidate of times(SUSPICION_THRESHOLDS.sharedBlock.distinct, () => carrier)) detector.evaluate(candidate, MORNING)
  for (const candidate of times(SUSPICION_THRESHOLDS.agent.distinct + 1, () => ({ userAgent: 'one' }))) detector.evaluate(candidate, MORNING)
  expect(detector.evaluate(candidateWith(carrier), MORNING).suspicion).toBeNull()
  expect(detector.evaluate(candidateWith({ userAgent: 'one' }), MORNING).suspicion).toBe('agent')
})

test('ignores an address that says nothing of a network', () => {
  const detector = createAbuseDetector(1)
  for (const candidate of times(500, () => ({ network: null, userAgent: 'one', text: null })))
    expect(detector.evaluate(candidate, MORNING)).toMatchObject({ quarantine: null, suspicion: null })
})

test('counts one phone once, however often it registers', () => {
  const detector = createAbuseDetector()
  for (const candidate of times(500, () => ({ ...one, phone: 'own', phoneRange: 'own', identities: ['own'], text: 'own' })))
    expect(detector.evaluate(candidate, MORNING)).toMatchObject({ quarantine: null, suspicion: null })
})

test('counts a known bot with other bots only, and does not later quarantine one that was not stored', () => {
  const detector = createAbuseDetector()
  const same = { ...one, phoneRange: '010555500' }
  for (let bot = 0; bot < 200; bot++) detector.evaluate(candidateWith(one, true), MORNING)
  expect(detector.evaluate(candidateWith(one), MORNING).suspicion).toBeNull()
  detector.evaluate(candidateWith(same, true), MORNING)
  detector.evaluate(candidateWith(same), MORNING).rollback()
  const passed = times(QUARANTINE_THRESHOLDS.phones.distinct - 2, () => same)
  for (const candidate of passed) detector.evaluate(candidate, MORNING)
  expect(detector.evaluate(candidateWith(same), MORNING)).toMatchObject({ quarantine: 'phones', earlier: passed.map(({ id }) => id) })
})

test('delays confirmations of flagged ones by block, and in total, and drops none', () => {
  const detector = createAbuseDetector()
  const { block, all } = limits.markedMessages.points
  const flood = times(SUSPICION_THRESHOLDS.client.distinct + 3 * block, () => one).map((candidate) => detector.evaluate(candidate, MORNING))
  const minutes = flood.filter(({ suspicion }) => suspicion !== null).map(({ confirmFrom }) => (confirmFrom.getTime() - MORNING.getTime()) / MINUTE_MS)
  expect(minutes).toEqual([0, 1, 2].flatMap((minute) => Array<number>(block).fill(minute)))
  // Those flagged elsewhere do not queue behind them.
  const elsewhere = times(SUSPICION_THRESHOLDS.copies.distinct + all, () => ({ identities: ['equal'] })).map(
    (candidate) => detector.evaluate(candidate, MORNING).confirmFrom,
  )
  expect(elsewhere.filter((at) => at.getTime() === MORNING.getTime())).toHaveLength(SUSPICION_THRESHOLDS.copies.distinct + all - block)
})

test('an alarm has its number, comes once an hour, and again if nothing was stored', () => {
  const detector = createAbuseDetector(1)
  const alarms = (count: number, ms = 0) => times(count, () => ({})).map((candidate) => detector.evaluate(candidate, msLater(ms)))
  alarms(1)
  const first = alarms(ALARM_FROM)
  expect(first.map(({ alarm }) => alarm)).toEqual([...Array<null>(ALARM_FROM - 1).fill(null), ALARM_FROM])
  first.at(-1)?.rollback()
  expect(alarms(3).map(({ alarm }) => alarm)).toEqual([ALARM_FROM + 1, null, null])
  alarms(1, ALARM_INTERVAL_MS - 1)
  expect(
    alarms(ALARM_FROM, ALARM_INTERVAL_MS)
      .map(({ alarm }) => alarm)
      .find((alarm) => alarm !== null),
  ).toBe(ALARM_FROM)
})
