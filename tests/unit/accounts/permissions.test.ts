import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROLES, type Account, type Role } from '@/lib/accounts/account'
import { createAccountLimits } from '@/lib/accounts/account-limits'
import { can, PERMISSIONS, type Permission } from '@/lib/accounts/permissions'
import { createRefusalTrail } from '@/lib/accounts/refusal-trail'
import { openSession } from '@/lib/accounts/session'
import { createArticle } from '@/lib/press/write-article'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import { createBulkForms } from '@/lib/registrations/bulk-forms'
import { services } from '@/lib/services'
import type { Store } from '@/lib/store/store'
import { mailingOf } from '@/tests/support/mailings'
import { visitBooking } from '@/tests/support/visits'
import { PRESS_SITE } from '@/tests/support/press-site'
import { freshSqliteStore } from '@/tests/support/fresh-sqlite-store'
import { MORNING, registerRequest, registerServices, registrationTestPolicy, testVault, validBody } from '@/tests/support/registrations'

/*
 * Every exported page and handler of the office with every role. A new one fails here until it has a permission in
 * these tables.
 */

const PAGES: Readonly<Record<string, Permission | 'open'>> = {
  'app/(admin)/admin/(signed-in)/page.tsx': 'registration.view',
  'app/(admin)/admin/(signed-in)/registrations/[id]/page.tsx': 'registration.view',
  // Shows nothing but the 404.
  'app/(admin)/admin/(signed-in)/[...unknown]/page.tsx': 'open',
  'app/(admin)/admin/(signed-in)/missing/page.tsx': 'account.own',
  'app/(admin)/admin/(signed-in)/failed/page.tsx': 'account.own',
  'app/(admin)/admin/(signed-in)/refused/page.tsx': 'account.own',
  'app/(admin)/admin/(signed-in)/waiting/page.tsx': 'registration.claim',
  'app/(admin)/admin/(signed-in)/quarantine/page.tsx': 'quarantine.view',
  'app/(admin)/admin/(signed-in)/outbox/page.tsx': 'message.view',
  'app/(admin)/admin/(signed-in)/mailings/page.tsx': 'mailing.write',
  'app/(admin)/admin/(signed-in)/mailings/[id]/page.tsx': 'mailing.write',
  'app/(admin)/admin/(signed-in)/press/page.tsx': 'press.write',
  'app/(admin)/admin/(signed-in)/press/new/page.tsx': 'press.write',
  'app/(admin)/admin/(signed-in)/press/[id]/page.tsx': 'press.write',
  'app/(admin)/admin/(signed-in)/press/[id]/preview/page.tsx': 'press.write',
  'app/(admin)/admin/(signed-in)/export/page.tsx': 'registration.export',
  'app/(admin)/admin/(signed-in)/qr-codes/page.tsx': 'qr-code.manage',
  'app/(admin)/admin/(signed-in)/audit/page.tsx': 'audit.view',
  'app/(admin)/admin/(signed-in)/hours/page.tsx': 'visit.hours',
  'app/(admin)/admin/(signed-in)/documents/page.tsx': 'document.publish',
  'app/(admin)/admin/(signed-in)/archive/page.tsx': 'archive.view',
  'app/(admin)/admin/(signed-in)/facts/page.tsx': 'fact.draft',
  'app/(admin)/admin/(signed-in)/facts/edit/page.tsx': 'fact.draft',
  'app/(admin)/admin/(signed-in)/visits/page.tsx': 'visit.view',
  'app/(admin)/admin/(signed-in)/visits/week/page.tsx': 'visit.view',
  'app/(admin)/admin/(signed-in)/visits/[id]/page.tsx': 'visit.receive',
  'app/(admin)/admin/walk-in/page.tsx': 'registration.walk-in',
  'app/(admin)/admin/(signed-in)/reports/page.tsx': 'report.view',
  'app/(admin)/admin/(signed-in)/reports/day/page.tsx': 'report.view',
  'app/(admin)/admin/(signed-in)/accounts/page.tsx': 'account.manage',
  'app/(admin)/admin/(signed-in)/account/page.tsx': 'account.own',
  'app/(admin)/admin/invitation/page.tsx': 'open',
  'app/(admin)/admin/sign-in/page.tsx': 'open',
  'app/(admin)/admin/sign-in/code/page.tsx': 'open',
}

