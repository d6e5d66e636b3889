import { mergeRegistrations, separateRegistration } from '@/lib/registrations/office/merge-actions'
import { mergeView } from '@/lib/registrations/office/merge-view'
import { findVisibleRegistration } from '@/lib/registrations/office/assignment-actions'
import { bulkResult } from '@/lib/registrations/office/bulk-actions'
import { linkedRegistrations } from '@/lib/registrations/office/linked-registrations'
import { sealSearch } from '@/lib/registrations/office/list-registrations'
import { recordResult } from '@/lib/registrations/office/record-result'
import { deleteRegistration } from '@/lib/registrations/office/registration-actions'
import { changeTag } from '@/lib/registrations/office/tag-actions'
import { timelineView } from '@/lib/registrations/office/timeline-view'
import { visitsOfDay } from '@/lib/visits/office/visit-view'
import type { Account } from '@/lib/accounts/account'
import { InvalidInputError, NotFoundError } from '@/lib/errors'
import type { Store } from '@/lib/store/store'
import { freshSqliteStore } from '@/tests/support/fresh-sqlite-store'
import { actorOf, officeAccount } from '@/tests/support/office-accounts'
import { eventOf, savedRegistration, statusOf } from '@/tests/support/registration-events'
import { MORNING, registrationTestPolicy, testVault } from '@/tests/support/registrations'
import { staffAudit } from '@/tests/support/stored-registrations'
import { readable } from '@/tests/support/readable'

const leader = officeAccount('choi', 'team-leader')
const counsellor = officeAccount('kim', 'counsellor')
const later = (minutes: number) => new Date(MORNING.getTime() + minutes * 60_000)
const place = { at: later(60 * 24), people: 2, groupsPerSlot: 10, peoplePerSlot: 40, hoursVersion: 0, now: MORNING }

let store: Store
let [first, second, stranger]: [string, string, string] = ['', '', '']
const needs = () => ({ store, now: () => later(60) })
beforeEach(async () => {
  store = await freshSqliteStore()
  first = (await savedRegistration(store, { channel: 'naver-ad' }, later(0))).id
  second = (await savedRegistration(store, {}, later(1), place)).id
  stranger = (await savedRegistration(store, { name: '김영희', phone: '01099998888' }, later(2))).id
})
afterEach(() => store.close())

const find = async (id: string) => readable([(await store.registrations.find(id))!])[0]!
const give = (id: string, to: string) => store.registrations.assign(id, { to, actor: null }, later(3), staffAudit('registration.assign', id))
const merge = (id: string, other: string, account: Account = leader) => mergeRegistrations(needs(), actorOf(account), id, other)
const viewOf = async (account: Account, id: string, typed?: string) =>
  mergeView({ store, vault: testVault }, account, await find(id), [], typed && sealSearch(typed, testVault), {})
const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof InvalidInputError ? Object.values(error.fields)[0] : error instanceof NotFoundError ? 'not found' : String(error)),
  )
const lastAudit = async () => (await store.audit.list({ limit: 1 }))[0]

test('the oldest one becomes primary from either page, because it proves where the visitor came from', async () => {
  expect(await merge(first, second)).toBe(first)
  expect([(await find(first)).channel, (await find(second)).mergedInto]).toEqual(['naver-ad', first])
  expect(await lastAudit()).toMatchObject({ action: 'registration.merge', actor: leader.email, subject: `${first} ${second}` })
  expect(await separateRegistration(needs(), actorOf(leader), second)).toBe(first)
  expect(await lastAudit()).toMatchObject({ action: 'registration.separate', subject: `${first} ${second}` })
  expect(await merge(second, first)).toBe(first)
})

test('a form sent twice, and two merged already, lead to the primary one', async () => {
  for (let press = 0; press < 2; press += 1) expect(await merge(second, first)).toBe(first)
  expect(await store.registrations.events(first)).toHaveLength(1)
  expect(await separateRegistration(needs(), actorOf(leader), second)).toBe(first)
  expect(await separateRegistration(needs(), actorOf(leader), second)).toBe(second)
  expect(await store.registrations.events(first)).toHaveLength(2)
})

