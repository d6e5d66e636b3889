import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mailingOf } from '../support/mailings'
import type { SiteDocument } from '@/lib/documents/document'
import { FILE_PART_BYTES } from '@/lib/documents/document-store'
import type { Candidate } from '@/lib/registrations/abuse-detector'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import { connectFirestore } from '@/lib/store/firestore/connection'
import { copyStore, finishMigration, readTakeover, restartCopy, verifyStore } from '@/lib/store/migration/migrate-store'
import { openDatabase } from '@/lib/store/sqlite/database'
import type { AuditAction } from '@/lib/accounts/audit-store'
import type { Store } from '@/lib/store/store'
import { describeWithFirestore } from '../support/firestore-emulator'
import { emulatedApp, emulatedStore, freshProject } from '../support/firestore-store'
import { PICTURES } from '../support/released-rows'
import { statusOf } from '../support/registration-events'
import { MORNING, registerRequest, registerServices, registrationTestPolicy, SITE, testVault, trusting, validBody } from '../support/registrations'
import { temporaryStore } from '../support/sqlite-store'
import { openingHours, visitBooking } from '../support/visits'
import { readable } from '../support/readable'

const NEXT_WEEK = new Date(MORNING.getTime() + 7 * 86_400_000)
const texts = registrationTestPolicy().consentTexts
const EARLIER = { hash: 'earlier', kind: 'privacy', version: '1', text: '예전 글' } as const

const audit = (action: AuditAction) => ({ at: MORNING, actor: 'kim@example.com', address: null, action, subject: null, detail: null })

/** Registrations of a store: more than one batch of a copy has, and the few that a test needs which does not count batches. */
const [MANY, FEW] = [130, 12]

const DOCUMENT_BYTES = Buffer.alloc(2 * FILE_PART_BYTES + 1, 'p')
const DOCUMENT_FILE = { hash: createHash('sha256').update(DOCUMENT_BYTES).digest('hex'), bytes: DOCUMENT_BYTES }
const DOCUMENT: SiteDocument = {
  id: 'a1b2c3d4e5',
  kind: 'form',
  title: '신청서',
  position: 2,
  versions: [{ number: 1, hash: DOCUMENT_FILE.hash, type: 'pdf', size: DOCUMENT_BYTES.byteLength, uploadedAt: MORNING, actor: 'kim@example.com', reason: '' }],
  hidden: { at: MORNING, reason: '정정' },
}

/** The third takes effect next week. */
const factOf = (basedOn: number) => ({
  path: 'site.phone',
  json: `"1500-000${basedOn}"`,
  publishedAt: MORNING,
  effectiveAt: basedOn === 2 ? NEXT_WEEK : MORNING,
  actor: 'kim@example.com',
  author: basedOn === 1 ? 'lee@example.com' : null,
  reason: '변경',
  source: '공문',
})

