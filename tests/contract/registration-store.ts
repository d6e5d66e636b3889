import { randomUUID } from 'node:crypto'
import { composeAlarm, composeMessages } from '@/lib/registrations/compose-messages'
import { recordConsent, type ConsentText } from '@/lib/registrations/consent'
import type { RegistrationInput } from '@/lib/registrations/registration'
import { queryTerm } from '@/lib/registrations/search-terms'
import { newRegistration, type QuarantineReason, type Registration, type Suspicion } from '@/lib/registrations/stored-registration'
import type { AuditEntry } from '@/lib/store/audit-store'
import type { RequestClaim } from '@/lib/store/registration-store'
import type { Store } from '@/lib/store/store'
import { statusOf } from '../support/registration-events'
import { MORNING, registrationTestPolicy, SITE } from '../support/registrations'

const policy = registrationTestPolicy()
const texts = policy.consentTexts

const audit = (action: AuditEntry['action'], subject: string | null = null): AuditEntry => ({
  at: MORNING,
  actor: 'staff@example.com',
  address: '203.0.113.9',
  action,
  subject,
  detail: null,
})

let minutes = 0
function registration(
  changes: Partial<RegistrationInput> & { quarantine?: QuarantineReason | null; suspicion?: Suspicion | null; at?: Date } = {},
): Registration {
  const { quarantine = null, suspicion = null, at = new Date(MORNING.getTime() + minutes++ * 60_000), ...input } = changes
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
  return newRegistration(randomUUID(), whole, { at, consent: recordConsent(texts, agreed, at), quarantine, suspicion })
}

