import type { ArticleCover } from '@/lib/press/cover'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { EMPTY_CATALOGUE } from '@/lib/documents/document'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import { initialStatusEvent, NEW_PROGRESS } from '@/lib/registrations/registration-event'
import { pickFields, SEALED_FIELDS } from '@/lib/registration-fields'
import { createSqliteStore } from '@/lib/store/sqlite'
import { STORE_FILE } from '@/lib/store/sqlite/database'
import { migrations } from '@/lib/store/sqlite/migrations'
import type { Store } from '@/lib/store/store'
import type { Visit } from '@/lib/visits/booking'
import { statusOf } from '../support/registration-events'
import { MORNING, registerRequest, registerServices, registrationTestPolicy, testVault, validBody } from '../support/registrations'
import { openingHours } from '../support/visits'
import { auditOf } from '../support/audit-entry'
import {
  ADVERTISEMENT,
  ANSWERS,
  ANSWERS_SINCE_8,
  columnsAt,
  CONFIRMATION,
  COVER,
  PICTURES,
  FILE_HASH,
  LINK_HASH,
  RECOVERY_CODE,
  RELEASED_ROWS,
  RETENTION,
  SEALED,
  T,
  TOTP_SECRET,
} from '../support/released-rows'

/** A store of any release opens: each released schema, filled as its release filled it, is migrated and read completely. */
const NEWEST = migrations.length
const versions = migrations.map((_sql, index) => index + 1)
const time = (ms: number) => new Date(ms)

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'release-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

function withDatabase<T>(work: (database: InstanceType<typeof Database>) => T): T {
  const database = new Database(join(directory, STORE_FILE))
  try {
    return work(database)
  } finally {
    database.close()
  }
}

/** Makes the store of a release in `directory`. */
const fillStoreOf = (version: number) =>
  withDatabase((database) => {
    database.pragma('foreign_keys = ON')
    database.exec(`BEGIN; ${migrations.slice(0, version).join(';')}; PRAGMA user_version = ${version}`)
    for (const row of RELEASED_ROWS.filter(({ since }) => since <= version)) {
      const columns = columnsAt(row, version)
      const names = Object.keys(columns)
      database.prepare(`INSERT INTO ${row.table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`).run(...Object.values(columns))
    }
    database.exec('COMMIT')
  })

type Counts = readonly { readonly name: string; readonly n: number }[]
/** The numbers that pages of the office show, as triggers kept them. */
const keptCounts = () =>
  withDatabase(
    (database) =>
      database
        .prepare(
          "SELECT status || ':' || quarantine AS name, n FROM registration_counts WHERE n <> 0 UNION ALL SELECT state, n FROM outbox_counts WHERE n <> 0 ORDER BY 1",
        )
        .all() as Counts,
  )
/** The same numbers, counted. */
const countedAnew = () =>
  withDatabase(
    (database) =>
      database
        .prepare(
          "SELECT status || ':' || coalesce(quarantine, '') AS name, count(*) AS n FROM registrations GROUP BY 1 UNION ALL SELECT state, count(*) FROM outbox GROUP BY 1 ORDER BY 1",
        )
        .all() as Counts,
  )

const userVersion = () => withDatabase((database) => (database.prepare('PRAGMA user_version').all() as { user_version: number }[])[0]?.user_version)

