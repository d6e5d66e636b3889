import { assignableAccounts } from '@/lib/registrations/office/assignment-actions'
import type { Role } from '@/lib/accounts/account'
import { setAccountDisabled } from '@/lib/accounts/manage-accounts'
import { findSessionAccount } from '@/lib/accounts/session'
import { claimedRole, claimsWithRole } from '@/lib/accounts/firebase/claims'
import { firebaseAuthentication } from '@/lib/accounts/firebase/provider'
import { firebaseRoles } from '@/lib/accounts/firebase/roles'
import type { FirebaseIdentity } from '@/lib/accounts/firebase/identities'
import { withFirebaseRevocation } from '@/lib/accounts/firebase/sessions'
import { signInWithFirebase } from '@/lib/accounts/firebase/sign-in'
import { createRefusalTrail } from '@/lib/accounts/refusal-trail'
import { createSignInThrottle } from '@/lib/accounts/throttle'
import { StoreUnavailableError } from '@/lib/errors'
import type { Store } from '@/lib/store/store'
import { freshSqliteStore } from '@/tests/support/fresh-sqlite-store'
import { fixedClock, MORNING } from '@/tests/support/registrations'
import { auditOf } from '@/tests/support/audit-entry'

const STAFF: FirebaseIdentity = {
  id: 'uid-1',
  email: 'Staff@example.com',
  emailVerified: true,
  disabled: false,
  validSince: new Date(0),
  claimedRole: null,
}
const roleOf = firebaseRoles(['staff@example.com'])

let store: Store
let clock: ReturnType<typeof fixedClock>
/** The account's current state in Firebase. */
let account: FirebaseIdentity | null
let asked: number
let down: boolean

beforeEach(async () => {
  store = await freshSqliteStore()
  clock = fixedClock()
  account = STAFF
  asked = 0
  down = false
})
afterEach(() => store.close())

const identities = {
  verify: async (idToken: string) => (idToken === 'good' && account && !account.disabled ? { identity: account, signedInAt: MORNING } : null),
  findByEmail: async () => {
    asked += 1
    if (down) throw new StoreUnavailableError('down')
    return account
  },
}
const refusals = () => createRefusalTrail(store.audit, (address) => address)
const signIn = (idToken = 'good', trail = refusals()) =>
  signInWithFirebase(
    { store, signInThrottle: createSignInThrottle((address) => address), refusals: trail, identities, roleOf, now: clock.now },
    { idToken, address: '203.0.113.9' },
  )
const actions = async () => (await store.audit.list({ limit: 10 })).map(({ action, actor }) => [action, actor])

test('opens sessions of one account with fresh tokens of an administrator', async () => {
  const [first, second] = [await signIn(), await signIn()]
  expect(first).toMatchObject({ ok: true, account: { id: 'uid-1', email: 'staff@example.com', role: 'administrator' } })
  expect(second).toMatchObject({ ok: true, account: { id: 'uid-1' } })
  expect(await store.accounts.list()).toHaveLength(1)
  expect(await actions()).toEqual([
    ['session.open', 'staff@example.com'],
    ['session.open', 'staff@example.com'],
    ['account.create', 'staff@example.com'],
  ])
})

test('an address has the role that its account has now; none where it is unknown, disabled or without one', async () => {
  const { tokens } = firebaseAuthentication(
    { store, signInThrottle: createSignInThrottle((address) => address), refusals: refusals(), now: clock.now },
    identities,
    ['staff@example.com'],
    { apiKey: 'key', projectId: 'project', authDomain: 'project.example' } as never,
  )
  const role = () => tokens?.findRole('staff@example.com')
  expect(await role()).toBe('administrator')
  account = { ...STAFF, claimedRole: 'team-leader' }
  expect(await role()).toBe('team-leader')
  account = { ...STAFF, disabled: true }
  expect(await role()).toBeNull()
  account = null
  expect(await role()).toBeNull()
  down = true
  await expect(role()).rejects.toThrow(StoreUnavailableError)
})

test.each([
  ['forged, expired or revoked token', 'bad'],
  ['empty token', ''],
  ['endless token', 'x'.repeat(100_000)],
])('refuses and records %s', async (_name, token) => {
  expect(await signIn(token)).toEqual({ ok: false, reason: 'invalid' })
  expect(await actions()).toEqual([['session.refused', null]])
})

