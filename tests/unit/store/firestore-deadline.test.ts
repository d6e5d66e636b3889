import { StoreUnavailableError } from '@/lib/errors'
import { withDeadline } from '@/lib/store/firestore/deadline'

/** As the client throws what the server answered. */
const answered = (code: number, message: string) => Object.assign(new Error(message), { code })
const CLOSED = answered(3, '3 INVALID_ARGUMENT: Transaction is invalid or closed.')

test('a conversation whose transaction the server closed is had again', async () => {
  const work = jest.fn().mockRejectedValueOnce(CLOSED).mockResolvedValueOnce('assigned')
  await expect(withDeadline(work)).resolves.toBe('assigned')
  expect(work).toHaveBeenCalledTimes(2)
})

test('where it is closed each time the store cannot answer for now', async () => {
  const work = jest.fn().mockRejectedValue(CLOSED)
  await expect(withDeadline(work)).rejects.toThrow(StoreUnavailableError)
  expect(work).toHaveBeenCalledTimes(5)
})

test("a query that is wrong stays the program's fault, and is asked once", async () => {
  const wrong = answered(3, '3 INVALID_ARGUMENT: Invalid query')
  const work = jest.fn().mockRejectedValue(wrong)
  await expect(withDeadline(work)).rejects.toBe(wrong)
  expect(work).toHaveBeenCalledTimes(1)
})
