import { StoreUnavailableError } from '@/lib/errors'
import { fieldAnswers } from '@/lib/messages/ko/registration-answers'
import { createAbuseDetector } from '@/lib/registrations/abuse-detector'
import { createRegistrationLimits } from '@/lib/registrations/limits'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import type { Store } from '@/lib/store/store'
import { fixedClock, registerRequest, registerServices, registrationTestPolicy, validBody } from '../../support/registrations'
import { temporaryStore } from '../../support/sqlite-store'
import { readable } from '../../support/readable'

let store: Store
let dispose: () => Promise<void>
beforeEach(() => ({ store, dispose } = temporaryStore()))
afterEach(() => dispose())

const stored = () => store.registrations.list({ limit: 100 })
const body = (phone: string) => validBody({ phone })

test('a registration is on the disk before it is confirmed, with its consent', async () => {
  const { services } = registerServices(store)
  const outcome = await registerVisitor(services, registerRequest({ body: validBody({ marketingConsent: true }) }))
  expect(outcome).toMatchObject({ kind: 'registered', fresh: true })
  const [one] = await stored()
  expect(one).toMatchObject({
    name: '홍길동',
    phone: '01012345678',
    birthdate: '950527',
    status: 'new',
    consent: { answers: { privacy: { agreed: true }, marketing: { agreed: true }, night: { agreed: false } } },
  })
})

test('invalid input stores nothing and uses up no registration', async () => {
  const { services } = registerServices(store, { limits: createRegistrationLimits(1) })
  expect(await registerVisitor(services, registerRequest({ body: validBody({ name: '' }) }))).toMatchObject({
    kind: 'invalid',
    errors: { name: fieldAnswers.nameMissing },
  })
  expect(await registerVisitor(services, registerRequest())).toMatchObject({ kind: 'registered' })
})

test('fifty parallel equal requests make one row and fifty equal responses, at the ordinary limit', async () => {
  const { services } = registerServices(store, { limits: createRegistrationLimits(10) })
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => registerVisitor(services, registerRequest({ idempotencyKey: 'one' }))))
  expect(new Set(outcomes.map((outcome) => (outcome.kind === 'registered' ? outcome.id : outcome.kind))).size).toBe(1)
  expect(outcomes.filter((outcome) => outcome.kind === 'registered' && outcome.fresh)).toHaveLength(1)
  expect(await stored()).toHaveLength(1)
})

test('a key with another body is a conflict, also in parallel', async () => {
  const { services } = registerServices(store)
  const outcomes = await Promise.all([
    registerVisitor(services, registerRequest({ idempotencyKey: 'one' })),
    registerVisitor(services, registerRequest({ idempotencyKey: 'one', body: body('010-9999-8888') })),
  ])
  expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['conflict', 'registered'])
})

test('a double click on a plain form is one registration; the same a while later is another one of the same phone', async () => {
  const clock = fixedClock()
  const { services } = registerServices(store, { now: clock.now })
  const click = () => registerVisitor(services, registerRequest({ formPost: true }))
  const [first, second] = await Promise.all([click(), click()])
  expect(first).toMatchObject({ kind: 'registered', fresh: true })
  expect(second).toEqual({ ...first, fresh: false })
  clock.advance(11 * 60_000)
  await click()
  expect(await store.registrations.listByPhone('01012345678', 10)).toHaveLength(2)
})

test('a household behind one address does not reach the limit; a bot does, and has to wait', async () => {
  const { services } = registerServices(store, { limits: createRegistrationLimits(10) })
  for (let person = 0; person < 6; person++) {
    await registerVisitor(services, registerRequest({ body: validBody({ phone: '02-123' }) }))
    expect(await registerVisitor(services, registerRequest({ body: body(`010-1111-000${person}`) }))).toMatchObject({ kind: 'registered' })
  }
  const answers = await Promise.all(
    Array.from({ length: 1000 }, (_, bot) => registerVisitor(services, registerRequest({ body: body(`010-2222-${String(bot).padStart(4, '0')}`) }))),
  )
  expect(answers.filter(({ kind }) => kind === 'registered')).toHaveLength(4)
  expect(
    answers
      .filter((answer) => answer.kind === 'busy')
      .every((answer) => answer.kind === 'busy' && answer.retryAfterSeconds >= 1 && answer.retryAfterSeconds <= 60),
  ).toBe(true)
  expect(await registerVisitor(services, registerRequest({ client: '198.51.100.4', body: body('010-3333-4444') }))).toMatchObject({ kind: 'registered' })
})