/** By value of the field `action` if a handler has several; `''` if it has one. */
const HANDLERS: Readonly<Record<string, Readonly<Record<string, Permission>>>> = {
  'app/api/admin/registrations/[id]/route.ts': {
    call: 'registration.call',
    result: 'registration.work',
    withdraw: 'registration.work',
    claim: 'registration.claim',
    assign: 'registration.assign',
    text: 'registration.work',
    tag: 'registration.work',
    untag: 'registration.work',
    merge: 'registration.merge',
    separate: 'registration.merge',
    channel: 'registration.channel',
    release: 'quarantine.move',
    delete: 'registration.delete',
  },
  'app/api/admin/registrations/route.ts': { result: 'registration.work', assign: 'registration.assign', tag: 'registration.work', undo: 'registration.work' },
  'app/api/admin/filters/route.ts': { save: 'registration.view', remove: 'registration.view' },
  'app/api/admin/quarantine/route.ts': { quarantine: 'quarantine.move', release: 'quarantine.move', delete: 'registration.delete' },
  'app/api/admin/duty/route.ts': {
    start: 'duty.own',
    end: 'duty.own',
    'start-other': 'duty.manage',
    'end-other': 'duty.manage',
    deal: 'registration.assign',
    'hand-over': 'duty.own',
  },
  'app/api/admin/search/route.ts': { '': 'registration.view' },
  'app/api/admin/export/route.ts': { '': 'registration.export' },
  'app/api/admin/qr-codes/route.ts': { '': 'qr-code.manage' },
  'app/api/admin/qr-codes/[id]/route.ts': { svg: 'qr-code.manage', pdf: 'qr-code.manage', close: 'qr-code.manage' },
  'app/api/admin/opt-out/route.ts': { '': 'message.opt-out' },
  'app/api/admin/outbox/[id]/route.ts': { '': 'message.retry' },
  'app/api/admin/mailings/route.ts': {
    save: 'mailing.write',
    request: 'mailing.write',
    stop: 'mailing.write',
    approve: 'mailing.approve',
    return: 'mailing.approve',
  },
  'app/api/admin/hours/route.ts': { weekly: 'visit.hours', exception: 'visit.hours', 'remove-exception': 'visit.hours', notify: 'visit.hours' },
  'app/api/admin/documents/route.ts': { '': 'document.publish' },
  'app/api/admin/archive/route.ts': { page: 'archive.view', version: 'archive.view' },
  'app/api/admin/facts/route.ts': {
    draft: 'fact.draft',
    discard: 'fact.draft',
    restore: 'fact.draft',
    request: 'fact.draft',
    preview: 'fact.draft',
    'preview-request': 'fact.draft',
    'leave-preview': 'fact.draft',
    publish: 'fact.publish',
    approve: 'fact.approve',
    return: 'fact.approve',
    'closed-day': 'fact.publish',
    'closed-day-draft': 'fact.draft',
  },
  'app/api/admin/visits/route.ts': { '': 'visit.view' },
  'app/api/admin/visits/[id]/route.ts': {
    book: 'visit.receive',
    cancel: 'visit.receive',
    confirm: 'visit.receive',
    visited: 'visit.receive',
    'no-show': 'visit.receive',
    withdraw: 'visit.receive',
  },
  'app/api/admin/walk-ins/route.ts': { '': 'registration.walk-in' },
  'app/api/admin/accounts/route.ts': { '': 'account.manage' },
  'app/api/admin/accounts/[id]/route.ts': {
    role: 'account.manage',
    disable: 'account.manage',
    enable: 'account.manage',
    link: 'account.manage',
    'second-factor-off': 'account.manage',
  },
  'app/api/admin/account/route.ts': {
    password: 'account.own',
    'second-factor-on': 'account.own',
    'second-factor-off': 'account.own',
    'codes-noted': 'account.own',
  },
  'app/api/admin/press/[id]/route.ts': { save: 'press.write', published: 'press.write', unpublished: 'press.write', delete: 'press.write' },
}