/** Fills a store in which everything happened at least once. */
async function fill(store: Store, count: number): Promise<void> {
  const { registrations, outbox, press, accounts, visits, duty, pageCounts, facts, documents, mailings, archive, audit: trail } = store
  await visits.saveHours(openingHours, 0, audit('visit.hours'))
  const booking = visitBooking(visits)
  for (let n = 0; n < count; n += 1) {
    const body = validBody({
      phone: `010-3000-${String(n).padStart(4, '0')}`,
      marketingConsent: n % 2 === 0,
      ...(n < 100 && n % 10 === 1 ? { visitAt: '2026-11-28T10:30', visitPeople: 2 } : {}),
    })
    await registerVisitor(
      registerServices(store, { visits: booking }).services,
      registerRequest({ idempotencyKey: `key-${n}`, body, signals: { honeypot: n % 50 === 0 ? 'bot' : '', elapsedMs: 20_000, agent: '' } }),
    )
  }
  await registrations.publishConsentTexts([EARLIER], MORNING)
  await registrations.publishConsentTexts(texts, MORNING)
  const suspected = { ...trusting, evaluate: (candidate: Candidate, at: Date) => ({ ...trusting.evaluate(candidate, at), suspicion: 'network' as const }) }
  await registerVisitor(registerServices(store, { abuseDetector: suspected }).services, registerRequest({ body: validBody({ phone: '010-3000-0001' }) }))
  const [first] = await registrations.list({ limit: 1 })
  await registrations.addNote({ id: 'note', registrationId: first!.id, at: MORNING, actor: 'kim@example.com', text: '메모' }, audit('registration.note'))
  await registrations.record(statusOf(first!.id, 'called', MORNING), audit('registration.status'))
  const [part] = await registrations.list({ term: 'phone:0009', limit: 1 })
  await registrations.merge(part!.id, first!.id, { actor: 'kim@example.com', id: 'merge' }, MORNING, audit('registration.merge'))
  const claimed = await outbox.claimDue({ token: 't', now: MORNING, until: MORNING, limit: 3 })
  for (const message of readable(claimed)) {
    await outbox.recordDelivery(message, MORNING)
    await outbox.settle(message.id, 't', { state: 'sent', at: MORNING, vendorId: 'v' })
  }
  await outbox.optOut('01030000002', MORNING, audit('phone.opt-out'))
  for (const id of ['a', 'b'])
    await press.add({ id, siteId: SITE, title: '제목', summary: '요약', content: '본문', status: 'published', date: MORNING, updatedAt: MORNING })
  await press.update('a', { pictures: { pictures: PICTURES, media: [] }, updatedAt: MORNING })
  await press.addViews(new Map([['a', 7]]))
  const pictures = Array.from({ length: 12 }, (_, index) => ({ id: `${String(index).padStart(32, '0')}.webp`, bytes: Buffer.alloc(1_000, index) }))
  const files = pictures.map(({ id }, index) => ({ file: id, width: 100 + index }))
  await press.update('a', {
    cover: { cover: { alt: '사진', width: 111, height: 90, files: [files[0]!, ...files.slice(1)], social: files[0]!.file }, media: pictures },
    updatedAt: MORNING,
  })
  await accounts.add({ id: 'kim', email: 'kim@example.com', name: null, role: 'administrator', createdAt: MORNING, disabledAt: null, passwordHash: 'hash' })
  await duty.start('kim', MORNING, audit('duty.start'))
  await pageCounts.add(
    ['utm:가을 a.b', 'direct'].map((channel, index) => ({ day: '2026-11-24', page: '/FloorPlan/84A', channel, views: 3 + index, popups: 1, registrations: 0 })),
  )
  for (const basedOn of [0, 1, 2]) await facts.publish(factOf(basedOn), basedOn, [], audit('fact.publish'))
  await mailings.add(mailingOf({ state: 'approved', through: { createdAt: MORNING, id: 'a' } }), audit('mailing.save'))
  await documents.write([DOCUMENT], 0, DOCUMENT_FILE, audit('document.add'))
  const pages = [{ address: '/', hash: 'page', file: DOCUMENT_FILE.hash }]
  await archive.add({ at: MORNING, build: 'build', facts: await facts.readEnd(), pages, pictures: DOCUMENT_FILE.hash }, 0)
  await facts.saveDraft(
    {
      path: 'site.phone',
      actor: 'kim@example.com',
      json: null,
      basedOn: 1,
      savedAt: MORNING,
      reason: '',
      source: '',
      requestedAt: MORNING,
      requestedFor: NEXT_WEEK,
      returned: { actor: 'lee@example.com', reason: '확인' },
    },
    audit('fact.draft'),
  )
  await trail.record(audit('session.open'))
}