/** All data of the rows, read through the port. */
const readStore = async ({
  press,
  media,
  accounts,
  sessions,
  audit,
  registrations,
  outbox,
  qrCodes,
  retention,
  visits,
  savedFilters,
  pageCounts,
  facts,
  documents,
  mailings,
  archive,
}: Store) => ({
  articles: await press.list({ siteId: 'site', limit: 9 }),
  article: await press.find('article'),
  picture: await media.find('a.webp'),
  account: await accounts.findByEmail('kim@example.com'),
  session: await sessions.find('session'),
  audit: await audit.list({ limit: 9 }),
  inbox: await registrations.list({ limit: 9 }),
  quarantined: await registrations.list({ quarantined: true, limit: 9 }),
  parts: await registrations.listMerged('one'),
  byPhone: (await registrations.listByPhone(SEALED.phone, 9)).map(({ id }) => id),
  byName: (await registrations.list({ term: 'name:길동', limit: 9 })).map(({ id }) => id),
  notes: await registrations.notes('one'),
  events: await registrations.events('one'),
  eventsOfNew: await registrations.events('two'),
  claim: await registrations.findClaim({ key: 'key', body: 'body', validFrom: time(T) }),
  texts: [await registrations.consentText('text-0'), await registrations.consentText('text-1')],
  messages: await outbox.list({ limit: 9 }),
  optedOut: await outbox.hasOptedOut('01099998888'),
  recorded: await outbox.listRecorded(9),
  qrCodes: await qrCodes.list(9),
  retention: await retention.read(),
  tagged: (await registrations.list({ tag: 'VIP', limit: 9 })).map(({ id }) => id),
  filters: await savedFilters.list('kim'),
  facts: await facts.listVersions({ limit: 9 }),
  factDrafts: await facts.listDrafts(),
  documents: await documents.read(),
  mailings: await mailings.list(9),
  archive: await archive.list({ limit: 9 }),
  documentFile: await documents.readFile(FILE_HASH).then((bytes) => bytes && Buffer.from(bytes).toString('latin1')),
  pageCounts: await pageCounts.list('2026-01-01', '2027-01-01'),
  hours: await visits.readHours(),
  visit: await visits.find('one'),
  visitOfLink: (await visits.findByLink(LINK_HASH))?.registrationId,
})