test('accepts a token only right after its sign-in', async () => {
  clock.advance(6 * 60_000)
  expect(await signIn()).toEqual({ ok: false, reason: 'invalid' })
})

test.each([
  ['an address that is not on the list', { email: 'other@example.com' }, false],
  ['an address of the list that nobody verified', { emailVerified: false }, false],
  ['an account without an address', { email: '' }, false],
  ['the custom claim, whatever the address', { email: 'other@example.com', emailVerified: false, claimedRole: 'administrator' as const }, true],
])('decides by list or claim: %s', async (_name, changes, ok) => {
  account = { ...STAFF, ...changes }
  expect(await signIn()).toMatchObject(ok ? { ok: true } : { ok: false, reason: 'forbidden' })
})

test.each([
  [undefined, null],
  [{}, null],
  [{ administrator: true }, 'administrator'],
  [{ administrator: 'yes' }, null],
  [{ role: 'team-leader' }, 'team-leader'],
  // The role claim overrides the older one: a former administrator who became a team leader.
  [{ role: 'privacy-officer', administrator: true }, 'privacy-officer'],
  [{ role: 'owner', administrator: true }, null],
])('claims %j give the role %s', (claims, role) => {
  expect(claimedRole(claims)).toBe(role)
})

test('replaces the former role, and keeps the claims of others', () => {
  const leader = claimsWithRole({ tenant: 7, administrator: true }, 'team-leader')
  expect([leader, claimedRole(leader)]).toEqual([{ tenant: 7, role: 'team-leader' }, 'team-leader'])
  expect(claimsWithRole(leader, 'administrator')).toEqual({ tenant: 7, role: 'administrator', administrator: true })
  expect(claimsWithRole(leader, null)).toEqual({ tenant: 7 })
})

test('prefers a claim to the list of addresses', async () => {
  account = { ...STAFF, claimedRole: 'team-leader' }
  expect(await signIn()).toMatchObject({ ok: true, account: { role: 'team-leader' } })
})

describe('a role that was changed in Firebase', () => {
  const claim = (claimedRole: Role) => void (account = { ...STAFF, claimedRole })
  const stored = async () => (await store.accounts.find('uid-1'))?.role
  const audit = { at: MORNING, actor: null, address: null, action: 'duty.start', subject: 'uid-1', detail: null } as const
  const assignable = async () => (await assignableAccounts({ store })).map(({ id }) => id)

  test('is stored with the next sign-in, which does not end its own or earlier sessions', async () => {
    claim('privacy-officer')
    const before = await signIn()
    expect(await assignable()).toEqual([])
    claim('counsellor')
    const after = await signIn()
    expect([await stored(), await assignable()]).toEqual(['counsellor', ['uid-1']])
    for (const result of [before, after])
      expect(result.ok && (await findSessionAccount({ store, now: clock.now }, result.sessionId))).toMatchObject({ id: 'uid-1', role: 'counsellor' })
    expect((await store.audit.list({ limit: 9, action: 'account.role' })).map(({ actor, subject, detail }) => [actor, subject, detail])).toEqual([
      [null, 'uid-1', 'Firebase: 상담사'],
    ])
  })

  test('ends duty for a role without registrations, which is not offered as assignee either', async () => {
    claim('counsellor')
    await signIn()
    await store.duty.start('uid-1', MORNING, audit)
    await signIn()
    expect(await store.duty.list(MORNING)).toHaveLength(1)
    claim('privacy-officer')
    await signIn()
    expect([await assignable(), await store.duty.list(MORNING)]).toEqual([[], []])
  })

  test('lets a new administrator lock another account', async () => {
    const colleague = { id: 'lee', email: 'lee@example.com', name: null, role: 'counsellor' as const, createdAt: MORNING, disabledAt: null }
    await store.accounts.add({ ...colleague, passwordHash: '' })
    claim('team-leader')
    await signIn()
    claim('administrator')
    const result = await signIn()
    if (!result.ok) throw new Error(result.reason)
    await setAccountDisabled({ store, now: clock.now }, { account: result.account, address: '203.0.113.9' }, 'lee', true)
    expect((await store.accounts.find('lee'))?.disabledAt).toEqual(MORNING)
  })

  /**
   * Opens a session with a role and uses it once.
   * @returns finds the session's account
   */
  async function openSession(role: Parameters<typeof claim>[0]) {
    claim(role)
    const result = await signIn()
    if (!result.ok) throw new Error(result.reason)
    const needs = { store: { sessions: withFirebaseRevocation(store, identities, roleOf, clock.now) }, now: clock.now }
    const find = () => findSessionAccount(needs, result.sessionId)
    await find()
    return find
  }

  test('is stored once by an open session, when Firebase is queried again', async () => {
    const find = await openSession('privacy-officer')
    claim('counsellor')
    await find()
    expect(await stored()).toBe('privacy-officer')
    clock.advance(31_000)
    for (let request = 0; request < 3; request += 1) expect(await find()).toMatchObject({ role: 'counsellor' })
    expect([await stored(), (await store.audit.list({ limit: 9, action: 'account.role' })).length]).toEqual(['counsellor', 1])
  })

  test('a cached response does not overwrite what a sign-in has stored since', async () => {
    const find = await openSession('privacy-officer')
    claim('counsellor')
    await signIn()
    await find()
    expect(await stored()).toBe('counsellor')
  })
})

