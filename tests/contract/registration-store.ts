import { randomUUID } from 'node:crypto'
import type { ConsentText } from '@/lib/registrations/consent'
import { indexSearchTerms } from '@/lib/registrations/index-search-terms'
import { queryTerm } from '@/lib/registrations/search-terms'
import type { Registration } from '@/lib/registrations/stored-registration'
import type { ScanQuery } from '@/lib/registrations/read-store'
import type { RequestClaim } from '@/lib/registrations/save-store'
import type { Store } from '@/lib/store/store'
import { statusOf } from '../support/registration-events'
import { MORNING } from '../support/registrations'
import { registrationBuilder, saveWithMessages, staffAudit, storeTexts } from '../support/stored-registrations'
import { storeForEachTest, type OpenStore } from '../support/store-for-each-test'

/** Registrations in every store, see lib/registrations/registration-store.ts. */
export function registrationStoreContract(name: string, open: OpenStore): void {
  describe(`registrations in ${name}`, () => {
    let store: Store
    let registration: ReturnType<typeof registrationBuilder>
    storeForEachTest(open, (opened) => {
      store = opened
      registration = registrationBuilder()
    })

    const save = (one: Registration, claim: RequestClaim | null = null) => saveWithMessages(store, one, claim)
    const messagesOf = (id: string) => store.outbox.list({ registrationId: id, limit: 10 })

    test('reads back a whole registration, with the texts that were agreed to', async () => {
      const one = registration({ marketingConsent: true, email: 'a@example.com', residence: '한들시', visitDate: '2026-12-01' })
      expect(await save(one)).toEqual({ kind: 'created', id: one.id })
      expect(await store.registrations.find(one.id)).toEqual(one)
      expect(await store.registrations.consentText(one.consent.answers.marketing.hash!)).toEqual({
        ...storeTexts.find((text) => text.kind === 'marketing'),
        replacedAt: null,
      })
      expect(await store.registrations.find(randomUUID())).toBeNull()
    })

    test('knows a consent text since its publication, and when it was replaced', async () => {
      const [privacy, marketing, night] = storeTexts as [ConsentText, ConsentText, ConsentText]
      const newer = { ...privacy, hash: 'newer', version: '2', text: '새 글' }
      const day = (n: number) => new Date(MORNING.getTime() + n * 86_400_000)
      await store.registrations.publishConsentTexts(storeTexts, day(0))
      await store.registrations.publishConsentTexts(storeTexts, day(1))
      expect(await store.registrations.consentText(privacy.hash)).toEqual({ ...privacy, replacedAt: null })
      await store.registrations.publishConsentTexts([newer, marketing, night], day(2))
      await store.registrations.publishConsentTexts([newer, marketing, night], day(3))
      expect(await store.registrations.consentText(privacy.hash)).toEqual({ ...privacy, replacedAt: day(2) })
      expect(await store.registrations.consentText('newer')).toEqual({ ...newer, replacedAt: null })
      expect(await store.registrations.consentText(night.hash)).toEqual({ ...night, replacedAt: null })
      // Rolling a release back shows the earlier text again.
      await store.registrations.publishConsentTexts(storeTexts, day(4))
      expect(await store.registrations.consentText(privacy.hash)).toEqual({ ...privacy, replacedAt: null })
      expect(await store.registrations.consentText('newer')).toEqual({ ...newer, replacedAt: day(4) })
      expect(await store.registrations.consentText('unknown')).toBeNull()
    })

    test('scans a whole query in batches, newest first, and names unreadable ones', async () => {
      const later = (minutes: number) => new Date(MORNING.getTime() + minutes * 60_000)
      const all = Array.from({ length: 120 }, (_, index) => registration({ at: later(index % 40), phone: `010${20_000_000 + index}` }))
      for (const one of all) await save(one)
      await save(registration({ quarantine: 'honeypot', phone: '01099998888' }))
      const [called] = all
      await store.registrations.record(statusOf(called!.id, 'called', MORNING), staffAudit('registration.status', called!.id))
      const read = async (query: ScanQuery) => {
        const [batches, unreadable]: [string[][], string[]] = [[], []]
        for await (const some of store.registrations.scan(query)) {
          batches.push(some.registrations.map(({ id }) => id))
          unreadable.push(...some.unreadable)
        }
        return { batches, ids: batches.flat(), unreadable }
      }
      const newestFirst = (await store.registrations.list({ limit: 200 })).map(({ id }) => id)
      const whole = await read({})
      expect([whole.ids, whole.unreadable, await store.registrations.countMatching({})]).toEqual([newestFirst, [], 120])
      expect(Math.max(...whole.batches.map(({ length }) => length))).toBeLessThanOrEqual(50)
      expect([(await read({ status: 'called' })).ids, await store.registrations.countMatching({ status: 'called' })]).toEqual([[called!.id], 1])
      const hour = { from: later(10), until: later(20) }
      expect([(await read(hour)).ids.length, await store.registrations.countMatching(hour)]).toEqual([30, 30])
      expect([(await read({ from: later(99) })).ids, await store.registrations.countMatching({ from: later(99) })]).toEqual([[], 0])
    })

    test('queues its messages with it', async () => {
      const one = registration({ marketingConsent: true })
      await save(one)
      expect((await messagesOf(one.id)).map(({ id, state, attempts, to }) => ({ id, state, attempts, to })).sort((a, b) => a.id.localeCompare(b.id))).toEqual([
        { id: `${one.id}:confirmation`, state: 'pending', attempts: 0, to: '01012345678' },
        { id: `${one.id}:remainingUnits`, state: 'pending', attempts: 0, to: '01012345678' },
      ])
    })

    test('commits a claimed request once; with another body it is a conflict; an old claim no longer counts', async () => {
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

    test('is found by full name, two to four characters of it, number and last four digits, and by nothing less', async () => {
      const one = registration({ name: '홍길동', phone: '01012345678' })
      await save(one)
      await save(registration({ name: '김영희', phone: '01099998888' }))
      const found = async (typed: string) => (await store.registrations.list({ term: queryTerm(typed) ?? '', limit: 10 })).map(({ id }) => id)
      for (const typed of ['홍길동', '홍 길동', '길동', '홍길', '010-1234-5678', '+82 10 1234 5678', '5678']) expect(await found(typed)).toEqual([one.id])
      for (const typed of ['홍', '홍동', '길동이', '678', '123']) expect(await found(typed)).toEqual([])
    })

    test('pages search results newest first, within a time, for one account too, without quarantined ones', async () => {
      const all = [registration(), registration(), registration({ quarantine: 'honeypot' }), registration(), registration()]
      for (const one of all) await save(one)
      const [first, second, , third, fourth] = all as [Registration, Registration, Registration, Registration, Registration]
      const found = async (query: object) => (await store.registrations.list({ term: queryTerm('홍길')!, limit: 9, ...query })).map(({ id }) => id)
      expect(await found({})).toEqual([fourth.id, third.id, second.id, first.id])
      expect(await found({ limit: 2 })).toEqual([fourth.id, third.id])
      expect(await found({ limit: 2, after: third })).toEqual([second.id, first.id])
      expect(await found({ from: second.createdAt, until: fourth.createdAt })).toEqual([third.id, second.id])
      await store.registrations.assign(second.id, { to: 'kim', actor: null }, MORNING, staffAudit('registration.assign', second.id))
      expect(await found({ assignee: 'kim' })).toEqual([second.id])
    })

    test('finds long names by any part of their beginning, and as a whole', async () => {
      const one = registration({ name: 'Alexandra Montgomery' })
      await save(one)
      const found = async (typed: string) => (await store.registrations.list({ term: queryTerm(typed) ?? '', limit: 10 })).map(({ id }) => id)
      for (const typed of ['alex', 'ndra', 'RA MO', 'Alexandra Montgomery']) expect(await found(typed)).toEqual([one.id])
    })

    test('finds a name of any script by any two letters or more, at any position', async () => {
      const long = registration({ name: 'Abdullah bin Abdul Rahman al-Khattab' })
      const vietnamese = registration({ name: 'Nguyễn Văn Khải' })
      const korean = registration({ name: '하늘별님구름' })
      const scattered = registration({ name: 'abcdxbcdeabcd' })
      for (const one of [long, vietnamese, korean, scattered]) await save(one)
      const found = async (typed: string) => (await store.registrations.list({ term: queryTerm(typed) ?? '', limit: 10 })).map(({ id }) => id)
      for (const typed of ['Abdullah', 'abdul rahman', 'KHATTAB', 'al-khattab', 'ttab', 'Abdullah bin Abdul Rahman al-Khattab'])
        expect([typed, await found(typed)]).toEqual([typed, [long.id]])
      for (const typed of ['Khai', 'Nguyen', 'nguyễn', 'yen van', 'Nguyen Van Khai']) expect([typed, await found(typed)]).toEqual([typed, [vietnamese.id]])
      for (const typed of ['별님', '늘별님구', '하늘별님구름']) expect([typed, await found(typed)]).toEqual([typed, [korean.id]])
      // All n-grams occur, but not adjacent.
      expect(await found('abcde')).toEqual([])
      expect(await found('bcdeabcd')).toEqual([scattered.id])
    })

    test('pages the results for a long term without those that have only its n-grams', async () => {
      const scattered = Array.from({ length: 60 }, () => registration({ name: 'abcdxbcdeabcd' }))
      const [first, second] = [registration({ name: 'xabcdex' }), registration({ name: 'abcde' })] as [Registration, Registration]
      await save(first)
      for (const one of scattered) await save(one)
      await save(second)
      const found = async (query: object) => (await store.registrations.list({ term: queryTerm('abcde')!, limit: 9, ...query })).map(({ id }) => id)
      expect(await found({})).toEqual([second.id, first.id])
      expect(await found({ limit: 1 })).toEqual([second.id])
      expect(await found({ limit: 1, after: second })).toEqual([first.id])
      expect(await found({ status: 'visited' })).toEqual([])
    })

    test('remembers whether every registration has this version’s terms', async () => {
      expect(await store.registrations.hasSearchTerms()).toBe(true)
      await save(registration({ name: '홍길동' }))
      expect(await store.registrations.hasSearchTerms()).toBe(false)
      await indexSearchTerms(store.registrations)
      expect(await store.registrations.hasSearchTerms()).toBe(true)
    })

    test('adds search terms in steps, and changes nothing that is found already', async () => {
      const ids = []
      for (const name of ['홍길동', '홍길순', '김영희']) {
        const one = registration({ name })
        await save(one)
        ids.push(one.id)
      }
      const steps: (string | null)[] = []
      let after: string | null = null
      do {
        after = await store.registrations.addSearchTerms(after, 2)
        steps.push(after)
      } while (after !== null)
      expect(steps).toEqual([ids.toSorted()[1], null])
      expect((await store.registrations.list({ term: queryTerm('홍길')!, limit: 10 })).map(({ id }) => id).toSorted()).toEqual(ids.slice(0, 2).toSorted())
    })

    test('filters by status, source, site and time', async () => {
      const [home, popup] = [registration({ source: 'home' }), registration({ source: 'popup' })]
      await save(home)
      await save(popup)
      await store.registrations.record(statusOf(popup.id, 'called', MORNING), staffAudit('registration.status', popup.id))
      const ids = async (query: ScanQuery) => (await store.registrations.list({ ...query, limit: 10 })).map(({ id }) => id)
      expect(await ids({ status: 'called' })).toEqual([popup.id])
      expect(await ids({ source: 'home' })).toEqual([home.id])
      expect(await ids({ site: 'elsewhere' })).toEqual([])
      expect(await ids({ from: popup.createdAt })).toEqual([popup.id])
      expect(await ids({ until: popup.createdAt })).toEqual([home.id])
    })

    test('the history of a phone has all its registrations, quarantined ones too', async () => {
      const [first, second, other] = [registration(), registration({ quarantine: 'honeypot' }), registration({ phone: '01055556666' })]
      for (const one of [first, second, other]) await save(one)
      expect((await store.registrations.listByPhone('01012345678', 10)).map(({ id }) => id)).toEqual([second.id, first.id])
    })

    test('counts for the inbox', async () => {
      await save(registration())
      await save(registration({ quarantine: 'surge' }))
      const called = registration()
      await save(called)
      await store.registrations.record(statusOf(called.id, 'called', MORNING), staffAudit('registration.status', called.id))
      expect(await store.registrations.count()).toEqual({
        byStatus: { new: 1, absent: 0, called: 1, booked: 0, visited: 0, closed: 0 },
        quarantined: 1,
        byReason: { honeypot: 0, speed: 0, phones: 0, copies: 0, network: 0, agent: 0, surge: 1, phone: 0 },
      })
      expect(await store.registrations.countQuarantined()).toEqual((await store.registrations.count()).byReason)
    })

    test('commits a change and its audit entry together; no change leaves no entry', async () => {
      const one = registration()
      await save(one)
      const note = { id: randomUUID(), registrationId: one.id, at: MORNING, actor: 'staff@example.com', text: '내일 오전에 다시 전화' }
      expect(await store.registrations.addNote(note, staffAudit('registration.note', one.id))).toBe(true)
      expect(await store.registrations.record(statusOf(one.id, 'called', MORNING), staffAudit('registration.status', one.id))).toBe('recorded')
      expect(await store.registrations.notes(one.id)).toEqual([note])
      expect(await store.registrations.addNote({ ...note, id: randomUUID(), registrationId: 'none' }, staffAudit('registration.note', 'none'))).toBe(false)
      expect(await store.registrations.record(statusOf('none', 'called', MORNING), staffAudit('registration.status', 'none'))).toBe('not-found')
      expect((await store.audit.list({ limit: 10 })).map(({ action, subject }) => [action, subject])).toEqual([
        ['registration.status', one.id],
        ['registration.note', one.id],
      ])
    })

    test('deletes notes, messages, claim and search terms with a registration', async () => {
      const claim: RequestClaim = { key: 'key', body: 'body', validFrom: MORNING }
      const [one, other] = [registration(), registration({ phone: '01099998888', name: '김영희' })]
      await save(one, claim)
      await save(other)
      await store.registrations.addNote(
        { id: randomUUID(), registrationId: one.id, at: MORNING, actor: 'a', text: 'b' },
        staffAudit('registration.note', one.id),
      )
      expect(await store.registrations.remove([one.id, 'none'], staffAudit('registration.delete', one.id))).toBe(1)
      expect(await store.registrations.find(one.id)).toBeNull()
      expect(await store.registrations.notes(one.id)).toEqual([])
      expect(await messagesOf(one.id)).toEqual([])
      expect(await store.registrations.findClaim(claim)).toBeNull()
      expect(await store.registrations.list({ term: 'phone:5678', limit: 10 })).toEqual([])
      expect(await store.registrations.find(other.id)).toEqual(other)
    })

    test('finds registrations past the retention period, oldest first', async () => {
      const [first, second, third] = [registration(), registration(), registration()]
      for (const one of [third, first, second]) await save(one)
      expect(await store.registrations.listIdsBefore(third.createdAt, 10)).toEqual([first.id, second.id])
      expect(await store.registrations.listIdsBefore(third.createdAt, 1)).toEqual([first.id])
      expect(await store.registrations.countBefore(third.createdAt)).toBe(2)
    })

    test('remembers the state of retention runs, and why they are held', async () => {
      expect(await store.retention.read()).toEqual({ seenAt: null, hold: null })
      const held = { seenAt: MORNING, hold: { reason: 'share', since: MORNING, seenAt: null, due: 3, stored: 4 } } as const
      await store.retention.write(held)
      expect(await store.retention.read()).toEqual(held)
      await store.retention.write({ seenAt: MORNING, hold: null })
      expect(await store.retention.read()).toEqual({ seenAt: MORNING, hold: null })
    })
  })
}
