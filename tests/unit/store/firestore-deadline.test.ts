import { StoreUnavailableError } from '@/lib/errors'
import { withDeadline } from '@/lib/store/firestore/deadline'

/** As the client throws the server's errors. */
const answered = (code: number, message: string) => Object.assign(new Error(message), { code })
const CLOSED = answered(3, '3 INVALID_ARGUMENT: Transaction is invalid or closed.')

test('repeats an operation whose transaction the server closed', async () => {
  const work = jest.fn().mockRejectedValueOnce(CLOSED).mockResolvedValueOnce('assigned')
  await expect(withDeadline(work)).resolves.toBe('assigned')
  expect(work).toHaveBeenCalledTimes(2)
})

test('reports the store as unavailable if it is closed each time', async () => {
  const work = jest.fn().mockRejectedValue(CLOSED)
  await expect(withDeadline(work)).rejects.toThrow(StoreUnavailableError)
  expect(work).toHaveBeenCalledTimes(5)
})

test('an invalid query stays an error of this code, and runs once', async () => {
  const wrong = answered(3, '3 INVALID_ARGUMENT: Invalid query')
  const work = jest.fn().mockRejectedValue(wrong)
  await expect(withDeadline(work)).rejects.toBe(wrong)
  expect(work).toHaveBeenCalledTimes(1)
})