test('keeps an account out that staff disabled here', async () => {
  await signIn()
  await store.accounts.setDisabled('uid-1', MORNING, auditOf('account.disable'))
  expect(await signIn()).toEqual({ ok: false, reason: 'forbidden' })
})

describe('an open session', () => {
  let sessionId: string
  const watched = () => ({ store: { sessions: withFirebaseRevocation(store, identities, roleOf, clock.now) }, now: clock.now })

  beforeEach(async () => {
    const result = await signIn()
    sessionId = result.ok ? result.sessionId : ''
  })

  test('stays valid, and queries Firebase once in a while', async () => {
    const needs = watched()
    for (let request = 0; request < 20; request += 1) expect(await findSessionAccount(needs, sessionId)).toMatchObject({ email: 'staff@example.com' })
    expect(asked).toBe(1)
    clock.advance(31_000)
    await findSessionAccount(needs, sessionId)
    expect(asked).toBe(2)
  })

  test.each<[string, Partial<FirebaseIdentity> | null]>([
    ['the account is disabled', { disabled: true }],
    ['its password changed or its tokens were revoked', { validSince: new Date(MORNING.getTime() + 1_000) }],
    ['it is no longer an administrator’s', { email: 'other@example.com' }],
    ['it is gone', null],
  ])('ends within half a minute when %s', async (_name, change) => {
    const needs = watched()
    expect(await findSessionAccount(needs, sessionId)).not.toBeNull()
    account = change && { ...STAFF, ...change }
    clock.advance(31_000)
    expect(await findSessionAccount(needs, sessionId)).toBeNull()
  })

  test('has the claim’s current role, not that of the sign-in', async () => {
    const needs = watched()
    expect(await findSessionAccount(needs, sessionId)).toMatchObject({ role: 'administrator' })
    account = { ...STAFF, claimedRole: 'privacy-officer' }
    clock.advance(31_000)
    expect(await findSessionAccount(needs, sessionId)).toMatchObject({ role: 'privacy-officer' })
  })

  test('is not accepted while Firebase cannot be reached', async () => {
    const needs = watched()
    down = true
    await expect(findSessionAccount(needs, sessionId)).rejects.toBeInstanceOf(StoreUnavailableError)
    down = false
    expect(await findSessionAccount(needs, sessionId)).not.toBeNull()
  })
})

it('records a flood of refusals in a few entries', async () => {
  const trail = refusals()
  for (let index = 0; index < 500; index += 1) await signIn('forged', trail)
  clock.advance(11 * 60_000)
  await trail.flush(clock.now())
  const written = await store.audit.list({ limit: 1000 })
  expect(written).toHaveLength(11)
  expect(written[0]).toMatchObject({ action: 'session.refused', detail: expect.stringContaining('490건') as string })
})
