import { composeMessages } from '@/lib/registrations/compose-messages'
import type { AuditAction, AuditEntry } from '@/lib/accounts/audit-store'
import type { Store } from '@/lib/store/store'
import { eventOf, savedRegistration } from '../support/registration-events'
import { MORNING, registrationTestPolicy } from '../support/registrations'
import { storeForEachTest, type OpenStore } from '../support/store-for-each-test'

const audit = (action: AuditAction): AuditEntry => ({ at: MORNING, actor: 'kim@example.com', address: null, action, subject: null, detail: null })
const later = (minutes: number) => new Date(MORNING.getTime() + minutes * 60_000)

/** Automatic assignment in every store, see lib/registrations/duty-store.ts and RegistrationStore.save. */
export function dutyStoreContract(name: string, open: OpenStore): void {
  describe(`duty in ${name}`, () => {
    let store: Store
    let numbers = 0
    storeForEachTest(open, (opened) => (store = opened))

    const start = (account: string, at = MORNING) => store.duty.start(account, at, audit('duty.start'))
    const end = (account: string) => store.duty.end(account, audit('duty.end'))
    const nextPhone = () => `0107000${String((numbers += 1)).padStart(4, '0')}`
    const arrives = async (phone = nextPhone(), at = later(5)) => {
      const { id } = await savedRegistration(store, { phone }, at)
      return (await store.registrations.find(id))?.assignee
    }

    test('lists who is on duty since when, and audits each change', async () => {
      await start('lee', later(1))
      await start('kim')
      expect(await store.duty.list(MORNING)).toEqual([
        { accountId: 'kim', since: MORNING },
        { accountId: 'lee', since: later(1) },
      ])
      expect([await end('kim'), await end('kim'), await end('nobody')]).toEqual([true, false, false])
      expect((await store.duty.list(MORNING)).map(({ accountId }) => accountId)).toEqual(['lee'])
      expect(await store.duty.list(later(2))).toEqual([])
      expect((await store.audit.list({ limit: 9 })).map(({ action }) => action)).toEqual(['duty.end', 'duty.start', 'duty.start'])
    })

    test('assigns new registrations in turn; leaving and rejoining gains nothing', async () => {
      for (const account of ['kim', 'lee', 'park']) await start(account)
      expect([await arrives(), await arrives(), await arrives(), await arrives()]).toEqual(['kim', 'lee', 'park', 'kim'])
      await end('lee')
      expect([await arrives(), await arrives()]).toEqual(['park', 'kim'])
      await end('kim')
      await start('kim', later(1))
      await start('lee', later(1))
      expect([await arrives(), await arrives(), await arrives()]).toEqual(['lee', 'park', 'kim'])
    })

    test('stores many registrations at once, and assigns some to each account on duty', async () => {
      for (const account of ['kim', 'lee']) await start(account)
      const assignees = await Promise.all(Array.from({ length: 8 }, () => arrives()))
      expect(new Set(assignees)).toEqual(new Set(['kim', 'lee']))
    })

    test('assigns to nobody if nobody is on duty, or only since yesterday', async () => {
      expect(await arrives()).toBeNull()
      await start('kim', later(-24 * 60))
      expect(await arrives()).toBeNull()
      expect(await store.registrations.listWaiting(9)).toHaveLength(2)
    })

    test('assigns the same phone to the assignee of its latest registration, on duty or not, without taking a turn', async () => {
      const [one] = [await savedRegistration(store, { phone: '01044440000' })]
      await store.registrations.assign(one.id, { to: 'choi', actor: null }, MORNING, audit('registration.assign'))
      for (const account of ['kim', 'lee']) await start(account)
      expect([await arrives(), await arrives('01044440000'), await arrives()]).toEqual(['kim', 'choi', 'lee'])
    })

    test('deals those that wait by turns, the known phone to who knows it, and none twice', async () => {
      const phone = nextPhone()
      const waiting = []
      for (let index = 0; index < 4; index += 1) waiting.push((await savedRegistration(store, { phone: index === 2 ? phone : nextPhone() }, later(index))).id)
      const known = await savedRegistration(store, { phone }, later(-5))
      await store.registrations.assign(known.id, { to: 'choi', actor: null }, MORNING, audit('registration.assign'))
      const deal = (id: string) => store.registrations.assignByTurn(id, 'leader@example.com', later(9), audit('registration.assign'))
      expect((await store.registrations.listWaiting(9)).map(({ id }) => id)).toEqual(waiting)
      expect((await store.registrations.listWaiting(2)).map(({ id }) => id)).toEqual(waiting.slice(0, 2))
      expect(await deal(waiting[0]!)).toBe(false)
      for (const account of ['kim', 'lee']) await start(account)
      const dealt = []
      for (const id of waiting) dealt.push(await deal(id))
      expect(dealt).toEqual([true, true, true, true])
      expect(await Promise.all(waiting.map(async (id) => (await store.registrations.find(id))?.assignee))).toEqual(['kim', 'lee', 'choi', 'kim'])
      expect([await deal(waiting[0]!), await deal('missing')]).toEqual([false, false])
      expect(await store.registrations.events(waiting[1]!)).toMatchObject([{ kind: 'assigned', subject: 'lee', actor: 'leader@example.com' }])
      expect(await store.registrations.listWaiting(9)).toEqual([])
    })

    test('assigns nothing to a disabled account, and a changed role ends duty', async () => {
      const account = { passwordHash: 'hash', name: null, createdAt: MORNING, disabledAt: null }
      await store.accounts.add({ ...account, id: 'admin', email: 'admin@example.com', role: 'administrator' })
      for (const id of ['kim', 'lee']) await store.accounts.add({ ...account, id, email: `${id}@example.com`, role: 'counsellor' })
      for (const id of ['kim', 'lee']) await start(id)
      const phone = nextPhone()
      expect(await arrives(phone)).toBe('kim')
      await store.accounts.setDisabled('kim', MORNING, audit('account.disable'))
      expect([await arrives(phone, later(9)), await arrives()]).toEqual(['lee', 'lee'])
      expect(await store.accounts.changeAccess('lee', { role: 'privacy-officer' }, audit('account.role'))).toBe('changed')
      expect((await store.duty.list(MORNING)).map(({ accountId }) => accountId)).not.toContain('lee')
      expect(await arrives()).toBeNull()
    })

    test('a role from the identity provider ends duty once; the same role again does not', async () => {
      const account = { passwordHash: '', name: null, createdAt: MORNING, disabledAt: null }
      const follow = (role: 'counsellor' | 'privacy-officer') => store.accounts.followRole('kim', role, audit('account.role'))
      await store.accounts.add({ ...account, id: 'kim', email: 'kim@example.com', role: 'counsellor' })
      await start('kim')
      expect(await follow('counsellor')).toBe(false)
      expect(await arrives()).toBe('kim')
      expect(await follow('privacy-officer')).toBe(true)
      expect([await store.duty.list(MORNING), await arrives()]).toEqual([[], null])
    })

    test('records an automatic assignment as an event; leaves a quarantined registration unassigned', async () => {
      await start('kim')
      const { id } = await savedRegistration(store)
      expect(await store.registrations.events(id)).toMatchObject([{ number: 1, kind: 'assigned', actor: null, subject: 'kim' }])
      expect(await store.registrations.find(id)).toMatchObject({ assignee: 'kim', status: 'new', updatedAt: MORNING })
      const held = { ...(await savedRegistration(store, {}, later(1))), id: 'held', quarantine: 'honeypot' as const }
      await store.registrations.save(held, [], registrationTestPolicy().consentTexts, null)
      expect(await store.registrations.find('held')).toMatchObject({ assignee: null })
    })

    test('quarantines and unassigns automatically assigned registrations, but none worked on or assigned by hand', async () => {
      await start('kim')
      const [untouched, called, given] = [await savedRegistration(store), await savedRegistration(store), await savedRegistration(store)]
      await store.registrations.record(eventOf(called.id, 'call'), audit('registration.call'))
      await store.registrations.assign(given.id, { to: 'lee', actor: 'choi@example.com' }, MORNING, audit('registration.assign'))
      expect(await store.registrations.quarantine([untouched.id, called.id, given.id], 'copies', later(1), audit('registration.quarantine'))).toBe(1)
      expect(await store.registrations.find(untouched.id)).toMatchObject({ quarantine: 'copies', assignee: null })
    })

    test('a request sent twice takes one turn', async () => {
      for (const account of ['kim', 'lee']) await start(account)
      const claim = { key: 'key', body: 'body', validFrom: MORNING }
      const policy = registrationTestPolicy()
      const one = { ...(await savedRegistration(store, { phone: nextPhone() })), id: 'one' }
      const save = () => store.registrations.save({ ...one, phone: '01066660000' }, composeMessages(one, policy, MORNING), policy.consentTexts, claim)
      expect((await save()).kind).toBe('created')
      expect((await save()).kind).toBe('replayed')
      expect((await store.registrations.find('one'))?.assignee).toBe('lee')
      expect(await arrives()).toBe('kim')
    })
  })
}