async function everything({
  registrations,
  reports,
  outbox,
  press,
  media,
  accounts,
  visits,
  duty,
  pageCounts,
  facts,
  documents,
  mailings,
  archive,
  audit: trail,
}: Store) {
  const inbox = await registrations.list({ limit: 500 })
  return {
    inbox,
    quarantine: await registrations.list({ quarantined: true, limit: 500 }),
    counts: await registrations.count(),
    suspected: await registrations.countSuspected(),
    parts: await registrations.listMerged(inbox[0]!.id),
    notes: await registrations.notes(inbox[0]!.id),
    events: await registrations.events(inbox[0]!.id),
    found: await registrations.list({ term: 'phone:0007', limit: 5 }),
    consents: await Promise.all([EARLIER.hash, ...texts.map(({ hash }) => hash)].map((hash) => registrations.consentText(hash))),
    messages: await outbox.list({ limit: 500 }),
    recorded: await outbox.listRecorded(10),
    optedOut: await outbox.hasOptedOut('01030000002'),
    articles: await press.list({ siteId: SITE, limit: 10 }),
    article: await press.find('a'),
    picture: await media.find(`${'11'.padStart(32, '0')}.webp`),
    accounts: await accounts.list(),
    account: await accounts.findByEmail('kim@example.com'),
    duty: await duty.list(MORNING),
    pageCounts: await pageCounts.list('2026-01-01', '2027-01-01'),
    mailings: [await mailings.list(9), await mailings.nextToQueue()],
    archive: await archive.list({ limit: 9 }),
    documents: [await documents.read(), await documents.readFile(DOCUMENT_FILE.hash)],
    facts: [await facts.readEnd(), await facts.listHeld(MORNING), await facts.readChain(0, 9), await facts.listDrafts()],
    hours: await visits.readHours(),
    booked: [...(await visits.countBooked(MORNING, NEXT_WEEK))],
    bookings: await visits.listBookings(MORNING, NEXT_WEEK),
    reported: (await reports.readPeriod(MORNING, NEXT_WEEK, 500)).arrivals,
    trail: await trail.list({ limit: 500 }),
  }
}

