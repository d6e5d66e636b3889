import * as message from '@/lib/messaging/message'
import { toMessageCard } from '@/lib/messaging/office/message-view'
import { reminder } from '@/tests/support/stored-visits'

/** Every text that the module exports is a code that a message is stored with. */
const codes = Object.values<unknown>(message).filter((one) => typeof one === 'string')

test('staff read in Korean what stopped a message', () => {
  expect(codes.length).toBeGreaterThan(10)
  const stored = { ...reminder('registration', 1), state: 'cancelled', attempts: 1, vendor: null, vendorId: null, settledAt: null } as const
  const unworded = codes.filter((lastError) => !/[가-힣]/.test(toMessageCard({ ...stored, lastError }).error ?? ''))
  expect(unworded).toEqual([])
})
