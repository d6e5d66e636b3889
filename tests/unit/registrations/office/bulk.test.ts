import { bulkAssign, bulkResult, bulkTag, FOUND_MAX, undoBulk } from '@/lib/registrations/office/bulk-actions'
import { createBulkForms, UNDO_MINUTES } from '@/lib/registrations/bulk-forms'
import { bulkCookies, openBulk, sealBulk, sealedOfCookies, type Bulk } from '@/lib/registrations/office/bulk-undo'
import { foundOf } from '@/lib/registrations/office/inbox-view'
import { sealSearch } from '@/lib/registrations/office/list-registrations'
import { InvalidInputError } from '@/lib/errors'
import type { Store } from '@/lib/store/store'
import { freshSqliteStore } from '@/tests/support/fresh-sqlite-store'
import { actorOf, officeAccount } from '@/tests/support/office-accounts'
import { eventOf, savedRegistration } from '@/tests/support/registration-events'
import { fixedClock, MORNING, testVault } from '@/tests/support/registrations'
import { createVault } from '@/lib/vault'

const [kim, lee, choi] = [officeAccount('kim', 'counsellor'), officeAccount('lee', 'counsellor'), officeAccount('choi', 'team-leader')]
const audit = { at: MORNING, actor: null, address: null, action: 'registration.result', subject: null, detail: null } as const

let store: Store
let clock: ReturnType<typeof fixedClock>
let ids: string[]
beforeEach(async () => {
  store = await freshSqliteStore()
  clock = fixedClock()
  for (const one of [kim, lee, choi]) await store.accounts.add({ ...one, passwordHash: '' })
  ids = []
  for (let count = 0; count < 3; count++) {
    ids.push((await savedRegistration(store, { phone: `0101111000${count}` }, new Date(MORNING.getTime() + count))).id)
    clock.advance(1000)
  }
})
afterEach(() => store.close())

const services = () => ({ store, now: clock.now })
const give = (id: string, to: string) => store.registrations.assign(id, { to, actor: null }, MORNING, audit)
const of = async (key: 'result' | 'assignee' | 'status') => Promise.all(ids.map(async (id) => (await store.registrations.find(id))![key]))
const trail = async () => (await store.audit.list({ limit: 99 })).length

/** Counts the turns of the event loop in which other requests could be answered. */
async function countTurns<T>(work: () => Promise<T>): Promise<[T, number]> {
  let turns = 0
  let running = true
  const count = () => void (running && ((turns += 1), setImmediate(count)))
  setImmediate(count)
  const done = await work()
  running = false
  return [done, turns]
}

test('records a result for each, once however often the form is sent, and undoes it', async () => {
  const before = await trail()
  const bulk = await bulkResult(services(), actorOf(choi), ids, 'declined', 'form-of-a-page')
  expect([bulk.label, bulk.done.length, bulk.skipped]).toEqual(['거절', 3, 0])
  await bulkResult(services(), actorOf(choi), ids, 'declined', 'form-of-a-page')
  expect(await of('result')).toEqual(['declined', 'declined', 'declined'])
  expect(await trail()).toBe(before + 3)
  expect(await undoBulk(services(), actorOf(choi), bulk)).toBe(3)
  expect(await of('status')).toEqual(['new', 'new', 'new'])
  // Undoing it again changes nothing.
  await undoBulk(services(), actorOf(choi), bulk)
  expect(await of('status')).toEqual(['new', 'new', 'new'])
})

test('does not undo what someone did meanwhile', async () => {
  const bulk = await bulkResult(services(), actorOf(choi), ids, 'absent', 'form-of-a-page')
  await store.registrations.record(eventOf(ids[1]!, 'booked'), audit)
  expect(await undoBulk(services(), actorOf(choi), bulk)).toBe(2)
  expect(await of('result')).toEqual([null, 'booked', null])
  const given = await bulkAssign(services(), actorOf(choi), ids, { assignee: 'kim', reason: '주말 근무' })
  await give(ids[2]!, 'lee')
  expect(await undoBulk(services(), actorOf(choi), given)).toBe(2)
  expect(await of('assignee')).toEqual([null, null, 'lee'])
})

test('assigns all to one account except its own; undo restores each former assignee', async () => {
  await give(ids[0]!, 'lee')
  await give(ids[1]!, 'kim')
  const bulk = await bulkAssign(services(), actorOf(choi), ids, { assignee: 'kim', reason: '주말 근무' })
  expect([bulk.label, bulk.done.length, bulk.skipped]).toEqual(['kim 님에게 배정', 2, 1])
  expect(await of('assignee')).toEqual(['kim', 'kim', 'kim'])
  expect(await undoBulk(services(), actorOf(choi), bulk)).toBe(2)
  expect(await of('assignee')).toEqual(['lee', 'kim', null])
  expect((await store.audit.list({ limit: 1 }))[0]).toMatchObject({
    actor: 'choi@example.com',
    action: 'registration.assign',
    detail: '담당 계정 없음, 사유: 되돌림',
  })
})

