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
  'archive.addFile',
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

  test('is reported by every method within its deadline', async () => {
    // Whatever is still pending has missed its deadline.
    const outcomes = new Map(Object.keys(STORE_OPERATIONS).map((method): [string, unknown] => [method, 'pending']))
    for (const [method, operation] of Object.entries(STORE_OPERATIONS))
      void operation(storeOn(open)).then(
        () => outcomes.set(method, 'no error'),
        (error: unknown) => outcomes.set(method, error instanceof StoreUnavailableError ? 'unavailable' : error),
      )
    const missed = (methods: readonly string[]) => methods.flatMap((method) => (outcomes.get(method) === 'unavailable' ? [] : [[method, outcomes.get(method)]]))
    await jest.advanceTimersByTimeAsync(DEADLINE_MS)
    expect(missed(Object.keys(STORE_OPERATIONS).filter((method) => !BULK.includes(method)))).toEqual([])
    await jest.advanceTimersByTimeAsync(BULK_DEADLINE_MS - DEADLINE_MS)
    expect(missed(BULK)).toEqual([])
  })
})