test('each user agent behind one address is a client of its own: one’s tries do not refuse others', async () => {
  const { services } = registerServices(store, { limits: createRegistrationLimits(1) })
  const from = (agent: string, phone: string) =>
    registerVisitor(services, registerRequest({ body: body(phone), signals: { honeypot: '', elapsedMs: 20_000, agent } }))
  expect(await from('a phone', '010-1111-0000')).toMatchObject({ kind: 'registered' })
  expect(await from('a phone', '010-1111-0001')).toMatchObject({ kind: 'busy' })
  const others = await Promise.all(Array.from({ length: 6 }, (_, index) => from(`another phone ${index}`, `010-2222-000${index}`)))
  expect(others.map(({ kind }) => kind)).toEqual(Array(6).fill('registered'))
})

test('never refuses a number to its owner, and sends it one confirmation a day and one advertisement a month', async () => {
  const clock = fixedClock()
  const { services } = registerServices(store, { now: clock.now, limits: createRegistrationLimits(10) })
  const register = async (index: number) =>
    (await registerVisitor(services, registerRequest({ client: `198.51.${index}.7`, body: validBody({ marketingConsent: true, message: `${index}` }) }))).kind
  const kinds = await Promise.all(Array.from({ length: 11 }, (_, index) => register(index)))
  expect(new Set(kinds)).toEqual(new Set(['registered']))
  expect(await store.registrations.listByPhone('01012345678', 20)).toHaveLength(11)
  const waiting = async () => (await store.outbox.list({ states: ['pending'], limit: 50 })).map(({ kind }) => kind).sort()
  expect(await waiting()).toEqual(['confirmation', 'remainingUnits'])
  expect((await store.outbox.list({ states: ['cancelled'], limit: 50 })).filter(({ lastError }) => lastError === 'already-sent')).toHaveLength(20)
  clock.set(new Date('2026-11-25T00:00:00+09:00'))
  await register(12)
  expect(await waiting()).toEqual(['confirmation', 'confirmation', 'remainingUnits'])
})

test.each([
  ['honeypot', { honeypot: 'http://spam.example', elapsedMs: 20_000, agent: '' }],
  ['speed', { honeypot: '', elapsedMs: 120, agent: '' }],
])('%s: responds with success, quarantines with its reason, and sends nothing', async (quarantine, signals) => {
  const { services } = registerServices(store)
  const outcome = await registerVisitor(services, registerRequest({ signals }))
  expect(outcome).toMatchObject({ kind: 'registered' })
  expect(await stored()).toEqual([])
  expect(await store.registrations.list({ quarantined: true, limit: 10 })).toEqual([expect.objectContaining({ quarantine, phone: '01012345678' })])
  expect(await store.outbox.list({ limit: 10 })).toEqual([])
})