/** The expected result of {@link readStore} for the store of a release. */
function expectedOf(version: number): Awaited<ReturnType<typeof readStore>> {
  const from = <Value, Nothing>(since: number, value: Value, before: Nothing) => (version >= since ? value : before)
  const summary = {
    id: 'article',
    siteId: 'site',
    number: 7,
    title: '제목',
    summary: '요약',
    status: 'published' as const,
    date: time(T),
    updatedAt: time(T + 1),
    views: 41,
    cover: from(5, { ...COVER, alt: '사진' }, null),
  }
  const account = { id: 'kim', email: 'kim@example.com', name: from(10, '김관리', null), role: 'administrator' as const, createdAt: time(T), disabledAt: null }
  const consent = { at: time(T), answers: ANSWERS }
  const one = {
    ...pickFields(SEALED, SEALED_FIELDS),
    id: 'one',
    createdAt: time(T),
    updatedAt: time(T + 1),
    site: 'site',
    source: 'home' as const,
    consent: { ...consent, answers: from(8, ANSWERS_SINCE_8, ANSWERS) },
    status: 'called' as const,
    quarantine: null,
    suspicion: from(7, 'copies' as const, null),
    assignee: from(11, 'kim', null),
    tags: from(17, ['VIP'], []),
    result: from(12, 'callback' as const, null),
    absences: from(12, 2, 0),
    callbackAt: from(12, time(T + 30), null),
    appointmentAt: from(12, time(T + 40), null),
    channel: from(13, 'naver-ad', null),
    // Older stores: the time of the first contact according to its events or its last change.
    contactedAt: from(18, time(T + 20), time(T + 1)),
    preference: from(18, { unit: '84A', complex: '3' }, { unit: null, complex: null }),
    mergedInto: null,
  }
  const two = {
    ...pickFields({ name: SEALED.name, phone: '01099998888', birthdate: SEALED.birthdate }, SEALED_FIELDS),
    id: 'two',
    createdAt: time(T + 5),
    updatedAt: time(T + 5),
    site: 'site',
    source: 'popup' as const,
    consent,
    quarantine: 'honeypot' as const,
    suspicion: null,
    assignee: null,
    ...NEW_PROGRESS,
    channel: null,
  }
  const three = {
    ...two,
    ...pickFields({ name: SEALED.name, phone: '01077776666', birthdate: SEALED.birthdate }, SEALED_FIELDS),
    id: 'three',
    createdAt: time(T + 6),
    updatedAt: time(T + 7),
    quarantine: null,
    mergedInto: 'one',
  }
  const message = { registrationId: 'one', nightConsent: false, createdAt: time(T), dueAt: time(T + 9) }
  const advertisement = {
    ...message,
    ...ADVERTISEMENT,
    id: 'one:remainingUnits',
    kind: 'remainingUnits' as const,
    advertisement: true,
    state: 'pending' as const,
    attempts: 1,
    lastError: 'http-500',
    vendorId: null,
    settledAt: null,
    period: null,
    vendor: null,
  }
  const confirmation = {
    ...message,
    ...CONFIRMATION,
    id: 'one:confirmation',
    kind: 'confirmation' as const,
    advertisement: false,
    state: 'sent' as const,
    attempts: 2,
    lastError: null,
    vendorId: 'M1',
    settledAt: time(T + 9),
    period: from(7, '2026-01-05', null),
    vendor: from(9, 'solapi', null),
    ...from(15, { visitVersion: 3 }, {}),
  }
  const visit = (changes: object) => from(14, { registrationId: 'one', at: time(T + 7_200_000), people: 2, ...changes } as Visit, null)
  const text = (n: number, words: string, replacedAt: Date | null) => ({
    hash: `text-${n}`,
    kind: 'privacy' as const,
    version: `${n}`,
    text: words,
    replacedAt,
  })
  return {
    articles: [summary],
    article: { ...summary, content: '본문', pictures: from(31, PICTURES, []) },
    picture: from(5, new Uint8Array([1, 2, 0, 255]), null),
    account: from(2, { ...account, passwordHash: 'hash', recoveryCodesLeft: from(10, 1, 0), totp: from(6, { secret: TOTP_SECRET, usedStep: 5 }, null) }, null),
    session: from(2, { account, session: { idHash: 'session', accountId: 'kim', createdAt: time(T), lastSeenAt: time(T + 1), expiresAt: time(T + 2) } }, null),
    audit: from(2, [{ id: 3, at: time(T), actor: 'kim@example.com', address: '203.0.113.7', action: 'press.archive', subject: 'article', detail: '이유' }], []),
    inbox: from(3, [one], []),
    quarantined: from(3, [two], []),
    parts: from(21, [three], []),
    byPhone: from(3, ['one'], []),
    byName: from(3, ['one'], []),
    notes: from(3, [{ id: 'note', registrationId: 'one', at: time(T), actor: 'kim@example.com', text: '메모' }], []),
    // A status older than events is the first of them.
    events: from(
      12,
      [
        {
          ...initialStatusEvent('one', 'called', time(T + 1)),
          id: 'event',
          actor: 'kim@example.com',
          kind: 'callback' as const,
          subject: 'x',
          dueAt: time(T + 30),
          text: '오후에',
        },
      ],
      from(3, [initialStatusEvent('one', 'called', time(T + 1))], []),
    ),
    eventsOfNew: [],
    claim: from(3, { kind: 'replayed' as const, id: 'one' }, null),
    texts: from(3, [text(0, '옛 글', from(8, time(T), null)), text(1, '글', null)], [null, null]),
    messages: from(4, [advertisement, confirmation], []),
    optedOut: from(4, true, false),
    recorded: from(4, [{ messageId: 'one:confirmation', at: time(T), ...CONFIRMATION }], []),
    qrCodes: from(13, [{ id: 'abcdefgh23', name: '현수막', medium: 'banner' as const, target: '/', createdAt: time(T), closedAt: time(T + 3), scans: 4 }], []),
    retention: from(
      3,
      { seenAt: time(T), hold: { reason: 'share' as const, since: time(RETENTION.hold.since), seenAt: null, due: 7, stored: 9 } },
      { seenAt: null, hold: null },
    ),
    tagged: from(17, ['one'], []),
    pageCounts: from(19, [{ day: '2026-01-05', page: '/', channel: 'direct', views: 7, popups: 2, registrations: 1 }], []),
    facts: from(
      26,
      [
        {
          number: 1,
          path: 'site.phone',
          json: '"1500-0001"',
          publishedAt: time(T),
          effectiveAt: time(T + 60),
          actor: 'kim@example.com',
          reason: '변경',
          source: '공문',
          previousHash: '',
          hash: 'hash',
          author: from(28, 'lee@example.com', null),
        },
      ],
      [],
    ),
    factDrafts: from(
      26,
      [
        {
          path: 'site.phone',
          actor: 'kim@example.com',
          json: '"1500-0002"',
          basedOn: 1,
          savedAt: time(T),
          reason: '다시',
          source: '전화',
          requestedAt: from(28, time(T + 1), null),
          requestedFor: from(28, time(T + 2), null),
          returned: from(28, { actor: 'lee@example.com', reason: '확인' }, null),
        },
      ],
      [],
    ),
    documents: from(
      27,
      {
        revision: 3,
        documents: [
          {
            id: 'a1b2c3d4e5',
            kind: 'brochure' as const,
            title: '안내 책자',
            position: 1,
            versions: [{ number: 1, hash: FILE_HASH, type: 'pdf' as const, size: 5, uploadedAt: time(T), actor: 'kim@example.com', reason: '' }],
            hidden: null,
          },
        ],
        unreadable: 0,
      },
      EMPTY_CATALOGUE,
    ),
    archive: from(
      30,
      [
        {
          number: 1,
          at: time(T + 5),
          build: 'build',
          facts: { number: 1, hash: 'hash' },
          pages: [{ address: '/', hash: 'page', file: FILE_HASH }],
          pictures: FILE_HASH,
          previousHash: '',
          hash: 'version',
        },
      ],
      [],
    ),
    documentFile: from(27, '%PDF-', null),
    mailings: from(
      29,
      [
        {
          id: 'mailing-1',
          revision: 4,
          state: 'approved' as const,
          text: '주말 관람 안내',
          body: '(광고) 주말 관람 안내',
          author: 'kim@example.com',
          authors: ['kim@example.com'],
          createdAt: time(T),
          recipients: 12,
          countedAt: time(T + 1),
          decidedBy: 'lee@example.com',
          decidedAt: time(T + 2),
          reason: '확인',
          queued: 5,
          through: { createdAt: time(T - 9), id: 'one' },
        },
      ],
      [],
    ),
    filters: from(17, [{ name: '가망', query: 'status=new', createdAt: time(T) }], []),
    hours: from(14, { version: 3, hours: openingHours }, null),
    visit: visit(from(15, { version: 3, moves: 1, cancelledAt: time(T + 50) }, { version: 1, moves: 0, cancelledAt: null })),
    visitOfLink: from(15, 'one', undefined),
  }
}