test('merges a third one into the same primary one, whichever of the two is chosen', async () => {
  await merge(second, stranger)
  expect((await find(stranger)).mergedInto).toBe(second)
  expect(await merge(stranger, first)).toBe(first)
  expect((await store.registrations.listMerged(first)).map(({ id }) => id)).toEqual([second, stranger])
})

test('refuses to merge with itself, with none, with a quarantined or missing one', async () => {
  const held = (await savedRegistration(store, {}, later(5))).id
  await store.registrations.quarantine([held], 'surge', later(6), staffAudit('registration.quarantine', held))
  expect(await refused(merge(first, first))).toBe('합칠 다른 등록을 골라 주세요.')
  expect(await refused(merge(first, ''))).toBe('합칠 다른 등록을 골라 주세요.')
  expect(await refused(merge(first, held))).toBe('보류된 등록은 합칠 수 없습니다. 정상 등록으로 옮긴 뒤에 합쳐 주세요.')
  expect(await refused(merge(held, first))).toBe('보류된 등록은 합칠 수 없습니다. 정상 등록으로 옮긴 뒤에 합쳐 주세요.')
  expect(await refused(merge(first, 'forged'))).toBe('not found')
  await store.registrations.remove([second], staffAudit('registration.delete', second))
  expect(await refused(merge(first, second))).toBe('not found')
  expect(await refused(separateRegistration(needs(), actorOf(leader), 'forged'))).toBe('not found')
})

test('does not merge an uncalled one into a closed one, where it would vanish', async () => {
  await store.registrations.record(statusOf(first, 'closed', later(4)), staffAudit('registration.status', first))
  expect(await refused(merge(second, first))).toMatch(/결과를 남긴 뒤에 합쳐 주세요/)
  await store.registrations.record(eventOf(second, 'reached', { at: later(5) }), staffAudit('registration.result', second))
  expect(await merge(second, first)).toBe(first)
  expect((await find(first)).status).toBe('called')
})

test('a counsellor merges and separates own registrations; another’s seem not to exist', async () => {
  await give(first, 'kim')
  expect(await refused(merge(first, second, counsellor))).toBe('not found')
  expect(await refused(merge(second, first, counsellor))).toBe('not found')
  await give(second, 'kim')
  expect(await merge(second, first, counsellor)).toBe(first)
  expect(await findVisibleRegistration({ store }, counsellor, second)).not.toBeNull()
  // Reassigned, it takes the merged ones along.
  await give(first, 'lee')
  expect(await findVisibleRegistration({ store }, counsellor, second)).toBeNull()
  expect(await refused(separateRegistration(needs(), actorOf(counsellor), second))).toBe('not found')
})

test('a counsellor finds only own registrations to merge with', async () => {
  await give(first, 'kim')
  await give(stranger, 'kim')
  const found = async (account: Account) => (await viewOf(account, first, '길동')).view.found?.map(({ id }) => id)
  expect([await found(leader), await found(counsellor)]).toEqual([[second], []])
  expect((await viewOf(counsellor, first, '8888')).looked).toHaveLength(1)
  expect((await viewOf(officeAccount('park', 'privacy-officer'), first, '8888')).view.found).toBeNull()
})

test('shows the history of merged ones as one, and links each page to the others', async () => {
  await store.registrations.record(eventOf(second, 'absent', { at: later(5) }), staffAudit('registration.result', second))
  await store.registrations.addNote(
    { id: 'note', registrationId: second, at: later(6), actor: 'kim@example.com', text: '남편 번호' },
    staffAudit('registration.note'),
  )
  await merge(first, second)
  const [primary, mergedRegistrations] = [await find(first), readable(await store.registrations.listMerged(first))]
  const events = await store.registrations.events(first)
  const samePhone = readable(await store.registrations.listByPhone(primary.phone, 20))
  const timeline = await timelineView(
    { store },
    leader,
    events,
    [],
    await linkedRegistrations({ store }, leader, primary, events, samePhone, mergedRegistrations),
  )
  expect(timeline.map(({ label, text, of, other }) => [label, text, of?.id ?? null, other?.id ?? null])).toEqual([
    ['기존 등록에 합침', null, second, first],
    ['등록을 합침', null, null, second],
    ['메모', '남편 번호', second, null],
    ['부재중 1차', null, second, null],
  ])
  const { view } = await viewOf(leader, second)
  expect([view.primary?.id, view.together.map(({ card }) => card.id)]).toEqual([first, [first]])
})