test('marks duplicates of the first of their phone, and leaves the first out', async () => {
  const again = (await savedRegistration(store, { phone: '01011110000' }, new Date(MORNING.getTime() + 99_000))).id
  const bulk = await bulkResult(services(), actorOf(choi), [ids[0]!, again], 'duplicate', 'form-of-a-page')
  expect(bulk.done).toEqual([{ id: again, event: 'form-of-a-page:duplicate' }])
  expect(await store.registrations.events(again)).toMatchObject([{ kind: 'duplicate', subject: ids[0] }])
})

test('does nothing with another’s, quarantined and made-up ids, and reveals nothing', async () => {
  await give(ids[0]!, 'kim')
  await give(ids[1]!, 'lee')
  await store.registrations.quarantine([ids[2]!], 'surge', MORNING, audit)
  const bulk = await bulkResult(services(), actorOf(kim), [...ids, 'none', '__proto__', ids[0]!], 'absent', 'form-of-a-page')
  expect([bulk.done.map(({ id }) => id), bulk.skipped]).toEqual([[ids[0]], 4])
  expect(await of('result')).toEqual(['absent', null, null])
})

test.each([
  ['nothing is ticked', () => bulkResult(services(), actorOf(choi), [], 'absent', 'x')],
  [
    'more than a page is ticked',
    () =>
      bulkResult(
        services(),
        actorOf(choi),
        Array.from({ length: 21 }, (_, index) => `id-${index}`),
        'absent',
        'x',
      ),
  ],
  ['the result needs a time', () => bulkResult(services(), actorOf(choi), ids, 'callback', 'x')],
  ['the result cannot be withdrawn', () => bulkResult(services(), actorOf(choi), ids, 'opt-out', 'x')],
  ['the result is made up', () => bulkResult(services(), actorOf(choi), ids, 'constructor', 'x')],
  ['there is no reason', () => bulkAssign(services(), actorOf(choi), ids, { assignee: 'kim', reason: ' ' })],
  ['no account has that id', () => bulkAssign(services(), actorOf(choi), ids, { assignee: 'none', reason: '주말 근무' })],
])('refuses a bulk action if %s', async (_name, act) => {
  await expect(act()).rejects.toThrow(InvalidInputError)
  expect(await of('result')).toEqual([null, null, null])
})

test('can be undone by the account that did it, for ten minutes', () => {
  const bulk: Bulk = { label: '거절', at: MORNING.getTime(), skipped: 0, done: [{ id: 'one', event: 'form:declined' }] }
  const sealed = sealBulk(bulk, 'choi', testVault)
  const at = (minutes: number) => new Date(MORNING.getTime() + minutes * 60_000)
  expect(openBulk(sealed, 'choi', testVault, at(UNDO_MINUTES - 1))).toEqual(bulk)
  expect(openBulk(sealed, 'choi', testVault, at(UNDO_MINUTES))).toBeNull()
  for (const forged of [undefined, '', 'x', sealed.slice(0, -2), `${sealed}AA`]) expect(openBulk(forged, 'choi', testVault, at(0))).toBeNull()
  expect(openBulk(sealed, 'kim', testVault, at(0))).toBeNull()
})