describe.each(versions)('a store of version %i', (version) => {
  test('is migrated and read completely; newer columns have their defaults', async () => {
    fillStoreOf(version)
    const store = createSqliteStore(directory, testVault)
    expect(await readStore(store)).toEqual(expectedOf(version))
    await store.close()
    expect(userVersion()).toBe(NEWEST)
    // Once more, as at the next start: nothing is left to do.
    const again = createSqliteStore(directory, testVault)
    expect(await readStore(again)).toEqual(expectedOf(version))
    await again.close()
  })

  test('can be written to like a new one', async () => {
    fillStoreOf(version)
    const store = createSqliteStore(directory, testVault)
    const audit = { at: MORNING, actor: null, address: null, action: 'registration.status', subject: null, detail: null } as const
    const outcome = await registerVisitor(
      registerServices(store).services,
      registerRequest({ body: validBody({ phone: '01055556666', marketingConsent: true }) }),
    )
    if (outcome.kind !== 'registered') throw new Error(outcome.kind)
    expect(await store.registrations.find(outcome.id)).toMatchObject({ phone: '01055556666', suspicion: null })
    expect(await store.registrations.record(statusOf(outcome.id, 'booked', MORNING), audit)).toBe('recorded')
    const claimed = await store.outbox.claimDue({ token: 'token', now: MORNING, until: MORNING, limit: 9, vendor: 'solapi' })
    expect(claimed.map(({ kind, vendor }) => [kind, vendor])).toContainEqual(['confirmation', 'solapi'])
    await store.registrations.publishConsentTexts(registrationTestPolicy().consentTexts, MORNING)
    expect((await store.registrations.consentText('text-1'))?.replacedAt).toEqual(version >= 3 ? MORNING : undefined)
    const files: ArticleCover['files'] = [{ file: 'b.webp', width: 640 }]
    const cover = { cover: { ...COVER, files, alt: '새 사진' }, media: [{ id: 'b.webp', bytes: Buffer.from('b') }] }
    expect(await store.press.update('article', { cover, updatedAt: MORNING })).toBe(true)
    expect(
      await store.press.add({ id: 'next', siteId: 'site', title: '가', summary: '나', content: '', status: 'draft', date: MORNING, updatedAt: MORNING }),
    ).toBe(8)
    expect([await store.media.find('a.webp'), await store.media.find('b.webp')]).toEqual([null, new Uint8Array(Buffer.from('b'))])
    expect(
      await store.accounts.add({
        id: 'lee',
        email: 'lee@example.com',
        passwordHash: 'hash',
        name: null,
        role: 'administrator',
        createdAt: MORNING,
        disabledAt: null,
      }),
    ).toBe(true)
    expect(await store.accounts.setTotp('lee', { secret: TOTP_SECRET, usedStep: null }, auditOf('account.second-factor-on'))).toBe(true)
    expect(await store.accounts.spendTotpStep('lee', 9)).toBe(true)
    expect(await store.accounts.spendRecoveryCode('kim', RECOVERY_CODE)).toBe(version >= 10)
    await store.registrations.quarantine(['two'], 'surge', MORNING, audit)
    await store.registrations.remove(['one'], audit)
    await store.close()
    expect(keptCounts()).toEqual(countedAnew())
  })
})