test.each([
  ['phones', (index: number) => ({ phone: `010444455${String(index).padStart(2, '0')}` })],
  [
    'copies',
    (index: number) => ({
      phone: `010${String((index * 7_654_321) % 1e8).padStart(8, '0')}`,
      message: `지금 바로 확인하시면 놀라운 특별 혜택을 드립니다 ${'!'.repeat(index % 5)}`,
    }),
  ],
])(
  'quarantines all of a bot for its %s, responds with success, and notifies the office once; others of its network and user agent are not quarantined',
  async (reason, typed) => {
    const { services } = registerServices(store, { abuseDetector: createAbuseDetector(), policy: registrationTestPolicy({ alarmPhone: '01099990000' }) })
    for (let round = 0; round < 6; round++) {
      const bots = Array.from({ length: 10 }, (_, index) =>
        registerRequest({ body: validBody({ name: `가${String.fromCharCode(0xac00 + 10 * round + index)}`, ...typed(10 * round + index) }) }),
      )
      const visitor = registerRequest({
        body: validBody({
          name: `${'김이박최정강'.charAt(round)}지은`,
          phone: `010${3_141_592 * (round + 3)}`.padEnd(11, '7').slice(0, 11),
          message: '상담 부탁드립니다',
        }),
      })
      const outcomes = await Promise.all([...bots, visitor].map((request) => registerVisitor(services, request)))
      expect(outcomes.every(({ kind }) => kind === 'registered')).toBe(true)
    }
    expect(await store.registrations.count()).toMatchObject({ quarantined: 60, byReason: { [reason]: 60 } })
    expect((await stored()).map(({ message }) => message)).toEqual(Array(6).fill('상담 부탁드립니다'))
    expect((await store.outbox.list({ limit: 100 })).map(({ kind, to }) => (kind === 'alarm' ? to : kind)).sort()).toEqual([
      '01099990000',
      ...Array<string>(6).fill('confirmation'),
    ])
  },
)

test('a suspicion changes no response: a flagged one is in the inbox, counted, and confirmed, if later', async () => {
  const clock = fixedClock()
  const { services } = registerServices(store, { now: clock.now, abuseDetector: createAbuseDetector() })
  const outcomes = await Promise.all(
    Array.from({ length: 90 }, (_, index) =>
      registerVisitor(services, registerRequest({ body: body(`010${String((index * 7_654_321) % 1e8).padStart(8, '0')}`) })),
    ),
  )
  expect(outcomes.every((outcome) => outcome.kind === 'registered' && outcome.fresh)).toBe(true)
  expect(await store.registrations.count()).toMatchObject({ byStatus: { new: 90 }, quarantined: 0 })
  expect(await store.registrations.countSuspected()).toMatchObject({ copies: 80 })
  const confirmations = readable(await store.outbox.list({ states: ['pending'], limit: 100 }))
  expect(confirmations).toHaveLength(90)
  expect(confirmations.filter(({ dueAt }) => dueAt > clock.now()).length).toBeGreaterThan(50)
})

test('stores nothing while content says closed', async () => {
  const { services } = registerServices(store, { policy: registrationTestPolicy({ open: false }) })
  expect(await registerVisitor(services, registerRequest())).toEqual({ kind: 'closed' })
  expect(await stored()).toEqual([])
})

test('never reports success if the store cannot commit, and gives the try back', async () => {
  const failing = {
    registrations: { ...store.registrations, save: () => Promise.reject(new StoreUnavailableError('full', { cause: new Error('SQLITE_FULL') })) },
  }
  const limits = createRegistrationLimits(1)
  const { services, warnings } = registerServices(failing, { limits })
  expect(await registerVisitor(services, registerRequest({ idempotencyKey: 'one' }))).toEqual({ kind: 'unavailable' })
  expect(warnings).toHaveLength(1)
  expect(await registerVisitor({ ...services, store }, registerRequest({ idempotencyKey: 'one' }))).toMatchObject({ kind: 'registered' })
})

test('the failure of the first of several equal requests does not decide for the others', async () => {
  const save = jest.fn(store.registrations.save).mockRejectedValueOnce(new StoreUnavailableError('full', { cause: new Error('SQLITE_FULL') }))
  const { services } = registerServices({ registrations: { ...store.registrations, save } }, { limits: createRegistrationLimits(1) })
  const outcomes = await Promise.all(Array.from({ length: 3 }, () => registerVisitor(services, registerRequest({ idempotencyKey: 'one' }))))
  const [one] = await stored()
  expect(outcomes).toEqual([{ kind: 'unavailable' }, { kind: 'registered', id: one!.id, fresh: true }, { kind: 'registered', id: one!.id, fresh: false }])
  expect(save).toHaveBeenCalledTimes(2)
})
