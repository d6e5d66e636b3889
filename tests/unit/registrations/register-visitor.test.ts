import { StoreUnavailableError } from '@/lib/errors'
import { createCrowd } from '@/lib/registrations/crowd'
import { createRegistrationLimits } from '@/lib/registrations/limits'
import { FIELD_MESSAGES } from '@/lib/registrations/messages'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import type { Store } from '@/lib/store/store'
import { fixedClock, registerRequest, registerServices, registrationTestPolicy, validBody } from '../../support/registrations'
import { temporaryStore } from '../../support/sqlite-store'

let store: Store
let dispose: () => Promise<void>
beforeEach(() => ({ store, dispose } = temporaryStore()))
afterEach(() => dispose())

const stored = () => store.registrations.list({ limit: 100 })
const body = (phone: string) => validBody({ phone })

test('a registration is on the disk before it is confirmed, with the consent that was given', async () => {
  const { services } = registerServices(store)
  const outcome = await registerVisitor(services, registerRequest({ body: validBody({ marketingConsent: true }) }))
  expect(outcome).toMatchObject({ kind: 'registered', fresh: true })
  const [one] = await stored()
  expect(one).toMatchObject({ name: '홍길동', phone: '01012345678', birthdate: '950527', status: 'new', consent: { answers: { privacy: { agreed: true }, marketing: { agreed: true }, night: { agreed: false } } } })
})

test('invalid input stores nothing and costs no registration', async () => {
  const { services } = registerServices(store, { limits: createRegistrationLimits(1) })
  expect(await registerVisitor(services, registerRequest({ body: validBody({ name: '' }) }))).toMatchObject({ kind: 'invalid', errors: { name: FIELD_MESSAGES.nameMissing } })
  expect(await registerVisitor(services, registerRequest())).toMatchObject({ kind: 'registered' })
})

test('fifty parallel equal requests make one row and fifty equal answers, at the ordinary limit', async () => {
  const { services } = registerServices(store, { limits: createRegistrationLimits(10) })
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => registerVisitor(services, registerRequest({ idempotencyKey: 'one' }))))
  expect(new Set(outcomes.map((outcome) => (outcome.kind === 'registered' ? outcome.id : outcome.kind))).size).toBe(1)
  expect(outcomes.filter((outcome) => outcome.kind === 'registered' && outcome.fresh)).toHaveLength(1)
  expect(await stored()).toHaveLength(1)
})