/** What every store does with registrations, see lib/store/registration-store.ts. */
export function registrationStoreContract(name: string, open: () => Promise<{ store: Store; dispose: () => Promise<void> }>): void {
  describe(`registrations in ${name}`, () => {
    let store: Store
    let dispose: () => Promise<void>
    beforeEach(async () => {
      minutes = 0
      ;({ store, dispose } = await open())
    })
    afterEach(() => dispose())

    const save = (one: Registration, claim: RequestClaim | null = null) =>
      store.registrations.save(one, one.quarantine ? [] : composeMessages(one, policy, one.createdAt), texts, claim)
    const messagesOf = (id: string) => store.outbox.list({ registrationId: id, limit: 10 })

    test('what was saved comes back whole, with the texts that were agreed to', async () => {
      const one = registration({ marketingConsent: true, email: 'a@example.com', residence: '한들시', visitDate: '2026-12-01' })
      expect(await save(one)).toEqual({ kind: 'created', id: one.id })
      expect(await store.registrations.find(one.id)).toEqual(one)
      expect(await store.registrations.consentText(one.consent.answers.marketing.hash!)).toEqual({
        ...texts.find((text) => text.kind === 'marketing'),
        replacedAt: null,
      })
      expect(await store.registrations.find(randomUUID())).toBeNull()
    })

    test('a consent text is known from its publication on, with the time at which another took its place', async () => {
      const [privacy, marketing, night] = texts as [ConsentText, ConsentText, ConsentText]
      const newer = { ...privacy, hash: 'newer', version: '2', text: '새 글' }
      const day = (n: number) => new Date(MORNING.getTime() + n * 86_400_000)
      await store.registrations.publishConsentTexts(texts, day(0))
      await store.registrations.publishConsentTexts(texts, day(1))
      expect(await store.registrations.consentText(privacy.hash)).toEqual({ ...privacy, replacedAt: null })
      await store.registrations.publishConsentTexts([newer, marketing, night], day(2))
      await store.registrations.publishConsentTexts([newer, marketing, night], day(3))
      expect(await store.registrations.consentText(privacy.hash)).toEqual({ ...privacy, replacedAt: day(2) })
      expect(await store.registrations.consentText('newer')).toEqual({ ...newer, replacedAt: null })
      expect(await store.registrations.consentText(night.hash)).toEqual({ ...night, replacedAt: null })
      // A release that was taken back shows the earlier text again.
      await store.registrations.publishConsentTexts(texts, day(4))
      expect(await store.registrations.consentText(privacy.hash)).toEqual({ ...privacy, replacedAt: null })
      expect(await store.registrations.consentText('newer')).toEqual({ ...newer, replacedAt: day(4) })
      expect(await store.registrations.consentText('unknown')).toBeNull()
    })

    test('its messages are queued with it', async () => {
      const one = registration({ marketingConsent: true })
      await save(one)
      expect((await messagesOf(one.id)).map(({ id, state, attempts, to }) => ({ id, state, attempts, to })).sort((a, b) => a.id.localeCompare(b.id))).toEqual([
        { id: `${one.id}:confirmation`, state: 'pending', attempts: 0, to: '01012345678' },
        { id: `${one.id}:remainingUnits`, state: 'pending', attempts: 0, to: '01012345678' },
      ])
    })

    test('a claimed request is committed once; with another body it is a conflict; an old claim no longer counts', async () => {
      const claim: RequestClaim = { key: 'key', body: 'body', validFrom: MORNING }
      const [first, second, third] = [registration(), registration(), registration({ at: new Date(MORNING.getTime() + 86_400_000) })]
      expect(await store.registrations.findClaim(claim)).toBeNull()
      expect(await save(first, claim)).toEqual({ kind: 'created', id: first.id })
      expect(await save(second, claim)).toEqual({ kind: 'replayed', id: first.id })
      expect(await store.registrations.findClaim(claim)).toEqual({ kind: 'replayed', id: first.id })
      expect(await save(second, { ...claim, body: 'other' })).toEqual({ kind: 'conflict' })
      expect(await store.registrations.list({ limit: 10 })).toHaveLength(1)
      expect(await save(third, { ...claim, validFrom: new Date(MORNING.getTime() + 3_600_000) })).toEqual({ kind: 'created', id: third.id })
    })

    test('parallel equal requests make one registration', async () => {
      const claim: RequestClaim = { key: 'key', body: 'body', validFrom: MORNING }
      const outcomes = await Promise.all(Array.from({ length: 50 }, () => save(registration(), claim)))
      expect(new Set(outcomes.map((outcome) => 'id' in outcome && outcome.id)).size).toBe(1)
      expect(outcomes.filter(({ kind }) => kind === 'created')).toHaveLength(1)
      expect(await store.registrations.list({ limit: 100 })).toHaveLength(1)
    })

    test('lists newest first, page by page, without a gap when one arrives between', async () => {
      const at = new Date(MORNING)
      const all = [registration({ at }), registration({ at }), registration(), registration(), registration()]
      for (const one of all) await save(one)
      const first = await store.registrations.list({ limit: 3 })
      await save(registration({ at: new Date(MORNING.getTime() + 3_600_000) }))
      const second = await store.registrations.list({ limit: 3, after: first.at(-1)! })
      const sorted = all.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1))
      expect([...first, ...second].map(({ id }) => id)).toEqual(sorted.map(({ id }) => id))
    })

    test('is found by full name, given name, number and last four digits, and by nothing less', async () => {
      const one = registration({ name: '홍길동', phone: '01012345678' })
      await save(one)
      await save(registration({ name: '김영희', phone: '01099998888' }))
      const found = async (typed: string) => (await store.registrations.list({ term: queryTerm(typed) ?? '', limit: 10 })).map(({ id }) => id)
      for (const typed of ['홍길동', '홍 길동', '길동', '010-1234-5678', '+82 10 1234 5678', '5678']) expect(await found(typed)).toEqual([one.id])
      for (const typed of ['홍', '678', '123']) expect(await found(typed)).toEqual([])
    })

    test('filters by status, source, site and time', async () => {
      const [home, popup] = [registration({ source: 'home' }), registration({ source: 'popup' })]
      await save(home)
      await save(popup)
      await store.registrations.record(statusOf(popup.id, 'called', MORNING), audit('registration.status', popup.id))
      const ids = async (query: Omit<Parameters<typeof store.registrations.list>[0], 'limit'>) =>
        (await store.registrations.list({ ...query, limit: 10 })).map(({ id }) => id)
      expect(await ids({ status: 'called' })).toEqual([popup.id])
      expect(await ids({ source: 'home' })).toEqual([home.id])
      expect(await ids({ site: 'elsewhere' })).toEqual([])
      expect(await ids({ from: popup.createdAt })).toEqual([popup.id])
      expect(await ids({ until: popup.createdAt })).toEqual([home.id])
    })

    test('the history of a phone has every registration of it, quarantined ones too', async () => {
      const [first, second, other] = [registration(), registration({ quarantine: 'honeypot' }), registration({ phone: '01055556666' })]
      for (const one of [first, second, other]) await save(one)
      expect((await store.registrations.listByPhone('01012345678', 10)).map(({ id }) => id)).toEqual([second.id, first.id])
    })

    test('quarantine is a list of its own; release queues the messages once', async () => {
      const one = registration({ quarantine: 'speed' })
      await save(one)
      expect(await store.registrations.list({ limit: 10 })).toEqual([])
      expect(await store.registrations.list({ quarantined: true, limit: 10 })).toEqual([one])
      expect(await store.registrations.newestAt()).toBeNull()
      const messages = composeMessages(one, policy, MORNING)
      expect(
        await store.registrations.release(
          [
            { id: one.id, messages },
            { id: 'none', messages: [] },
          ],
          MORNING,
          audit('registration.release', one.id),
        ),
      ).toBe(1)
      expect(await store.registrations.release([{ id: one.id, messages }], MORNING, audit('registration.release', one.id))).toBe(0)
      expect(await messagesOf(one.id)).toHaveLength(1)
      expect(await store.registrations.newestAt()).toEqual(one.createdAt)
    })

    test('what passed is quarantined with its untried messages, and comes back with them; what the office works on stays', async () => {
      const [one, called, noted, tried] = [registration({ phone: '01022223333' }), registration(), registration(), registration()]
      await save(tried)
      const due = new Date(MORNING.getTime() + 3_600_000)
      await store.outbox.claimDue({ token: 'a', now: due, until: new Date(due.getTime() + 60_000), limit: 10 })
      for (const other of [one, called, noted]) await save(other)
      await store.registrations.record(statusOf(called.id, 'called', MORNING), audit('registration.status'))
      await store.registrations.addNote({ id: randomUUID(), registrationId: noted.id, at: MORNING, actor: 'a', text: 'b' }, audit('registration.note'))
      const ids = [one.id, called.id, noted.id, tried.id, 'none']
      expect(await store.registrations.quarantine(ids, 'agent', MORNING, audit('registration.quarantine'))).toBe(2)
      expect(await store.registrations.quarantine(ids, 'surge', MORNING, audit('registration.quarantine'))).toBe(0)
      expect((await store.registrations.list({ reason: 'agent', limit: 10 })).map(({ id }) => id)).toEqual([tried.id, one.id])
      expect(await store.registrations.list({ reason: 'surge', limit: 10 })).toEqual([])
      expect(await messagesOf(one.id)).toEqual([])
      expect((await messagesOf(tried.id)).map(({ state }) => state)).toEqual(['sending'])
      const back = [one, tried].map((other) => ({ id: other.id, messages: composeMessages(other, policy, MORNING) }))
      expect(await store.registrations.release(back, MORNING, audit('registration.release'))).toBe(2)
      expect((await messagesOf(one.id)).map(({ state }) => state)).toEqual(['pending'])
      expect(await messagesOf(tried.id)).toHaveLength(1)
      expect((await store.audit.list({ limit: 10 })).map(({ action }) => action)).toEqual([
        'registration.release',
        'registration.quarantine',
        'registration.note',
        'registration.status',
      ])
    })

    test('of a number, one confirmation a day and one advertisement a month is queued, however many registrations arrive together; staff see the others', async () => {
      const together = Array.from({ length: 12 }, () => registration({ marketingConsent: true, at: MORNING }))
      const alarm = (one: Registration) => composeAlarm(one, { ...policy, alarmPhone: '01099990000' }, MORNING, 10)
      const outcomes = await Promise.all(
        together.map((one) => store.registrations.save(one, [...composeMessages(one, policy, MORNING), ...alarm(one)], texts, null)),
      )
      expect(outcomes.map(({ kind }) => kind)).toEqual(Array(12).fill('created'))
      const all = await store.outbox.list({ limit: 100 })
      const summary = (messages: typeof all) =>
        messages.reduce<Record<string, number>>(
          (sum, { kind, state, lastError }) => ({ ...sum, [`${kind} ${state} ${lastError}`]: (sum[`${kind} ${state} ${lastError}`] ?? 0) + 1 }),
          {},
        )
      expect(summary(all)).toEqual({
        'confirmation pending null': 1,
        'confirmation cancelled already-sent': 11,
        'remainingUnits pending null': 1,
        'remainingUnits cancelled already-sent': 11,
        'alarm pending null': 1,
      })
      expect(await store.outbox.nextDueAt()).toEqual(MORNING)

      const nextDay = registration({ marketingConsent: true, at: new Date(MORNING.getTime() + 86_400_000) })
      await save(nextDay)
      expect(summary(await messagesOf(nextDay.id))).toEqual({ 'confirmation pending null': 1, 'remainingUnits cancelled already-sent': 1 })
      const other = registration({ phone: '01099998888' })
      await save(other)
      expect(summary(await messagesOf(other.id))).toEqual({ 'confirmation pending null': 1 })
    })

    test('a number is free again once its message was taken back or destroyed, and not before', async () => {
      const [first, second, released, last] = [
        registration({ at: MORNING }),
        registration({ at: MORNING }),
        registration({ at: MORNING, quarantine: 'speed' }),
        registration({ at: MORNING }),
      ]
      for (const one of [first, second, released]) await save(one)
      const stateOf = async ({ id }: Registration) => (await messagesOf(id)).map(({ state }) => state)
      expect(await Promise.all([first, second].map(stateOf))).toEqual([['pending'], ['cancelled']])
      const release = (...some: Registration[]) =>
        store.registrations.release(
          some.map((one) => ({ id: one.id, messages: composeMessages(one, policy, MORNING) })),
          MORNING,
          audit('registration.release'),
        )
      await release(released)
      expect(await stateOf(released)).toEqual(['cancelled'])
      expect(await store.registrations.quarantine([first.id, second.id], 'copies', MORNING, audit('registration.quarantine'))).toBe(2)
      await release(second, first)
      expect((await Promise.all([first, second].map(stateOf))).flat().sort()).toEqual(['cancelled', 'pending'])
      await store.registrations.remove([first.id, second.id], audit('registration.delete'))
      await save(last)
      expect(await stateOf(last)).toEqual(['pending'])
    })

    test('what is marked stands in the inbox, is found and counted by its mark, and loses it when it is released', async () => {
      const [plain, network, phone, called] = [
        registration(),
        registration({ suspicion: 'network' }),
        registration({ suspicion: 'phone', phone: '01055556666' }),
        registration({ suspicion: 'network' }),
      ]
      for (const one of [plain, network, phone, called]) await save(one)
      await store.registrations.record(statusOf(called.id, 'called', MORNING), audit('registration.status'))
      expect(await store.registrations.find(network.id)).toEqual(network)
      const found = async (...suspicions: Suspicion[]) => (await store.registrations.list({ suspicions, limit: 10 })).map(({ id }) => id)
      expect(await found('network')).toEqual([called.id, network.id])
      expect(await found('phone', 'network')).toEqual([called.id, phone.id, network.id])
      expect((await store.registrations.list({ limit: 10 })).length).toBe(4)
      expect(await store.registrations.countSuspected()).toEqual({ phones: 0, copies: 0, network: 1, agent: 0, surge: 0, phone: 1 })

      const doubtful = ({ id, phone: to }: Registration) => store.outbox.isSuspected({ registrationId: id, to })
      expect(await Promise.all([plain, network, called, registration({ phone: '01055556666' })].map(doubtful))).toEqual([false, true, false, true])

      await store.registrations.quarantine([network.id], 'network', MORNING, audit('registration.quarantine'))
      expect(await found('network')).toEqual([called.id])
      await store.registrations.release([{ id: network.id, messages: [] }], MORNING, audit('registration.release'))
      expect((await store.registrations.find(network.id))?.suspicion).toBeNull()
    })

    test('counts for the inbox', async () => {
      await save(registration())
      await save(registration({ quarantine: 'surge' }))
      const called = registration()
      await save(called)
      await store.registrations.record(statusOf(called.id, 'called', MORNING), audit('registration.status', called.id))
      expect(await store.registrations.count()).toEqual({
        byStatus: { new: 1, absent: 0, called: 1, booked: 0, visited: 0, closed: 0 },
        quarantined: 1,
        byReason: { honeypot: 0, speed: 0, phones: 0, copies: 0, network: 0, agent: 0, surge: 1, phone: 0 },
      })
    })

    test('counts what was quarantined of late', async () => {
      await save(registration())
      const aside = registration({ quarantine: 'surge' })
      await save(aside)
      expect(await store.registrations.countQuarantinedSince(aside.createdAt)).toBe(1)
      expect(await store.registrations.countQuarantinedSince(new Date(aside.createdAt.getTime() + 1))).toBe(0)
    })

    test('a change and its trace are one; no change leaves no trace', async () => {
      const one = registration()
      await save(one)
      const note = { id: randomUUID(), registrationId: one.id, at: MORNING, actor: 'staff@example.com', text: '내일 오전에 다시 전화' }
      expect(await store.registrations.addNote(note, audit('registration.note', one.id))).toBe(true)
      expect(await store.registrations.record(statusOf(one.id, 'called', MORNING), audit('registration.status', one.id))).toBe('recorded')
      expect(await store.registrations.notes(one.id)).toEqual([note])
      expect(await store.registrations.addNote({ ...note, id: randomUUID(), registrationId: 'none' }, audit('registration.note', 'none'))).toBe(false)
      expect(await store.registrations.record(statusOf('none', 'called', MORNING), audit('registration.status', 'none'))).toBe('not-found')
      expect((await store.audit.list({ limit: 10 })).map(({ action, subject }) => [action, subject])).toEqual([
        ['registration.status', one.id],
        ['registration.note', one.id],
      ])
    })

    describe('an assignee', () => {
      const assign = (id: string, to: string, from?: string | null) =>
        store.registrations.assign(id, { to, actor: 'staff@example.com', ...(from === undefined ? {} : { from }) }, MORNING, audit('registration.assign', id))
      const idsOf = (list: readonly Registration[]) => list.map(({ id }) => id)

      test('of several who take a registration at once one has it, and the others are told who', async () => {
        const one = registration()
        await save(one)
        const outcomes = await Promise.all(['kim', 'lee', 'park'].map((account) => assign(one.id, account, null)))
        const assignee = (await store.registrations.find(one.id))?.assignee
        expect(outcomes.filter(({ kind }) => kind === 'assigned')).toHaveLength(1)
        expect(outcomes.filter(({ kind }) => kind === 'taken')).toEqual([
          { kind: 'taken', assignee },
          { kind: 'taken', assignee },
        ])
        expect(await store.audit.list({ limit: 9 })).toMatchObject([{ action: 'registration.assign', subject: one.id }])
      })

      test('is replaced by another, whoever it was or only where it was the one expected', async () => {
        const one = registration()
        await save(one)
        expect(await assign(one.id, 'kim', 'lee')).toEqual({ kind: 'not-found' })
        expect(await assign(one.id, 'kim')).toEqual({ kind: 'assigned' })
        expect(await assign(one.id, 'lee', 'park')).toEqual({ kind: 'taken', assignee: 'kim' })
        expect(await assign(one.id, 'lee', 'kim')).toEqual({ kind: 'assigned' })
        expect(await assign(one.id, 'park')).toEqual({ kind: 'assigned' })
        expect(await store.registrations.find(one.id)).toMatchObject({ assignee: 'park', status: 'new', updatedAt: MORNING })
      })

      test('is none of what is quarantined or does not exist', async () => {
        const held = registration({ quarantine: 'honeypot' })
        await save(held)
        for (const id of [held.id, randomUUID()]) for (const from of [null, undefined]) expect(await assign(id, 'kim', from)).toEqual({ kind: 'not-found' })
        expect(await store.audit.list({ limit: 9 })).toEqual([])
      })

      test('finds own ones by status and name, and what is new and nobody’s apart', async () => {
        const [first, second, third, worked] = [registration(), registration({ name: '김철수' }), registration(), registration()]
        for (const one of [first, second, third, worked, registration({ quarantine: 'honeypot' })]) await save(one)
        await assign(first.id, 'kim')
        await assign(second.id, 'kim')
        await store.registrations.record(statusOf(second.id, 'called', MORNING), audit('registration.status', second.id))
        await store.registrations.record(statusOf(worked.id, 'called', MORNING), audit('registration.status', worked.id))
        const own = async (query: object) => idsOf(await store.registrations.list({ limit: 9, assignee: 'kim', ...query }))
        expect(await own({})).toEqual([second.id, first.id])
        expect(await own({ limit: 1 })).toEqual([second.id])
        expect(await own({ after: { createdAt: second.createdAt, id: second.id } })).toEqual([first.id])
        expect(await own({ status: 'called' })).toEqual([second.id])
        expect(await own({ term: queryTerm('홍길동')! })).toEqual([first.id])
        expect(await own({ status: 'new', term: queryTerm('김철수')! })).toEqual([])
        expect(await own({ assignee: 'lee' })).toEqual([])
        expect(idsOf(await store.registrations.listWaiting(9))).toEqual([third.id])
        expect(await store.registrations.listWaiting(0)).toEqual([])
      })

      test('keeps a marked registration out of a sweep into quarantine: somebody is at it', async () => {
        const [taken, free] = [registration({ suspicion: 'network' }), registration({ suspicion: 'network' })]
        for (const one of [taken, free]) await save(one)
        await assign(taken.id, 'kim', null)
        expect(await store.registrations.quarantine([taken.id, free.id], 'network', MORNING, audit('registration.quarantine'))).toBe(1)
        expect(await store.registrations.find(taken.id)).toMatchObject({ quarantine: null, assignee: 'kim' })
      })
    })

    test('removing takes notes, messages, claim and search terms along', async () => {
      const claim: RequestClaim = { key: 'key', body: 'body', validFrom: MORNING }
      const [one, other] = [registration(), registration({ phone: '01099998888', name: '김영희' })]
      await save(one, claim)
      await save(other)
      await store.registrations.addNote({ id: randomUUID(), registrationId: one.id, at: MORNING, actor: 'a', text: 'b' }, audit('registration.note', one.id))
      expect(await store.registrations.remove([one.id, 'none'], audit('registration.delete', one.id))).toBe(1)
      expect(await store.registrations.find(one.id)).toBeNull()
      expect(await store.registrations.notes(one.id)).toEqual([])
      expect(await messagesOf(one.id)).toEqual([])
      expect(await store.registrations.findClaim(claim)).toBeNull()
      expect(await store.registrations.list({ term: 'phone:5678', limit: 10 })).toEqual([])
      expect(await store.registrations.find(other.id)).toEqual(other)
    })

    test('finds what is older than the retention period, oldest first', async () => {
      const [first, second, third] = [registration(), registration(), registration()]
      for (const one of [third, first, second]) await save(one)
      expect(await store.registrations.listIdsBefore(third.createdAt, 10)).toEqual([first.id, second.id])
      expect(await store.registrations.listIdsBefore(third.createdAt, 1)).toEqual([first.id])
      expect(await store.registrations.countBefore(third.createdAt)).toBe(2)
    })

    test('remembers what the retention runs have seen, and why they are held', async () => {
      expect(await store.retention.read()).toEqual({ seenAt: null, hold: null })
      const held = { seenAt: MORNING, hold: { reason: 'share', since: MORNING, seenAt: null, due: 3, stored: 4 } } as const
      await store.retention.write(held)
      expect(await store.retention.read()).toEqual(held)
      await store.retention.write({ seenAt: MORNING, hold: null })
      expect(await store.retention.read()).toEqual({ seenAt: MORNING, hold: null })
    })
  })
}