/** Read-only handlers: polling, and files. */
const READERS: Readonly<Record<string, Permission>> = {
  'app/api/admin/today/route.ts': 'registration.work',
  'app/api/admin/reports/route.ts': 'report.view',
  'app/api/admin/export/progress/route.ts': 'registration.export',
}

/** Methods of public addresses with which the office writes. */
const PRESS_HANDLERS: Readonly<Record<string, readonly string[]>> = {
  'app/api/press/route.ts': ['POST'],
  'app/api/press/[id]/route.ts': ['PATCH', 'DELETE'],
}

const ORIGIN = 'https://river.example'
const cookieJar = new Map<string, string>()
jest.mock('@/lib/env', () => ({ ...jest.requireActual<object>('@/lib/env'), siteUrl: () => 'https://river.example' }))
jest.mock('@/lib/services', () => ({ services: jest.fn() }))
jest.mock('next/cache', () => ({
  revalidatePath: jest.fn(),
  revalidateTag: jest.fn(),
  unstable_cache: (read: () => Promise<unknown>) => read,
}))
jest.mock('next/headers', () => ({
  headers: async () => new Headers({ origin: 'https://river.example' }),
  cookies: async () => ({
    get: (name: string) => (cookieJar.has(name) ? { name, value: cookieJar.get(name) } : undefined),
    getAll: () => [...cookieJar].map(([name, value]) => ({ name, value })),
    set: jest.fn(),
  }),
}))
// next-auth encrypts the cookie; here it contains the session's id in plain text.
jest.mock('@/lib/requests/session-token', () => ({ isSecureSite: () => true, openSealedSession: async (value?: string) => value ?? null }))
jest.mock('next/navigation', () => ({
  notFound: () => {
    throw new Error('not found')
  },
  redirect: (path: string) => {
    throw new Error(`redirect ${path}`)
  },
}))

const MAILING = mailingOf()
const SESSION_COOKIE = '__Secure-next-auth.session-token'
let store: Store
let registrationId: string
/** A registration without assignee. */
let anotherId: string
let articleId: string
const sessionOf = new Map<Role, string>()

/** Books a visit as well, so that there is a page to move it. */
async function register(phone: string): Promise<string> {
  const { services: booking } = registerServices(store, { visits: visitBooking(store.visits) })
  const outcome = await registerVisitor(booking, registerRequest({ body: validBody({ phone, visitAt: '2026-11-28T10:00', visitPeople: '2' }) }))
  if (outcome.kind !== 'registered') throw new Error(outcome.kind)
  return outcome.id
}

beforeAll(async () => {
  store = await freshSqliteStore()
  jest.mocked(services).mockReturnValue({
    store,
    vault: testVault,
    policy: registrationTestPolicy(),
    now: () => new Date(MORNING.getTime() + 1000),
    env: { TRUST_PROXY: 0, ALARM_SILENT_HOURS: 24, ALARM_WAITING_MINUTES: 30, ALARM_EXPIRY: [], FACT_APPROVAL: [] },
    checkStore: () => store.check(),
    dataDirectory: null,
    visits: visitBooking(store.visits),
    outboxWorker: { wake: jest.fn() },
    bulkForms: createBulkForms(() => MORNING),
    views: { pending: () => 0 },
    identity: { passwords: {}, tokens: null },
    accountLimits: createAccountLimits((address) => address),
    announcePages: async () => undefined,
    refusals: createRefusalTrail(store.audit, (address) => address, { network: 10_000, all: 10_000, periodMs: 600_000 }),
  } as unknown as ReturnType<typeof services>)
  articleId = (
    await createArticle({ store, now: () => MORNING }, [PRESS_SITE], { site: PRESS_SITE, title: '제목', summary: '요약', content: '본문' }, undefined)
  ).id
  registrationId = await register('01012345678')
  anotherId = await register('01099998888')
  for (const role of ROLES) {
    const account: Account = { id: role, email: `${role}@example.com`, name: null, role, createdAt: MORNING, disabledAt: null }
    await store.accounts.add({ ...account, passwordHash: '' })
    sessionOf.set(role, (await openSession({ store, now: () => MORNING }, account)).sessionId)
  }
  await assignToCounsellor()
  await store.mailings.add(MAILING, { at: MORNING, actor: null, address: null, action: 'mailing.save', subject: null, detail: null })
})