/** Every row of every table, by table; with the named columns, or all. */
function dump(columns?: Readonly<Record<string, readonly string[]>>) {
  return withDatabase((database) => {
    const tables = (
      database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name").all() as { name: string }[]
    ).map(({ name }) => name)
    return Object.fromEntries(
      tables
        .filter((table) => !columns || columns[table])
        .map((table) => {
          const chosen = columns?.[table] ?? (database.prepare(`PRAGMA table_info(${table})`).all() as { name: string }[]).map(({ name }) => name)
          const rows = database.prepare(`SELECT ${chosen.map((column) => `quote(${column}) AS ${column}`).join(', ')} FROM ${table}`).all() as object[]
          return [table, { columns: chosen, rows: rows.map((row) => JSON.stringify(row)).toSorted() }] as const
        }),
    )
  })
}

test('a store of the last release keeps every row, column by column', async () => {
  const LAST = 20
  fillStoreOf(LAST)
  withDatabase((database) => {
    // Many more rows of the large tables.
    database.exec('BEGIN')
    for (const table of ['registrations', 'registration_terms', 'registration_events', 'registration_notes', 'registration_tags', 'outbox'])
      for (let copy = 0; copy < 400; copy += 1) {
        const [row] = database.prepare(`SELECT * FROM ${table} LIMIT 1`).all() as Record<string, unknown>[]
        const again: Record<string, unknown> = {
          ...row,
          ...(table === 'registrations'
            ? { id: `copy-${copy}`, created_at: T + copy, quarantine: copy % 7 === 0 ? 'speed' : null }
            : { registration_id: `copy-${copy}` }),
          ...(table === 'registration_notes' || table === 'outbox' ? { id: `copy-${copy}` } : {}),
          ...(table === 'outbox' ? { period: null } : {}),
          ...(table === 'registration_events' ? { kind: copy % 3 === 0 ? 'withdrawn' : 'visited' } : {}),
          ...(/terms|tags/.test(table) ? { created_at: T + copy } : {}),
        }
        const names = Object.keys(again)
        const values = Object.values(again).map((value) => (value instanceof ArrayBuffer ? Buffer.from(value) : value))
        database.prepare(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`).run(...(values as string[]))
      }
    database.exec('COMMIT')
  })
  const before = dump()
  await createSqliteStore(directory, testVault).close()
  expect(userVersion()).toBe(NEWEST)
  expect(dump(Object.fromEntries(Object.entries(before).map(([table, { columns }]) => [table, columns])))).toEqual(before)
  expect(before.registrations?.rows.length).toBeGreaterThan(400)
})

test('finds registrations of an earlier release by half a name once their search terms are added', async () => {
  fillStoreOf(3)
  const store = createSqliteStore(directory, testVault)
  const found = async () => (await store.registrations.list({ term: 'name:홍길', limit: 9 })).map(({ id }) => id)
  expect(await found()).toEqual([])
  expect(await store.registrations.addSearchTerms(null, 100)).toBeNull()
  expect(await found()).toEqual(['one'])
  await store.close()
})

test('the rows fill every table and every column of the newest schema', () => {
  fillStoreOf(NEWEST)
  const columns = withDatabase(
    (database) =>
      database.prepare("SELECT t.name || '.' || c.name AS name FROM sqlite_schema t, pragma_table_info(t.name) c WHERE t.type = 'table' ORDER BY 1").all() as {
        name: string
      }[],
  )
  const filled = new Set(RELEASED_ROWS.flatMap((row) => Object.keys(columnsAt(row, NEWEST)).map((column) => `${row.table}.${column}`)))
  expect(columns.map(({ name }) => name).filter((name) => !filled.has(name))).toEqual([])
})