describe('all that a filter finds', () => {
  const asked = {
    status: 'new',
    source: undefined,
    channel: undefined,
    search: undefined,
    mark: undefined,
    result: undefined,
    tag: undefined,
    wish: undefined,
    assignee: undefined,
    from: undefined,
    to: undefined,
  }
  const LATER = new Date(MORNING.getTime() + 3_600_000)
  const found = (account = choi, until = LATER) => foundOf({ store, vault: testVault }, account, asked, until)!
  const fill = async (count: number) => {
    for (let index = 0; index < count; index++)
      await savedRegistration(store, { phone: `0102222${String(index).padStart(4, '0')}` }, new Date(MORNING.getTime() + 1000 + index))
  }

  test('are done on every page, with other work between two of them, and only those that the account may see', async () => {
    await fill(60)
    await give(ids[0]!, 'kim')
    expect([await found().count(), await found(kim).count()]).toEqual([63, 1])
    expect((await bulkTag(services(), actorOf(kim), found(kim).ids(), '주말 전화')).done).toMatchObject([{ id: ids[0] }])
    const [bulk, turns] = await countTurns(() => bulkResult(services(), actorOf(choi), found().ids(), 'declined', 'form-of-a-page'))
    expect([bulk.done.length, bulk.skipped, bulk.more]).toEqual([63, 0, false])
    expect(turns).toBeGreaterThanOrEqual(63)
    const [undone, turnsOfUndo] = await countTurns(() => undoBulk(services(), actorOf(choi), bulk))
    expect(undone).toBe(63)
    expect(turnsOfUndo).toBeGreaterThanOrEqual(63)
  })

  test('are those of the page, without who arrives after it was shown', async () => {
    const shown = new Date(MORNING.getTime() + 2)
    expect(await found(choi, shown).count()).toBe(2)
    const bulk = await bulkTag(services(), actorOf(choi), found(choi, shown).ids(), '주말 전화')
    expect(bulk.done.map(({ id }) => id)).toEqual([ids[1], ids[0]])
  })

  test.each([
    ['a status that is no more', { status: 'old-name' }],
    ['a search that was sealed with another key', { search: sealSearch('김고객', createVault(Buffer.alloc(32, 9))) }],
    ['a search for nothing', { search: sealSearch('-', testVault) }],
    ['a result that is made up', { result: 'constructor' }],
  ])('are nobody under %s, which would find everyone', (_name, meaningless) => {
    const nothing = { ...asked, status: undefined, ...meaningless }
    expect([choi, kim].map((account) => foundOf({ store, vault: testVault }, account, nothing, LATER))).toEqual([null, null])
  })

  test('are done once for a form that is sent twice, and both answers carry the undo', async () => {
    await fill(FOUND_MAX)
    const forms = createBulkForms<Bulk>(clock.now)
    const values = { form: 'form-of-a-page', action: 'result', result: 'absent', found: 'status=new' }
    const press = (sent = values) => forms.once('choi', sent, () => bulkResult(services(), actorOf(choi), found().ids(), sent.result, sent.form))
    const [first, second] = await Promise.all([press(), press()])
    expect([first.done.length, first.more]).toEqual([FOUND_MAX, true])
    expect(second).toEqual(first)
    expect(await press()).toEqual(first)
    expect(await found().count()).toBe(3)
    // The next page has another form, and another button of the same page is another action.
    expect((await press({ ...values, form: 'the-next-page' })).done).toHaveLength(3)
    expect(await found().count()).toBe(0)
    expect(await undoBulk(services(), actorOf(choi), first)).toBe(FOUND_MAX)
  })

  test('may be done by the same form again if it failed or was undone, after ten minutes, and by another account', async () => {
    const forms = createBulkForms<Bulk>(clock.now)
    const none: Bulk = { label: '', at: 0, skipped: 0, done: [] }
    const act = jest.fn(async () => none)
    const press = (account = 'choi', form = 'form-of-a-page') => forms.once(account, { form, action: 'tag' }, act)
    act.mockRejectedValueOnce(new InvalidInputError({ tag: '태그를 적어 주세요.' }))
    await expect(press()).rejects.toThrow(InvalidInputError)
    await press()
    await press()
    expect(act).toHaveBeenCalledTimes(2)
    await press('kim')
    clock.advance(UNDO_MINUTES * 60_000)
    await press()
    forms.forget('choi')
    await press()
    await press('choi', '')
    await press('choi', '')
    expect(act).toHaveBeenCalledTimes(7)
  })

  test('are looked through in presses, each behind the last, until none is left', async () => {
    // More than one press looks at, none of which it can do.
    async function* many() {
      for (let count = 0; count < 5000; count++) yield 'none'
      yield* ids.slice(0, 2).toReversed()
    }
    const first = await bulkTag(services(), actorOf(choi), many(), '주말 전화')
    expect([first.done.length, first.more]).toEqual([0, true])
    const second = await bulkTag(services(), actorOf(choi), found(choi, new Date(first.rest!)).ids(), '주말 전화')
    expect([second.done.map(({ id }) => id), second.skipped, second.more, second.rest]).toEqual([[ids[1], ids[0]], 0, false, undefined])
  })

  test('are done in presses of a limited number, whose undo fits into cookies; a result is not given twice', async () => {
    await fill(FOUND_MAX + 2)
    const press = (until?: Date) => bulkAssign(services(), actorOf(choi), found(choi, until).ids(), { assignee: 'kim', reason: '주말 근무' })
    const bulk = await press()
    expect([bulk.done.length, bulk.more]).toEqual([FOUND_MAX, true])
    const sealed = sealBulk(bulk, 'choi', testVault)
    const jar = new Map(bulkCookies(sealed, true).map(({ name, value }) => [name, value]))
    expect([...jar].every(([name, value]) => name.length + value.length < 3900)).toBe(true)
    expect([...jar.values()].join('').length).toBeLessThan(8000)
    expect(sealedOfCookies((name) => jar.get(name))).toBe(sealed)
    expect(openBulk(sealed, 'choi', testVault, clock.now())).toEqual(bulk)
    const rest = await press(new Date(bulk.rest!))
    expect([rest.done.length, rest.skipped, rest.more]).toEqual([5, 0, false])

    await bulkResult(services(), actorOf(choi), [ids[0]!], 'absent', 'form-of-a-page')
    const again = await bulkResult(
      services(),
      actorOf(choi),
      foundOf({ store, vault: testVault }, choi, { ...asked, status: 'absent' }, LATER)!.ids(),
      'absent',
      'another-form',
    )
    expect([again.done.length, again.skipped]).toEqual([0, 1])
  })
})