/** A counsellor may see an assigned registration's page. */
async function assignToCounsellor(): Promise<void> {
  const audit = { at: MORNING, actor: null, address: null, action: 'registration.assign', subject: registrationId, detail: null } as const
  await store.registrations.assign(registrationId, { to: 'counsellor' satisfies Role, actor: null }, MORNING, audit)
}

afterAll(() => store.close())

function signInAs(role: Role | null): void {
  cookieJar.clear()
  if (role) cookieJar.set(SESSION_COOKIE, sessionOf.get(role)!)
}

const filesBelow = (folder: string, name: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.split('/').at(-1) === name)
    .map((path) => join(folder, path))
    .toSorted()

test('lists every page and handler of the office in these tables', () => {
  expect(Object.keys(PAGES).toSorted()).toEqual(filesBelow('app/(admin)', 'page.tsx'))
  expect([...Object.keys(HANDLERS), ...Object.keys(READERS)].toSorted()).toEqual(filesBelow('app/api/admin', 'route.ts'))
})

test('has no server actions besides', () => {
  const sources = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => join(folder, path)),
  )
  expect(sources.filter((path) => /^\s*['"]use server['"]/m.test(readFileSync(path, 'utf8')))).toEqual([])
})

// Repeats independently of the table what each role must not do.
test.each<[Role, Permission[]]>([
  ['team-leader', ['mailing.approve', 'registration.delete', 'registration.export', 'audit.view', 'account.manage']],
  [
    'counsellor',
    [
      'registration.assign',
      'registration.delete',
      'registration.export',
      'report.view',
      'quarantine.view',
      'quarantine.move',
      'message.view',
      'message.retry',
      'mailing.write',
      'press.write',
      'audit.view',
      'account.manage',
    ],
  ],
  [
    'privacy-officer',
    [
      'report.view',
      'registration.work',
      'registration.merge',
      'registration.claim',
      'registration.assign',
      'quarantine.move',
      'message.retry',
      'mailing.write',
      'press.write',
      'account.manage',
    ],
  ],
  [
    'reception',
    ['registration.view', 'registration.call', 'registration.work', 'registration.claim', 'registration.export', 'duty.own', 'report.view', 'message.view'],
  ],
])('%s may not %j', (role, forbidden) => {
  expect(forbidden.filter((permission) => can({ role }, permission))).toEqual([])
})

test('uses every permission somewhere, and grants all to the administrator', () => {
  const asked = new Set<string>([...Object.values(PAGES), ...Object.values(HANDLERS).flatMap((actions) => Object.values(actions))])
  expect(Object.keys(PERMISSIONS).filter((permission) => !asked.has(permission))).toEqual([])
  expect(Object.keys(PERMISSIONS).filter((permission) => !can({ role: 'administrator' }, permission as Permission))).toEqual([])
})

const INBOX = 'app/(admin)/admin/(signed-in)/page.tsx'

type Page = (props: { params: Promise<object>; searchParams: Promise<object> }) => Promise<unknown>

async function openPage(file: string): Promise<string> {
  const { default: page } = (await import(join(process.cwd(), file))) as { default: Page }
  const id = file.includes('press') ? articleId : file.includes('mailings') ? MAILING.id : registrationId
  return page({ params: Promise.resolve({ id }), searchParams: Promise.resolve({ path: 'site.phone' }) }).then(
    () => 'shown',
    (error: Error) => error.message,
  )
}

describe.each(Object.entries(PAGES).filter(([, permission]) => permission !== 'open'))('%s', (file, permission) => {
  test.each(ROLES)('%s', async (role) => {
    signInAs(role)
    // After the sign-in the reception goes on to the visits.
    const refused = role === 'reception' && file === INBOX ? 'redirect /admin/visits' : 'not found'
    expect(await openPage(file)).toBe(can({ role }, permission as Permission) ? 'shown' : refused)
  })

  test('nobody', async () => {
    signInAs(null)
    expect(await openPage(file)).toBe('redirect /admin/sign-in')
  })
})

type Handler = (request: Request, context: { params: Promise<object> }) => Promise<Response>

async function answered(file: string, method: string, body: Readonly<Record<string, string>> | null, id = 'none'): Promise<Response> {
  const route = (await import(join(process.cwd(), file))) as Record<string, Handler>
  const request = new Request(`${ORIGIN}/any`, { method, headers: { origin: ORIGIN, 'content-type': 'application/json' }, body: body && JSON.stringify(body) })
  return route[method]!(request, { params: Promise.resolve({ id }) })
}

const answerOf = async (...asked: Parameters<typeof answered>) => (await answered(...asked)).status

const writes = [
  ...Object.entries(HANDLERS).flatMap(([file, actions]) => Object.entries(actions).map(([action, permission]) => [file, 'POST', action, permission] as const)),
  ...Object.entries(PRESS_HANDLERS).flatMap(([file, methods]) => methods.map((method) => [file, method, '', 'press.write'] as const)),
]

describe.each(writes)('%s %s %s', (file, method, action, permission) => {
  test.each(ROLES)('%s', async (role) => {
    signInAs(role)
    const status = await answerOf(file, method, { action })
    // The body is invalid, which only an account with the permission learns.
    if (can({ role }, permission)) expect([200, 303, 404, 422]).toContain(status)
    else expect(status).toBe(403)
  })

  test('nobody', async () => {
    signInAs(null)
    expect(await answerOf(file, method, { action })).toBe(401)
  })
})

describe.each(Object.entries(READERS))('%s GET', (file, permission) => {
  test.each(ROLES)('%s', async (role) => {
    signInAs(role)
    expect(await answerOf(file, 'GET', null)).toBe(can({ role }, permission) ? 200 : 403)
  })

  test('nobody', async () => {
    signInAs(null)
    expect(await answerOf(file, 'GET', null)).toBe(401)
  })
})

describe('with a registration that is not assigned to them', () => {
  // The counsellor has handed it over above.
  beforeAll(assignToCounsellor)

  test('counsellors see no page, change nothing, and learn nothing from the response', async () => {
    signInAs('counsellor')
    const page = (await import(join(process.cwd(), 'app/(admin)/admin/(signed-in)/registrations/[id]/page.tsx'))) as { default: Page }
    await expect(page.default({ params: Promise.resolve({ id: anotherId }), searchParams: Promise.resolve({}) })).rejects.toThrow('not found')
    for (const action of ['tag', 'result']) {
      const answers = await Promise.all(
        [anotherId, 'none'].map(async (id) => {
          const answer = await answered('app/api/admin/registrations/[id]/route.ts', 'POST', { action, status: 'called', result: 'save', note: '메모' }, id)
          return [answer.status, await answer.text()]
        }),
      )
      expect(answers[0]).toEqual(answers[1])
      expect(answers[0]![0]).toBe(404)
    }
    expect(await store.registrations.find(anotherId)).toMatchObject({ status: 'new', assignee: null })
  })

  test('counsellors find no such registration in list and search', async () => {
    const { listRegistrations, sealSearch } = await import('@/lib/registrations/office/list-registrations')
    const ids = async (filter: object) =>
      (await listRegistrations({ store, vault: testVault }, { ...filter, assignee: 'counsellor' })).items.map(({ id }) => id)
    expect(await ids({})).toEqual([registrationId])
    expect(await ids({ search: sealSearch('8888', testVault) })).toEqual([])
    expect(await ids({ search: sealSearch('5678', testVault) })).toEqual([registrationId])
    for (const filter of [{ mark: 'any' }, { quarantined: true }, { source: 'popup' }, { reason: 'honeypot' }])
      expect(await ids(filter)).toEqual([registrationId])
  })
})

test('records a refusal with the account and the permission', async () => {
  signInAs('privacy-officer')
  await answerOf('app/api/admin/outbox/[id]/route.ts', 'POST', {})
  expect((await store.audit.list({ limit: 1 }))[0]).toMatchObject({
    actor: 'privacy-officer@example.com',
    action: 'access.refused',
    detail: '권한 없음: message.retry',
  })
})