test('audits the registrations whose cards the page of another one shows', async () => {
  await merge(first, second)
  await merge(first, stranger)
  const shownWith = async (id: string, mergedRegistrations: string[], typed?: string) =>
    (
      await mergeView(
        { store, vault: testVault },
        leader,
        await find(id),
        await Promise.all(mergedRegistrations.map(find)),
        typed && sealSearch(typed, testVault),
        {},
      )
    ).looked
      .map((one) => one.id)
      .toSorted()
  expect(await shownWith(second, [])).toEqual([first, stranger].toSorted())
  const other = (await savedRegistration(store, { name: '박민수', phone: '01077776666' }, later(9))).id
  expect(await shownWith(first, [second, stranger], '민수')).toEqual([second, stranger, other].toSorted())
})

test('lists the visit of a merged one under its name, with the status of the primary one', async () => {
  await merge(first, second)
  await give(first, 'kim')
  const day = '2026-11-25'
  expect((await visitsOfDay({ store }, counsellor, day)).cards).toMatchObject([{ id: second, state: '예약' }])
  await recordResult(needs(), actorOf(counsellor), first, { result: 'visited', due: '', note: '', form: 'form-of-a-desk', other: '' })
  expect((await visitsOfDay({ store }, counsellor, day)).cards).toMatchObject([{ id: second, state: '내방' }])
})

test('a merged one’s visit counts its own events before the merge, and the primary one’s since the booking', async () => {
  const day = '2026-11-25'
  const states = async () => (await visitsOfDay({ store }, leader, day)).cards.map(({ state, withdraw }) => [state, withdraw])
  const record = (id: string, kind: 'visited' | 'no-show', at: Date, event: string) =>
    store.registrations.record(eventOf(id, kind, { at, id: event, actor: leader.email }), staffAudit('registration.result', id))
  await record(first, 'visited', later(0.5), 'walked-in')
  await merge(first, second)
  expect(await states()).toEqual([['예약', null]])
  await separateRegistration(needs(), actorOf(leader), second)
  await record(second, 'no-show', later(70), 'own')
  await merge(first, second)
  expect(await states()).toEqual([['노쇼', null]])
  await record(first, 'visited', later(80), 'late')
  expect(await states()).toEqual([['내방', 'late']])
})

test('a page older than the merge cannot record on the merged one', async () => {
  await merge(first, second)
  const typed = { result: 'absent', due: '', note: '', form: 'form-of-before', other: '' }
  expect(await refused(recordResult(needs(), actorOf(leader), second, typed))).toMatch(/^그사이 다른 등록에 합쳐졌습니다/)
  expect(await refused(changeTag(needs(), actorOf(leader), second, 'tagged', 'VIP'))).toMatch(/^그사이 다른 등록에 합쳐졌습니다/)
  expect(await bulkResult(needs(), actorOf(leader), [first, second], 'absent', 'form-of-list')).toMatchObject({ done: [{ id: first }], skipped: 1 })
})

test('deletes the ticked ones of merged registrations with it on request; nothing else can be named', async () => {
  const dependencies = { ...needs(), policy: registrationTestPolicy() }
  await merge(first, second)
  await merge(first, stranger)
  const officer = actorOf(officeAccount('park', 'privacy-officer'))
  const outsider = (await savedRegistration(store, { phone: '01055556666' }, later(9))).id
  expect(await refused(deleteRegistration(dependencies, officer, first, '본인 요청', [outsider]))).toMatch(/분리되었습니다/)
  expect(await store.registrations.find(first)).not.toBeNull()
  await deleteRegistration(dependencies, officer, first, '본인 요청', [second])
  expect(await Promise.all([first, second].map((id) => store.registrations.find(id)))).toEqual([null, null])
  expect(await find(stranger)).toMatchObject({ mergedInto: null })
  expect(await lastAudit()).toMatchObject({ action: 'registration.delete', subject: `${first} ${second}`, detail: '본인 요청' })
})
