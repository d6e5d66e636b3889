import { StoreUnavailableError } from '@/lib/errors'
import { withDeadline } from '@/lib/store/firestore/deadline'

const fault = (code: unknown, message = 'no') => Object.assign(new Error(message), { code })

test.each([
  ['unavailable', fault(14)],
  ['over quota', fault(8)],
  ['permission denied', fault(7)],
  ['without a token', fault(2, 'Getting metadata from plugin failed with error: invalid_grant')],
  ['damaged', fault(15)],
  ['no network', fault('ECONNREFUSED')],
  ['no credentials', new Error('Could not load the default credentials.')],
])('%s means that the store is unavailable', async (_name, error) => {
  await expect(withDeadline(() => Promise.reject(error))).rejects.toBeInstanceOf(StoreUnavailableError)
})

test('an error of this code stays what it is', async () => {
  const error = fault(3, 'invalid argument')
  await expect(withDeadline(() => Promise.reject(error))).rejects.toBe(error)
})

test('fails long before the ten minutes that the SDK would retry', async () => {
  jest.useFakeTimers()
  const answer = expect(withDeadline(() => new Promise(() => undefined), 5_000)).rejects.toBeInstanceOf(StoreUnavailableError)
  await jest.advanceTimersByTimeAsync(5_001)
  await answer
  jest.useRealTimers()
})
