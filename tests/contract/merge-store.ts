import { MERGED_MAX } from '@/lib/registrations/progress'
import { queryTerm } from '@/lib/registrations/search-terms'
import type { Registration } from '@/lib/registrations/stored-registration'
import type { AuditEntry } from '@/lib/accounts/audit-store'
import type { Store } from '@/lib/store/store'
import { eventOf, savedRegistration, statusOf } from '../support/registration-events'
import { MORNING } from '../support/registrations'
import { storeForEachTest, type OpenStore } from '../support/store-for-each-test'

const later = (minutes: number) => new Date(MORNING.getTime() + minutes * 60_000)
const audit = (action: AuditEntry['action'] = 'registration.merge'): AuditEntry => ({
  at: later(60),
  actor: 'kim@example.com',
  address: null,
  action,
  subject: null,
  detail: null,
})
const place = { at: later(9_000), people: 2, groupsPerSlot: 10, peoplePerSlot: 40, hoursVersion: 0, now: MORNING }

/** Merged registrations in every store: see lib/registrations/merge-store.ts. */
export function mergeStoreContract(name: string, open: OpenStore): void {
  describe(`merged registrations in ${name}`, () => {
    let store: Store
    let steps = 0
    storeForEachTest(open, (opened) => {
      store = opened
      steps = 0
    })

    const saved = async (minutes: number, changes: object = {}) => (await savedRegistration(store, changes, later(minutes))).id
    const step = () => ({ actor: 'kim@example.com', id: `step-${(steps += 1)}` })
    const merge = (id: string, into: string) => store.registrations.merge(id, into, step(), later(50), audit())
    const separate = (id: string) => store.registrations.separate(id, step(), later(55), audit('registration.separate'))
    const record = (...event: Parameters<typeof eventOf>) => store.registrations.record(eventOf(...event), audit('registration.result'))
    const find = async (id: string) => (await store.registrations.find(id))!
    const ids = (some: readonly Pick<Registration, 'id'>[]) => some.map((one) => one.id)
    const found = async (typed: string) => ids(await store.registrations.list({ term: queryTerm(typed)!, limit: 9 }))
    const kinds = async (id: string) => (await store.registrations.events(id)).map(({ kind, subject, actor }) => [kind, subject, actor])
    const trail = async () => (await store.audit.list({ limit: 99 })).filter(({ action }) => /merge|separate/.test(action)).length

    test('takes the merged one out of every list and number, shows it with its primary one, and records it with both', async () => {
      const [primary, mergedOne] = [await saved(0), await saved(1)]
      await store.registrations.assign(mergedOne, { to: 'lee', actor: null }, later(2), audit('registration.assign'))
      expect(await merge(mergedOne, primary)).toBe('merged')
      expect(await find(mergedOne)).toMatchObject({ mergedInto: primary, assignee: 'lee', quarantine: null, status: 'new' })
      expect(ids(await store.registrations.listMerged(primary))).toEqual([mergedOne])
      expect(await kinds(primary)).toEqual([['merged-in', mergedOne, 'kim@example.com']])
      expect((await kinds(mergedOne)).at(-1)).toEqual(['merged', primary, 'kim@example.com'])
      expect(ids(await store.registrations.list({ limit: 9 }))).toEqual([primary])
      expect(ids(await store.registrations.list({ assignee: 'lee', limit: 9 }))).toEqual([])
      expect(await store.registrations.list({ quarantined: true, limit: 9 })).toEqual([])
      expect(ids(await store.registrations.listNew({}, 9))).toEqual([primary])
      expect(ids(await store.registrations.listWaiting(9))).toEqual([primary])
      expect([
        await store.registrations.countNew({}),
        await store.registrations.countWaiting(),
        await store.registrations.countNew({ assignee: 'lee' }),
      ]).toEqual([1, 1, 0])
      expect(await store.registrations.count()).toMatchObject({ byStatus: { new: 1 }, quarantined: 0 })
      expect(await store.registrations.countQuarantinedSince(MORNING)).toBe(0)
      expect(ids(await store.registrations.listByPhone('01012345678', 9))).toEqual([mergedOne, primary])
      expect(await trail()).toBe(1)
    })

    test('gives each its own status again after a separation', async () => {
      const [primary, mergedOne] = [await saved(0), await saved(1)]
      await record(mergedOne, 'reached', { at: later(5) })
      await record(mergedOne, 'tagged', { subject: 'VIP', at: later(6) })
      const before = [await find(primary), await find(mergedOne)]
      await merge(mergedOne, primary)
      expect(await find(primary)).toMatchObject({ status: 'called', result: 'reached', contactedAt: later(5), tags: ['VIP'] })
      expect(ids(await store.registrations.list({ tag: 'VIP', limit: 9 }))).toEqual([primary])
      expect(await separate(mergedOne)).toBe(true)
      expect([await find(primary), await find(mergedOne)]).toEqual(before.map((one) => ({ ...one, updatedAt: later(50 + 5) })))
      expect(ids(await store.registrations.list({ limit: 9 }))).toEqual([mergedOne, primary])
      expect(ids(await store.registrations.list({ tag: 'VIP', limit: 9 }))).toEqual([mergedOne])
      expect(await store.registrations.listMerged(primary)).toEqual([])
      expect((await kinds(primary)).at(-1)).toEqual(['separated-out', mergedOne, 'kim@example.com'])
      expect(await separate(mergedOne)).toBe(false)
      expect(await trail()).toBe(2)
    })

    test('keeps a callback or appointment of either, and counts later events over it', async () => {
      const [primary, mergedOne] = [await saved(0), await saved(1)]
      await record(primary, 'declined', { at: later(4) })
      await record(mergedOne, 'callback', { dueAt: later(300), at: later(5) })
      await merge(mergedOne, primary)
      expect(await find(primary)).toMatchObject({ status: 'called', callbackAt: later(300), contactedAt: later(4) })
      expect(ids(await store.registrations.listDue({ by: 'callback', until: later(999) }, 9))).toEqual([primary])
      await record(primary, 'absent', { at: later(60) })
      expect(await find(primary)).toMatchObject({ status: 'called', result: 'absent', absences: 1, callbackAt: null })
      expect(await store.registrations.countDue({ by: 'callback', until: later(999) })).toBe(0)
      await separate(mergedOne)
      expect(await find(primary)).toMatchObject({ status: 'closed', result: 'absent' })
      expect(await find(mergedOne)).toMatchObject({ status: 'called', callbackAt: later(300) })
    })

    test('finds it by the terms of both, once, and after a separation by its own', async () => {
      const [primary, mergedOne] = [await saved(0), await saved(1, { name: '김영희', phone: '01099998888' })]
      await merge(mergedOne, primary)
      expect([await found('김영'), await found('8888'), await found('길동'), await found('5678')]).toEqual([[primary], [primary], [primary], [primary]])
      await separate(mergedOne)
      expect([await found('김영'), await found('8888'), await found('길동')]).toEqual([[mergedOne], [mergedOne], [primary]])
    })

    test('merges once when sent twice, and refuses one of two conflicting merges at once', async () => {
      const [primary, mergedOne, other] = [await saved(0), await saved(1), await saved(2)]
      const outcomes = await Promise.all([merge(mergedOne, primary), merge(mergedOne, primary)])
      expect(outcomes.toSorted()).toEqual(['merged', 'repeated'])
      expect(await kinds(primary)).toHaveLength(1)
      expect(await trail()).toBe(1)
      // Into each other: a cycle would take both out of every list.
      const crossed = await Promise.all([merge(primary, other), merge(other, primary)])
      expect(crossed.toSorted()).toEqual(['merged', 'moved'])
      const [left] = ids(await store.registrations.list({ limit: 9 }))
      expect(ids(await store.registrations.list({ limit: 9 }))).toEqual([left])
      expect(await store.registrations.listMerged(left!)).toHaveLength(2)
      expect(await trail()).toBe(2)
    })

    test('moves merged ones along to the new primary one, and gets none back when separated', async () => {
      const [first, second, third] = [await saved(0), await saved(1, { name: '김철수' }), await saved(2, { name: '이영희' })]
      await record(third, 'reached')
      await merge(third, second)
      expect(await merge(second, first)).toBe('merged')
      expect(ids(await store.registrations.listMerged(first))).toEqual([second, third])
      expect(await store.registrations.listMerged(second)).toEqual([])
      expect([await found('철수'), await found('영희')]).toEqual([[first], [first]])
      expect(await find(first)).toMatchObject({ status: 'called' })
      await separate(third)
      expect(await find(first)).toMatchObject({ status: 'new' })
      await separate(second)
      expect(await find(second)).toMatchObject({ status: 'new', mergedInto: null })
      expect([await found('철수'), await found('영희')]).toEqual([[second], [third]])
    })

    test('refuses to merge with itself, with a missing, quarantined or merged one, or over the limit', async () => {
      const [primary, mergedOne, other, held] = [await saved(0), await saved(1), await saved(2), await saved(3)]
      await store.registrations.quarantine([held], 'surge', later(4), audit('registration.quarantine'))
      await merge(mergedOne, primary)
      const before = [await kinds(primary), await kinds(mergedOne), await kinds(other)]
      expect([await merge(primary, primary), await merge('none', primary), await merge(primary, 'none')]).toEqual(['moved', 'not-found', 'not-found'])
      expect([await merge(other, mergedOne), await merge(mergedOne, other)]).toEqual(['moved', 'moved'])
      expect([await merge(held, primary), await merge(other, held)]).toEqual(['quarantined', 'quarantined'])
      expect([await separate('none'), await separate(other)]).toEqual([false, false])
      expect([await kinds(primary), await kinds(mergedOne), await kinds(other)]).toEqual(before)
      for (let count = 1; count < MERGED_MAX; count += 1) expect(await merge(await saved(10 + count), primary)).toBe('merged')
      expect(await merge(other, primary)).toBe('too-many')
      expect(await trail()).toBe(MERGED_MAX)
    })

    test('records nothing but a call on a merged registration, which is worked on through its primary one', async () => {
      const [primary, mergedOne] = [await saved(0), await saved(1)]
      await merge(mergedOne, primary)
      expect([await record(mergedOne, 'absent'), await store.registrations.record(statusOf(mergedOne, 'closed'), audit('registration.status'))]).toEqual([
        'merged',
        'merged',
      ])
      expect(await record(mergedOne, 'call')).toBe('recorded')
      expect(await store.registrations.assign(mergedOne, { to: 'lee', actor: null }, later(9), audit('registration.assign'))).toEqual({ kind: 'not-found' })
      expect(await store.registrations.release([{ id: mergedOne, messages: [] }], later(9), audit('registration.release'))).toBe(0)
      expect(await store.registrations.quarantine([mergedOne, primary], 'surge', later(9), audit('registration.quarantine'))).toBe(0)
    })

    test('an opt-out of one stops advertisements to both numbers; an earlier one counts while they are merged', async () => {
      const agreed = { marketingConsent: true }
      const [primary, mergedOne] = [await saved(0, agreed), await saved(1, { ...agreed, phone: '01099998888' })]
      const refused = () => Promise.all(['01012345678', '01099998888'].map((phone) => store.outbox.hasOptedOut(phone)))
      const waiting = async (id: string) =>
        (await store.outbox.list({ registrationId: id, limit: 9 })).filter(({ kind, state }) => kind === 'remainingUnits' && state === 'pending').length
      await merge(mergedOne, primary)
      expect(await refused()).toEqual([false, false])
      await record(primary, 'opt-out')
      expect([await refused(), await waiting(primary), await waiting(mergedOne)]).toEqual([[true, true], 0, 0])
      await separate(mergedOne)
      expect(await refused()).toEqual([true, true])

      const [third, fourth] = [await saved(2, { ...agreed, phone: '01055550003' }), await saved(3, { ...agreed, phone: '01055550004' })]
      await store.outbox.optOut('01055550004', later(4), audit('phone.opt-out'))
      await merge(fourth, third)
      expect(await store.outbox.hasOptedOut('01055550003')).toBe(true)
      await separate(fourth)
      expect([await store.outbox.hasOptedOut('01055550003'), await store.outbox.hasOptedOut('01055550004')]).toEqual([false, true])
    })

    test('assigns the next registration of either number to the assignee of both', async () => {
      const [primary, mergedOne] = [await saved(0), await saved(1, { phone: '01099998888' })]
      for (const [id, to] of [
        [primary, 'park'],
        [mergedOne, 'lee'],
      ] as const)
        await store.registrations.assign(id, { to, actor: null }, later(2), audit('registration.assign'))
      await merge(mergedOne, primary)
      expect(await find(await saved(70, { phone: '01099998888' }))).toMatchObject({ assignee: 'park' })
    })

    test('reports count both once: the first arrival, and the results of either', async () => {
      const [primary, mergedOne] = [
        await saved(0, { channel: 'naver-ad' }),
        (await savedRegistration(store, { phone: '01099998888', channel: 'walk-in' }, later(1), place)).id,
      ]
      const alone = await saved(2, { phone: '01055556666' })
      await record(mergedOne, 'visited', { at: later(20) })
      await record(primary, 'visited', { at: later(30) })
      await record(mergedOne, 'contract', { at: later(31) })
      await record(alone, 'visited', { at: later(32) })
      await store.registrations.assign(primary, { to: 'park', actor: null }, later(33), audit('registration.assign'))
      await merge(mergedOne, primary)
      const { arrivals, outcomes } = await store.reports.readPeriod(MORNING, later(999), 9)
      expect(arrivals.map(({ id, channel, booked, contactedAt }) => [id, channel, booked, contactedAt])).toEqual([
        [primary, 'naver-ad', true, later(20)],
        [alone, null, false, later(32)],
      ])
      expect(outcomes.map(({ id, kind, at, channel, assignee }) => [id, kind, at, channel, assignee])).toEqual([
        [primary, 'visited', later(20), 'naver-ad', 'park'],
        [primary, 'contract', later(31), 'naver-ad', 'park'],
        [alone, 'visited', later(32), null, null],
      ])
      expect(await store.reports.listChannels(MORNING, later(999), 9)).toEqual(['naver-ad', null])
      // A visit from a result of the merged one counts for the primary one, even if it came on another day.
      expect((await store.reports.readPeriod(later(15), later(25), 9)).outcomes.map(({ id, kind }) => [id, kind])).toEqual([[primary, 'visited']])
    })

    test('the oldest merged registration replaces a deleted primary, with its assignee and status; nothing finds the deleted one', async () => {
      const [first, second, third] = [await saved(0, { name: '박민수' }), await saved(1), await saved(2, { name: '이영희' })]
      await store.registrations.assign(first, { to: 'park', actor: null }, later(3), audit('registration.assign'))
      await record(first, 'booked', { at: later(4), dueAt: later(900) })
      for (const mergedOne of [second, third]) await merge(mergedOne, first)
      expect(await store.registrations.remove([first], { ...audit('registration.expire'), actor: null })).toBe(1)
      expect(await find(second)).toMatchObject({ mergedInto: null, assignee: 'park', status: 'booked' })
      expect(ids(await store.registrations.listMerged(second))).toEqual([third])
      expect(ids(await store.registrations.list({ limit: 9 }))).toEqual([second])
      expect([await found('민수'), await found('영희')]).toEqual([[], [second]])
      expect((await kinds(second)).slice(1)).toEqual([
        ['separated', first, null],
        ['merged-in', third, null],
        ['status', 'booked', null],
      ])
    })

    test('if the merged one is deleted, the other keeps its status and is not found by it', async () => {
      const [primary, mergedOne, other] = [await saved(0), await saved(1, { name: '이영희' }), await saved(2)]
      await record(mergedOne, 'reached', { at: later(3) })
      for (const one of [mergedOne, other]) await merge(one, primary)
      expect(await store.registrations.remove([mergedOne, other], audit('registration.delete'))).toBe(2)
      expect(await find(primary)).toMatchObject({ status: 'called', mergedInto: null })
      expect(await found('영희')).toEqual([])
      expect(await store.registrations.listMerged(primary)).toEqual([])
      await record(primary, 'tagged', { subject: 'VIP' })
      expect(await find(primary)).toMatchObject({ status: 'called', tags: ['VIP'] })
    })

    test('deleting all of them leaves nothing', async () => {
      const [primary, mergedOne] = [await saved(0), await saved(1)]
      await merge(mergedOne, primary)
      expect(await store.registrations.remove([mergedOne, primary], audit('registration.delete'))).toBe(2)
      expect([await store.registrations.list({ limit: 9 }), await found('길동'), await store.registrations.events(mergedOne)]).toEqual([[], [], []])
      expect(await store.registrations.count()).toMatchObject({ byStatus: { new: 0 }, quarantined: 0 })
    })
  })
}
