import { checkChain } from '@/lib/facts/check-chain'
import { brokenVersions, NOT_REQUESTED, versionsAt, type FactDraft, type FactPublication } from '@/lib/fact-version'
import type { Store } from '@/lib/store/store'
import { auditOf } from '../support/audit-entry'
import { MORNING } from '../support/registrations'
import { storeForEachTest, type OpenStore } from '../support/store-for-each-test'

const later = (minutes: number) => new Date(MORNING.getTime() + minutes * 60_000)

const publication = (path: string, value: unknown, changes: Partial<FactPublication> = {}): FactPublication => ({
  path,
  json: JSON.stringify(value),
  publishedAt: MORNING,
  effectiveAt: MORNING,
  actor: 'kim@example.com',
  author: null,
  reason: '번호 변경',
  source: '통신사 안내문',
  ...changes,
})

const draft = (actor: string, value: unknown, savedAt = MORNING): FactDraft => ({
  path: 'site.phone',
  actor,
  json: JSON.stringify(value),
  basedOn: 0,
  savedAt,
  reason: '',
  source: '',
  ...NOT_REQUESTED,
})

/** Facts in every store, see lib/facts/fact-store.ts. */
export function factStoreContract(name: string, open: OpenStore): void {
  describe(`facts in ${name}`, () => {
    let store: Store
    storeForEachTest(open, (opened) => (store = opened))

    const publish = (path: string, value: unknown, basedOn: number, changes: Partial<FactPublication> = {}, draftsOf: string[] = []) =>
      store.facts.publish(publication(path, value, changes), basedOn, draftsOf, auditOf('fact.publish'))
    const valuesAt = async (now: Date) =>
      Object.fromEntries([...versionsAt(await store.facts.listHeld(now), now)].map(([path, { json }]) => [path, json === null ? null : JSON.parse(json)]))

    test('publishes in one chain over all facts, and lists it from both ends', async () => {
      expect(await store.facts.readEnd()).toEqual({ number: 0, hash: '' })
      const first = await publish('site.phone', '1500-0001', 0)
      const second = await publish('site.phoneHours', '09:00~18:00', 0)
      const third = await publish('site.phone', '1500-0002', 1)
      expect([first, second, third].map((version) => version?.number)).toEqual([1, 2, 3])
      expect(third).toEqual({ ...publication('site.phone', '1500-0002'), number: 3, previousHash: second?.hash, hash: third?.hash })
      expect(await store.facts.readEnd()).toEqual({ number: 3, hash: third?.hash })
      expect(await store.facts.listVersions({ limit: 2 })).toEqual([third, second])
      expect(await store.facts.listVersions({ path: 'site.phone', limit: 9 })).toEqual([third, first])
      expect(await store.facts.listVersions({ path: 'site.phone', before: 3, limit: 9 })).toEqual([first])
      expect(await store.facts.readChain(1, 1)).toEqual([second])
      expect(brokenVersions(await store.facts.readChain(0, 9))).toEqual([])
      expect((await store.audit.list({ limit: 9 })).map(({ action }) => action)).toEqual(['fact.publish', 'fact.publish', 'fact.publish'])
    })

    test('refuses whoever has not seen the newest version of the fact, and writes nothing then', async () => {
      await publish('site.phone', '1500-0001', 0)
      await store.facts.saveDraft(draft('kim', '1500-0009'), auditOf('fact.draft'))
      expect(await publish('site.phone', '1500-0009', 0, {}, ['kim'])).toBeNull()
      expect(await store.facts.listVersions({ limit: 9 })).toHaveLength(1)
      expect(await store.facts.listDrafts()).toHaveLength(1)
      expect(await store.audit.list({ limit: 9, action: 'fact.publish' })).toHaveLength(1)
    })

    test('numbers versions without a gap when several are published at the same moment, and lets only one win of a fact', async () => {
      const outcomes = await Promise.all(['a', 'b', 'c', 'c'].map((path, index) => publish(path, index, 0)))
      expect(outcomes.filter(Boolean)).toHaveLength(3)
      const chain = await store.facts.readChain(0, 9)
      expect(chain.map(({ number }) => number)).toEqual([1, 2, 3])
      expect(brokenVersions(chain)).toEqual([])
      expect(await checkChain(store.facts, 2)).toEqual({ versions: 3, broken: [] })
    })

    test('publishes several facts together in one chain, or none where somebody published one of them meanwhile', async () => {
      const together = (...given: [path: string, value: unknown, basedOn: number][]) =>
        store.facts.publishTogether(given.map(([path, value, basedOn]) => ({ publication: publication(path, value), basedOn, audit: auditOf('fact.publish') })))
      await publish('site.phone', '1500-0001', 0)
      expect(await together(['site.phoneHours', '09:00~18:00', 0], ['site.phone', '1500-0002', 0])).toBeNull()
      expect(await store.facts.readEnd()).toMatchObject({ number: 1 })
      expect(await store.audit.list({ limit: 9 })).toHaveLength(1)
      await store.facts.saveDraft(draft('kim', '1'), auditOf('fact.draft'))
      const versions = await together(['site.phoneHours', '09:00~18:00', 0], ['site.phone', '1500-0002', 1])
      expect(versions).toEqual(await store.facts.readChain(1, 9))
      expect(versions).toMatchObject([
        { number: 2, path: 'site.phoneHours' },
        { number: 3, path: 'site.phone' },
      ])
      expect(await checkChain(store.facts)).toEqual({ versions: 3, broken: [] })
      expect(await valuesAt(MORNING)).toEqual({ 'site.phone': '1500-0002', 'site.phoneHours': '09:00~18:00' })
      expect(await store.facts.listDrafts()).toHaveLength(1)
      expect(await together()).toEqual([])
    })

    test('holds a value until the next one takes effect, and the written one after null', async () => {
      await publish('site.phone', '1500-0001', 0)
      await publish('site.phone', '1500-0002', 1, { effectiveAt: later(10) })
      expect(await valuesAt(later(9))).toEqual({ 'site.phone': '1500-0001' })
      expect(await valuesAt(later(10))).toEqual({ 'site.phone': '1500-0002' })
      await publish('site.phone', '1500-0003', 2, { publishedAt: later(5), effectiveAt: later(5) })
      expect(await valuesAt(later(5))).toEqual({ 'site.phone': '1500-0003' })
      expect(await valuesAt(later(11))).toEqual({ 'site.phone': '1500-0002' })
      await publish('site.phone', null, 3, { json: null, publishedAt: later(12), effectiveAt: later(12) })
      expect(await valuesAt(later(12))).toEqual({ 'site.phone': null })
      expect((await store.facts.listHeld(later(12))).map(({ number }) => number)).toEqual([4])
    })

    test('keeps one draft of each account and fact, and removes those that a publication was made of', async () => {
      await store.facts.saveDraft(draft('kim', '1'), auditOf('fact.draft'))
      await store.facts.saveDraft(draft('lee', '2', later(1)), auditOf('fact.draft'))
      await store.facts.saveDraft(draft('kim', '3', later(2)), auditOf('fact.draft'))
      expect(await store.facts.listDrafts()).toEqual([draft('kim', '3', later(2)), draft('lee', '2', later(1))])
      await publish('site.phone', '3', 0, {}, ['kim'])
      expect((await store.facts.listDrafts()).map(({ actor }) => actor)).toEqual(['lee'])
      expect(await store.facts.removeDraft('site.phone', 'lee', auditOf('fact.discard'))).toBe(true)
      expect(await store.facts.removeDraft('site.phone', 'lee', auditOf('fact.discard'))).toBe(false)
      expect(await store.facts.listDrafts()).toEqual([])
      expect(await store.audit.list({ limit: 9, action: 'fact.discard' })).toHaveLength(1)
    })

    test('publishes an approved draft with its author, only as the approver saw it', async () => {
      const requested = { ...draft('lee', '1600-1234'), requestedAt: later(1), requestedFor: later(60) }
      const approve = (seen: FactDraft, basedOn = 0) =>
        store.facts.publish(publication('site.phone', '1600-1234', { author: 'lee' }), basedOn, ['lee'], auditOf('fact.approve'), seen)
      await store.facts.saveDraft(draft('lee', '1600-1234'), auditOf('fact.draft'))
      expect(await approve(requested)).toBeNull()
      await store.facts.saveDraft(requested, auditOf('fact.request'))
      expect(await store.facts.listDrafts()).toEqual([requested])
      expect(await approve({ ...requested, json: '"1600-9999"' })).toBeNull()
      expect(await approve({ ...requested, savedAt: later(5) })).toBeNull()
      expect(await store.facts.readEnd()).toEqual({ number: 0, hash: '' })
      expect(await approve(requested)).toMatchObject({ number: 1, actor: 'kim@example.com', author: 'lee' })
      expect(await store.facts.listDrafts()).toEqual([])
      expect(await approve(requested, 1)).toBeNull()
      expect(await checkChain(store.facts)).toEqual({ versions: 1, broken: [] })
      expect(brokenVersions((await store.facts.readChain(0, 9)).map((version) => ({ ...version, author: null })))).toEqual([1])
      expect(await store.audit.list({ limit: 9, action: 'fact.approve' })).toHaveLength(1)
    })

    test('sends a requested draft back once, and keeps its text', async () => {
      const requested = { ...draft('lee', '1'), requestedAt: later(1) }
      const back = (seen: FactDraft) => store.facts.returnDraft(seen, { actor: 'kim', reason: '번호 확인' }, auditOf('fact.return'))
      expect(await back(requested)).toBe(false)
      await store.facts.saveDraft(requested, auditOf('fact.request'))
      expect(await back({ ...requested, savedAt: later(9) })).toBe(false)
      expect(await back(requested)).toBe(true)
      expect(await store.facts.listDrafts()).toEqual([{ ...requested, requestedAt: null, returned: { actor: 'kim', reason: '번호 확인' } }])
      expect(await back(requested)).toBe(false)
      expect(await store.audit.list({ limit: 9, action: 'fact.return' })).toHaveLength(1)
    })
  })
}
