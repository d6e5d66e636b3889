import { randomUUID } from 'node:crypto'
import { createVault } from '@/lib/vault'
import { endSession, findSessionAccount, openSession } from '@/lib/accounts/session'
import { createViewCounter } from '@/lib/press/view-counter'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import { createFirestoreStore } from '@/lib/store/firestore'
import type { Store } from '@/lib/store/store'
import { describeWithFirestore } from '../support/firestore-emulator'
import { emulatedApp, emulatedStore, freshProject } from '../support/firestore-store'
import { MORNING, registerRequest, registerServices, SITE, validBody } from '../support/registrations'
import { auditOf } from '../support/audit-entry'

const AT_A_TIME = 10

/** Instances behind a load balancer share only the database. */
describeWithFirestore('two instances on one Firestore', () => {
  let project: string
  let one: Store
  let two: Store
  beforeEach(() => {
    project = freshProject()
    one = emulatedStore(project)
    two = emulatedStore(project)
  })
  afterEach(() => Promise.all([one.close(), two.close()]))

  const visitor = (store: Store, number: number, key: string | null = null) =>
    registerVisitor(
      registerServices(store).services,
      registerRequest({ idempotencyKey: key, body: validBody({ phone: `010-2000-${String(number).padStart(4, '0')}` }) }),
    )

  /**
   * In groups: a visitor waits ten seconds for the database (deadline.ts), and on a busy machine two hundred at once take longer.
   * The rest would rightly be refused, and be missing here.
   */
  async function visitors(count: number) {
    const outcomes: Awaited<ReturnType<typeof visitor>>[] = []
    for (let first = 0; first < count; first += AT_A_TIME) {
      const indices = Array.from({ length: Math.min(AT_A_TIME, count - first) }, (_, index) => first + index)
      outcomes.push(...(await Promise.all(indices.map((index) => visitor(index % 2 ? one : two, index)))))
    }
    return outcomes
  }

  test('each message is claimed by one instance, however they race', async () => {
    await visitors(40)
    const claimed: string[] = []
    const now = new Date(MORNING.getTime() + 60_000)
    async function work(store: Store, token: string) {
      for (let round = 0; round < 40; round += 1) {
        const messages = await store.outbox.claimDue({ token, now, until: new Date(now.getTime() + 60_000), limit: 5 })
        claimed.push(...messages.map(({ id }) => id))
        await Promise.all(messages.map(({ id }) => store.outbox.settle(id, token, { state: 'sent', at: now, vendorId: null })))
      }
    }
    await Promise.all([work(one, 'one'), work(two, 'two')])
    expect(claimed).toHaveLength(40)
    expect(new Set(claimed).size).toBe(40)
    expect(await one.outbox.countByState(['sent', 'pending', 'sending'])).toMatchObject({ sent: 40, pending: 0, sending: 0 })
  })

  test('the same request to both instances is one registration', async () => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, (_, index) => visitor(index % 2 ? one : two, 1, 'key')))
    expect(new Set(outcomes.map((outcome) => outcome.kind === 'registered' && outcome.id)).size).toBe(1)
    expect(outcomes.filter((outcome) => outcome.kind === 'registered' && outcome.fresh)).toHaveLength(1)
    expect(await one.registrations.list({ limit: 20 })).toHaveLength(1)
  })

  test('counts all views that both instances store', async () => {
    await one.press.add({ id: 'a', siteId: SITE, title: '제목', summary: '요약', content: '본문', status: 'published', date: MORNING, updatedAt: MORNING })
    const failed = jest.fn()
    const counters = [createViewCounter(one.press, failed), createViewCounter(two.press, failed)]
    for (let reading = 0; reading < 500; reading += 1) {
      counters[reading % 2]?.count('a')
      if (reading % 50 === 0) await Promise.all(counters.map((counter) => counter.flush()))
    }
    await Promise.all(counters.map((counter) => counter.flush()))
    expect((await two.press.find('a'))?.views).toBe(500)
    expect(failed).not.toHaveBeenCalled()
  })

  test('numbers articles differently that both instances create', async () => {
    const post = (store: Store) =>
      store.press.add({ id: randomUUID(), siteId: SITE, title: '제목', summary: '요약', content: '', status: 'published', date: MORNING, updatedAt: MORNING })
    const numbers = await Promise.all([post(one), post(two), post(one), post(two)])
    expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4])
  })

  test('a sign-out or a disabled account on one instance applies on the other', async () => {
    const now = () => MORNING
    await one.accounts.add({ id: 'kim', email: 'kim@example.com', name: null, role: 'administrator', createdAt: MORNING, disabledAt: null, passwordHash: '' })
    const [first, second] = [await openSession({ store: one, now }, { id: 'kim' }), await openSession({ store: two, now }, { id: 'kim' })]
    expect(await findSessionAccount({ store: two, now }, first.sessionId)).toMatchObject({ id: 'kim' })
    await endSession({ store: one }, first.sessionId)
    expect(await findSessionAccount({ store: two, now }, first.sessionId)).toBeNull()
    expect(await findSessionAccount({ store: one, now }, second.sessionId)).toMatchObject({ id: 'kim' })
    await two.accounts.setDisabled('kim', MORNING, auditOf('account.disable'))
    expect(await findSessionAccount({ store: one, now }, second.sessionId)).toBeNull()
  })

  test('refuses an instance with another data key', async () => {
    await one.check()
    const stranger = createFirestoreStore(emulatedApp(project), createVault(Buffer.alloc(32, 9)))
    await expect(stranger.check()).rejects.toThrow('데이터 키')
    await stranger.close()
  })

  test('no document contains a visitor’s input in plain text', async () => {
    await registerVisitor(registerServices(one).services, registerRequest({ body: validBody({ message: '비밀스러운 문의', email: 'secret@example.com' }) }))
    const { getFirestore } = await import('firebase-admin/firestore')
    const app = emulatedApp(project)
    const db = getFirestore(await app.open())
    const collections = await db.listCollections()
    const documents = (await Promise.all(collections.map((collection) => collection.get()))).flatMap(({ docs }) => docs.map((found) => found.data()))
    const bytes = Buffer.concat(
      documents.flatMap((document) => Object.values(document).map((value) => (Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value) ?? '')))),
    )
    expect(documents.length).toBeGreaterThan(4)
    for (const secret of ['홍길동', '01012345678', '010-1234-5678', '950527', '비밀스러운', 'secret@example.com']) expect(bytes.includes(secret)).toBe(false)
    await db.terminate()
    await app.close()
  })

  test('deletes a batch after the retention period, with all related data, in one transaction', async () => {
    const outcomes = await visitors(200)
    const ids = outcomes.flatMap((outcome) => (outcome.kind === 'registered' ? [outcome.id] : []))
    expect(await one.registrations.remove(ids, { at: MORNING, actor: null, address: null, action: 'registration.expire', subject: null, detail: null })).toBe(
      200,
    )
    expect(await two.outbox.list({ limit: 10 })).toEqual([])
    expect(await two.registrations.listIdsBefore(new Date(MORNING.getTime() + 1), 10)).toEqual([])
  })
})
