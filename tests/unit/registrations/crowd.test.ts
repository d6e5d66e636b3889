import { createCrowd, type Trait } from '@/lib/registrations/crowd'
import { MORNING } from '../../support/registrations'

const MINUTE_MS = 60_000
const after = (ms: number) => new Date(MORNING.getTime() + ms)
const agent = (value: string): Trait => ({ reason: 'agent', value })

let serial = 0
const somebody = (traits: readonly Trait[] = [], phone = `phone ${serial}`) => ({ id: `${serial++}`, phone, traits, caught: false })

test('a launch evening of two registrations a second, a third of them from one kind of iPhone, passes for two minutes', () => {
  const crowd = createCrowd(30, 120)
  const reasons = Array.from({ length: 240 }, (_, index) => crowd.judge(somebody([agent(index % 3 === 0 ? 'iPhone' : `phone ${index}`)]), after(index * 500)).reason)
  expect(reasons.filter((reason) => reason !== null)).toEqual([])
})

test('more than the rate of a surge are set aside with those before them, once; a minute later all is quiet', () => {
  const crowd = createCrowd(10, 5)
  const first = Array.from({ length: 5 }, () => somebody())
  for (const one of first) expect(crowd.judge(one, MORNING)).toMatchObject({ reason: null, earlier: [] })
  expect(crowd.judge(somebody(), MORNING)).toMatchObject({ reason: 'surge', earlier: first.map(({ id }) => id) })
  expect(crowd.judge(somebody(), MORNING)).toMatchObject({ reason: 'surge', earlier: [] })
  expect(crowd.judge(somebody(), after(MINUTE_MS + 1))).toMatchObject({ reason: null, earlier: [] })
})

test('one phone is one, however often it registers', () => {
  const crowd = createCrowd(10, 5)
  for (let time = 0; time < 20; time++) expect(crowd.judge(somebody([agent('family')], 'one phone'), MORNING).reason).toBeNull()
})

test('bots that have something in common do not make a surge of the visitors beside them', () => {
  const crowd = createCrowd(1, 5)
  for (let bot = 0; bot < 100; bot++) crowd.judge(somebody([agent('bot')]), MORNING)
  expect(crowd.judge(somebody([agent('visitor')]), MORNING).reason).toBeNull()
})

test('slow bots are counted by the hour', () => {
  const crowd = createCrowd(1, 100)
  const verdicts = Array.from({ length: 21 }, (_, bot) => crowd.judge(somebody([agent('bot')]), after(bot * 2 * MINUTE_MS)))
  expect(verdicts.slice(0, 20).every(({ reason }) => reason === null)).toBe(true)
  expect(verdicts[20]).toMatchObject({ reason: 'agent' })
  expect(verdicts[20]?.earlier).toHaveLength(20)
})

test('one that was caught already counts with its like and is not moved again; nor is one that was not stored', () => {
  const crowd = createCrowd(1, 5)
  crowd.judge({ ...somebody([agent('bot')]), caught: true }, MORNING)
  crowd.judge(somebody([agent('bot')]), MORNING).withdraw()
  const passed = [somebody([agent('bot')])]
  for (const one of passed) expect(crowd.judge(one, MORNING).reason).toBeNull()
  expect(crowd.judge(somebody([agent('bot')]), MORNING)).toMatchObject({ reason: 'agent', earlier: passed.map(({ id }) => id) })
})
