import { StoreUnavailableError } from '@/lib/errors'
import { createFirestoreStore } from '@/lib/store/firestore'
import { connectFirestore, type Connected, type FirestoreConnection } from '@/lib/store/firestore/connection'
import { BULK_DEADLINE_MS, DEADLINE_MS } from '@/lib/store/firestore/deadlines'
import { testVault } from '@/tests/support/registrations'
import { methodsOf, STORE_OPERATIONS, type StoreMethod } from '@/tests/support/store-operations'

jest.mock('@/lib/store/firestore/connection')

/** Replaces the SDK: any member can be chained, and awaiting it ends as `answer` does. */
const sdk = (answer: () => Promise<never>): never =>
  new Proxy(() => undefined, {
    get: (_target, name) =>
      name === 'then' ? (...settle: Parameters<Promise<never>['then']>) => answer().then(...settle) : typeof name === 'symbol' ? undefined : sdk(answer),
    apply: () => sdk(answer),
  }) as never

/** These touch many documents: nobody waits for them at a screen, or only who uploads a large file. */
const BULK: readonly string[] = [
  'records.check',
  'registrations.addRecordKeys',
  'registrations.countMatching',
  'outbox.add',
  'documents.write',
  'registrations.quarantine',
  'registrations.release',
  'registrations.remove',
  'registrations.removeClaimsBefore',
  'audit.removeBefore',
  'pageCounts.removeBefore',
] satisfies StoreMethod[]

const unavailable = () => Promise.reject(Object.assign(new Error('14 UNAVAILABLE'), { code: 14 }))
const neverAnswers = () => new Promise<never>(() => undefined)
const connected = (answer: () => Promise<never>): Promise<Connected> => Promise.resolve({ db: sdk(answer), FieldPath: sdk(answer), FieldValue: sdk(answer) })

const storeOn = (open: FirestoreConnection['open']) => {
  jest.mocked(connectFirestore).mockReturnValue({ open, close: () => Promise.resolve() })
  return createFirestoreStore({ open: neverAnswers, close: () => Promise.resolve() }, testVault)
}

test('tries every method of the port', () => {
  expect(methodsOf(storeOn(neverAnswers)).toSorted()).toEqual(Object.keys(STORE_OPERATIONS).toSorted())
})

describe.each<[string, FirestoreConnection['open']]>([
  ['cannot be reached', unavailable],
  ['does not answer the first call', neverAnswers],
  ['refuses after the connection', () => connected(unavailable)],
  ['does not respond after the connection', () => connected(neverAnswers)],
])('a Firestore that %s', (_name, open) => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  test.each(Object.entries(STORE_OPERATIONS))('%s reports it within its deadline', async (method, operation) => {
    const fault = operation(storeOn(open)).then(
      () => null,
      (error: unknown) => error,
    )
    await jest.advanceTimersByTimeAsync(BULK.includes(method) ? BULK_DEADLINE_MS : DEADLINE_MS)
    // Whatever is still pending has missed its deadline.
    expect(await Promise.race([fault, Promise.resolve('waiting')])).toBeInstanceOf(StoreUnavailableError)
  })
})