describeWithFirestore('npm run site -- migrate-store', () => {
  let project: string
  let embedded: ReturnType<typeof temporaryStore>
  /** A closed store by its number of registrations, for tests to copy. */
  const filled = new Map<number, ReturnType<typeof temporaryStore>>()
  beforeAll(async () => {
    for (const count of [MANY, FEW]) {
      const store = temporaryStore()
      await fill(store.store, count)
      await store.store.close()
      filled.set(count, store)
    }
  })
  beforeEach(() => {
    project = freshProject()
    embedded = temporaryStore(testVault, filled.get(FEW)?.directory)
  })
  afterEach(() => embedded.dispose())
  afterAll(() => filled.forEach(({ directory }) => rmSync(directory, { recursive: true })))

  /** Replaces the test's store by one with many registrations. */
  async function useMany(): Promise<void> {
    await embedded.dispose()
    embedded = temporaryStore(testVault, filled.get(MANY)?.directory)
  }

  const connected = async <T>(work: (database: ReturnType<typeof openDatabase>, connection: ReturnType<typeof connectFirestore>) => Promise<T>): Promise<T> => {
    const database = openDatabase(embedded.directory)
    const connection = connectFirestore(emulatedApp(project), testVault)
    try {
      return await work(database, connection)
    } finally {
      await connection.close()
      database.close()
    }
  }

  test('the copy returns the same results as the original, and continues its numbers', async () => {
    await useMany()
    await connected((database, connection) => copyStore(database, connection, () => undefined))
    const copy = emulatedStore(project)
    expect(await everything(copy)).toEqual(await everything(embedded.store))
    const next = { id: 'c', siteId: SITE, title: '제목', summary: '요약', content: '', status: 'published' as const, date: MORNING, updatedAt: MORNING }
    expect(await copy.press.add(next)).toBe(3)
    expect(await copy.press.seedOnce('elsewhere', [], MORNING)).toBe(true)
    // The time has ten groups; the copy knows this, and whose number has a visit.
    const late = (phone: string, visitAt: string) =>
      registerVisitor(registerServices(copy, { visits: visitBooking(copy.visits) }).services, registerRequest({ body: validBody({ phone, visitAt }) }))
    expect(await late('010-9000-0001', '2026-11-28T10:30')).toMatchObject({ kind: 'not-booked', reason: 'full' })
    // The number's visit was copied, so the number gets a link to it and no second booking.
    const second = await late('010-3000-0011', '2026-11-28T11:30')
    expect((await copy.outbox.list({ registrationId: second.kind === 'registered' ? second.id : '', limit: 5 })).map(({ kind }) => kind)).toEqual(['visitLink'])
    const again = await registerVisitor(registerServices(copy).services, registerRequest({ body: validBody({ phone: '010-3000-0007' }) }))
    expect((await copy.outbox.list({ registrationId: again.kind === 'registered' ? again.id : '', limit: 5 })).map(({ lastError }) => lastError)).toEqual([
      'already-sent',
    ])
    expect(
      await copy.accounts.add({
        id: 'lee',
        email: 'kim@example.com',
        name: null,
        role: 'administrator',
        createdAt: MORNING,
        disabledAt: null,
        passwordHash: '',
      }),
    ).toBe(false)
    await copy.audit.record(audit('press.edit'))
    expect((await copy.audit.list({ limit: 1 }))[0]?.action).toBe('press.edit')
    await copy.close()
  })

  test('continues an interrupted run, and the comparison tells both states apart', async () => {
    await useMany()
    const seen: string[] = []
    const broken = connected((database, connection) =>
      copyStore(database, connection, ({ collection, copied }) => {
        seen.push(`${collection} ${copied}`)
        if (collection === 'registrations') throw new Error('the line went dead')
      }),
    )
    await expect(broken).rejects.toThrow('the line went dead')
    expect((await connected(verifyStore)).every(({ equal }) => equal)).toBe(false)
    await connected((database, connection) => copyStore(database, connection, ({ collection, copied }) => void seen.push(`${collection} ${copied}`)))
    expect(seen.filter((line) => line.startsWith('registrations'))).toEqual(['registrations 100', 'registrations 131'])
    const verified = await connected(verifyStore)
    expect(verified.filter(({ equal }) => !equal)).toEqual([])
    expect(verified.find(({ collection }) => collection === 'registrations')).toEqual({ collection: 'registrations', expected: 131, found: 131, equal: true })
  })

  test('finds one changed character, and a restart repairs it', async () => {
    await connected((database, connection) => copyStore(database, connection, () => undefined))
    const copy = emulatedStore(project)
    await copy.press.update('a', { title: '제묵', updatedAt: MORNING })
    await copy.close()
    expect((await connected(verifyStore)).filter(({ equal }) => !equal).map(({ collection }) => collection)).toEqual(['articles'])
    await connected((_database, connection) => restartCopy(connection))
    await connected((database, connection) => copyStore(database, connection, () => undefined))
    expect((await connected(verifyStore)).every(({ equal }) => equal)).toBe(true)
  })

  const copy = () => connected((database, connection) => copyStore(database, connection, () => undefined))
  const restart = () => connected((_database, connection) => restartCopy(connection))
  const takeover = () => connected((_database, connection) => readTakeover(connection))
  const finish = (at: Date) => connected((_database, connection) => finishMigration(connection, at))

  test('copies nothing more over a copy that was verified', async () => {
    await copy()
    expect(await takeover()).toBeNull()
    await finish(MORNING)
    const live = emulatedStore(project)
    await live.press.update('a', { title: '옮긴 뒤', updatedAt: MORNING })
    await expect(copy()).rejects.toThrow(/^2026-11-24에 옮기기를 마쳤고.*--verify/)
    await expect(restart()).rejects.toThrow(/^2026-11-24에 옮기기를 마쳤고.*--verify/)
    expect((await live.press.find('a'))?.title).toBe('옮긴 뒤')
    await live.close()
    await finish(NEXT_WEEK)
    expect(await takeover()).toEqual({ finishedAt: MORNING })
  })

  test('does not overwrite a copy that a site has used, even if it was never verified', async () => {
    const former = emulatedStore(project)
    await former.retention.write({ seenAt: MORNING, hold: null })
    await copy()
    await restart()
    await copy()
    await former.retention.write({ seenAt: NEXT_WEEK, hold: null })
    await former.close()
    await expect(copy()).rejects.toThrow('사이트를 운영한 적이 있어')
    await expect(restart()).rejects.toThrow('사이트를 운영한 적이 있어')
    expect(await takeover()).toEqual({ finishedAt: null })
  })

  test('does not call an empty Firestore finished', async () => {
    await finish(MORNING)
    expect(await takeover()).toBeNull()
    await copy()
  })

  test('does not mix a Firestore that a site has written to with another store', async () => {
    const used = emulatedStore(project)
    await used.press.seedOnce(SITE, [], MORNING)
    await used.close()
    await expect(connected((database, connection) => copyStore(database, connection, () => undefined))).rejects.toThrow('비어 있지 않습니다')
  })
})
