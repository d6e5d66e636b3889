import { createStaleTags } from '@/lib/facts/stale-tags'
import { recordOverride } from '@/lib/registrations/record-override'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import { RECRUITING_TAG, shownRecruiting } from '@/lib/registrations/shown-recruiting'
import type { Store } from '@/lib/store/store'
import { fixedClock, registerRequest, registerServices, registrationTestPolicy } from '../../support/registrations'
import { temporaryStore } from '../../support/sqlite-store'

let store: Store
let dispose: () => Promise<void>
beforeEach(() => ({ store, dispose } = temporaryStore()))
afterEach(() => dispose())

const MIDNIGHT = new Date('2027-03-09T00:00:00+09:00')
const rule = { from: '2027-03-09', law: '민간임대주택에 관한 특별법 제42조 제8항', checked: '2026-11-29', override: null }
const item = (fact: 'registration' | 'report' | 'guarantee', value: string | null) => ({ fact, label: fact, value })
const missing = { items: [item('registration', null), item('report', null), item('guarantee', null)], recruiting: rule }
const complete = { ...missing, items: [item('registration', '2026-한들-7'), item('report', '2027-12'), item('guarantee', '보증서 3')] }

test('a registration is taken to the last second before the day, and from then on only where the legal facts are there', async () => {
  const clock = fixedClock(new Date(MIDNIGHT.getTime() - 1000))
  const { services } = registerServices(store, { now: clock.now, policy: registrationTestPolicy({ legal: missing }) })
  expect(await registerVisitor(services, registerRequest())).toMatchObject({ kind: 'registered' })
  clock.set(MIDNIGHT)
  expect(await registerVisitor(services, registerRequest())).toMatchObject({ kind: 'closed', stopped: { missing: ['registration', 'report', 'guarantee'] } })
  expect(await registerVisitor(services, registerRequest({ walkIn: { onPaper: true } }))).toMatchObject({ kind: 'closed' })
  expect(await store.registrations.list({ limit: 10 })).toHaveLength(1)
  expect(await registerVisitor({ ...services, policy: registrationTestPolicy({ legal: complete }) }, registerRequest())).toMatchObject({ kind: 'registered' })
})

test('pages of the build are stale once at midnight, and once more when the numbers are there', async () => {
  const clock = fixedClock(new Date(MIDNIGHT.getTime() - 1000))
  let legal = missing
  const stale = createStaleTags([shownRecruiting(missing, () => legal, clock.now)])
  expect(await stale()).toEqual([])
  clock.set(MIDNIGHT)
  expect([await stale(), await stale()]).toEqual([[RECRUITING_TAG], []])
  legal = complete
  expect([await stale(), await stale()]).toEqual([[RECRUITING_TAG], []])
})

test('pages of a build without the numbers are stale at a start after the day, whatever the office entered since', async () => {
  const staleAtStart = (written: typeof missing, current: typeof missing) =>
    createStaleTags([
      shownRecruiting(
        written,
        () => current,
        () => MIDNIGHT,
      ),
    ])()
  expect(await staleAtStart(missing, missing)).toEqual([RECRUITING_TAG])
  expect(await staleAtStart(missing, complete)).toEqual([RECRUITING_TAG])
  expect(await staleAtStart(complete, complete)).toEqual([])
})

test('an override is written to the audit trail once a decision', async () => {
  const override = { person: '한도윤', reason: '법률 검토를 마쳤습니다', decided: '2027-03-02' }
  const policyWith = (reason: string) => ({ legal: { ...missing, recruiting: { ...rule, override: { ...override, reason } } } })
  const now = () => MIDNIGHT
  await recordOverride({ store, policy: policyWith('첫 검토'), now: () => new Date(MIDNIGHT.getTime() - 1000) })
  expect(await store.audit.list({ limit: 10 })).toEqual([])
  for (const reason of ['첫 검토', '첫 검토', '다시 검토']) await recordOverride({ store, policy: policyWith(reason), now })
  expect((await store.audit.list({ limit: 10 })).map(({ action, detail }) => [action, detail])).toEqual([
    ['recruiting.override', '2027-03-02 한도윤: 다시 검토'],
    ['recruiting.override', '2027-03-02 한도윤: 첫 검토'],
  ])
})
