import { deviceMark, readDeviceMark } from '@/lib/auth/known-device'

it('is known to the account that it was made for, and to no other', () => {
  const mark = deviceMark('secret', 'owner@example.com')
  expect(readDeviceMark('secret', 'owner@example.com', mark)).not.toBeNull()
  expect(readDeviceMark('secret', 'other@example.com', mark)).toBeNull()
  expect(readDeviceMark('other secret', 'owner@example.com', mark)).toBeNull()
  for (const forged of [undefined, '', 'a', 'a.b', `x${mark}`]) expect(readDeviceMark('secret', 'owner@example.com', forged)).toBeNull()
})