test('a key with another body is a conflict, also in parallel', async () => {
  const { services } = registerServices(store)
  const outcomes = await Promise.all([registerVisitor(services, registerRequest({ idempotencyKey: 'one' })), registerVisitor(services, registerRequest({ idempotencyKey: 'one', body: body('010-9999-8888') }))])
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

test('a household behind one address does not feel the limit, a bot does, and waits', async () => {
  const { services } = registerServices(store, { limits: createRegistrationLimits(10) })
  for (let person = 0; person < 6; person++) {
    await registerVisitor(services, registerRequest({ body: validBody({ phone: '02-123' }) }))
    expect(await registerVisitor(services, registerRequest({ body: body(`010-1111-000${person}`) }))).toMatchObject({ kind: 'registered' })
  }
  const answers = await Promise.all(Array.from({ length: 1000 }, (_, bot) => registerVisitor(services, registerRequest({ body: body(`010-2222-${String(bot).padStart(4, '0')}`) }))))
  expect(answers.filter(({ kind }) => kind === 'registered')).toHaveLength(4)
  expect(answers.filter((answer) => answer.kind === 'busy').every((answer) => answer.kind === 'busy' && answer.retryAfterSeconds >= 1 && answer.retryAfterSeconds <= 60)).toBe(true)
  expect(await registerVisitor(services, registerRequest({ client: '198.51.100.4', body: body('010-3333-4444') }))).toMatchObject({ kind: 'registered' })
})

test('one phone from many addresses is limited as well', async () => {
  const { services } = registerServices(store, { limits: createRegistrationLimits(2) })
  const kinds = []
  for (let client = 0; client < 4; client++) kinds.push((await registerVisitor(services, registerRequest({ client: `198.51.100.${client}`, body: validBody({ message: `${client}` }) }))).kind)
  expect(kinds).toEqual(['registered', 'registered', 'busy', 'busy'])
})

test.each([
  ['honeypot', { honeypot: 'http://spam.example', elapsedMs: 20_000, agent: '' }],
  ['speed', { honeypot: '', elapsedMs: 120, agent: '' }],
])('%s: answers like a success, is set aside with its reason, and sends nothing', async (quarantine, signals) => {
  const { services } = registerServices(store)
  const outcome = await registerVisitor(services, registerRequest({ signals }))
  expect(outcome).toMatchObject({ kind: 'registered' })
  expect(await stored()).toEqual([])
  expect(await store.registrations.list({ quarantined: true, limit: 10 })).toEqual([expect.objectContaining({ quarantine, phone: '01012345678' })])
  expect(await store.outbox.list({ limit: 10 })).toEqual([])
})

const visitor = (index: number) => registerRequest({ client: `${11 + index}.${index}.7.9`, body: validBody({ name: `${'김이박최정강조윤장임'.charAt(index)}지은`, phone: `010${3_141_592 * (index + 3)}`.padEnd(11, '7').slice(0, 11), birthdate: `8${index}0${(index % 9) + 1}15` }), signals: { honeypot: '', elapsedMs: 40_000, agent: `phone ${index}` } })
const bot = (index: number, changes: { client?: string; agent?: string; body?: Readonly<Record<string, unknown>> } = {}) =>
  registerRequest({
    client: changes.client ?? `${20 + (index % 200)}.${index % 251}.${index % 7}.1`,
    body: validBody({ name: `가${String.fromCharCode(0xac00 + index)}`, phone: `010${String((index * 7_654_321) % 1e8).padStart(8, '0')}`, birthdate: `${String(50 + (index % 45))}0${(index % 9) + 1}${10 + (index % 18)}`, ...changes.body }),
    signals: { honeypot: '', elapsedMs: 9000, agent: changes.agent ?? `browser ${index}` },
  })

test.each([
  ['network', (index: number) => bot(index, { client: `203.0.113.${index}` })],
  ['agent', (index: number) => bot(index, { agent: 'one browser' })],
  ['phones', (index: number) => bot(index, { body: { phone: `010444455${String(index).padStart(2, '0')}` } })],
  ['copies', (index: number) => bot(index, { body: { message: `지금 바로 확인하시면 놀라운 특별 혜택을 드립니다 ${'!'.repeat(index % 5)}` } })],
])('bots that have their %s in common are set aside, the first ones too, and no visitor with them', async (reason, make) => {
  const { services } = registerServices(store, { crowd: createCrowd(10, 120) })
  for (let round = 0; round < 6; round++) {
    const outcomes = await Promise.all([...Array.from({ length: 10 }, (_, index) => registerVisitor(services, make(10 * round + index))), registerVisitor(services, visitor(round))])
    expect(outcomes.every(({ kind }) => kind === 'registered')).toBe(true)
  }
  expect(await store.registrations.list({ quarantined: true, limit: 100 })).toHaveLength(60)
  expect((await store.registrations.count()).byReason).toMatchObject({ [reason]: 60 })
  expect(await stored()).toHaveLength(6)
  expect(await store.outbox.list({ limit: 100 })).toHaveLength(6)
})

test('a flood that has nothing in common is set aside whole, and its messages with it', async () => {
  const { services } = registerServices(store, { crowd: createCrowd(10, 120) })
  const outcomes = await Promise.all(Array.from({ length: 300 }, (_, index) => registerVisitor(services, bot(index))))
  expect(outcomes.every(({ kind }) => kind === 'registered')).toBe(true)
  expect((await store.registrations.count())).toMatchObject({ byStatus: { new: 0 }, byReason: { surge: 300 } })
  expect(await store.outbox.list({ limit: 10 })).toEqual([])
})

test('while content says closed, nothing is stored', async () => {
  const { services } = registerServices(store, { policy: registrationTestPolicy({ open: false }) })
  expect(await registerVisitor(services, registerRequest())).toEqual({ kind: 'closed' })
  expect(await stored()).toEqual([])
})

test('a store that cannot commit is never a success, and the try is given back', async () => {
  const failing = { registrations: { ...store.registrations, save: () => Promise.reject(new StoreUnavailableError('full', { cause: new Error('SQLITE_FULL') })) } }
  const limits = createRegistrationLimits(1)
  const { services, warnings } = registerServices(failing, { limits })
  expect(await registerVisitor(services, registerRequest({ idempotencyKey: 'one' }))).toEqual({ kind: 'unavailable' })
  expect(warnings).toHaveLength(1)
  expect(await registerVisitor({ ...services, store }, registerRequest({ idempotencyKey: 'one' }))).toMatchObject({ kind: 'registered' })
})
