import { createViewLimits } from '@/lib/press/view-limits'

jest.useFakeTimers()
const networkOf = (address: string) => address.replace(/\.\d+$/, '')
const counted = async (times: number, one: (index: number) => Promise<boolean>) => {
  let count = 0
  for (let index = 0; index < times; index += 1) if (await one(index)) count += 1
  return count
}

it('counts a few readings an hour of one user agent in one network, and more of different ones', async () => {
  const limits = createViewLimits(networkOf)
  expect(await counted(2000, (index) => limits.mayCount('a', `192.0.2.${index % 256}`, 'phone'))).toBe(3)
  expect(await counted(2000, (index) => limits.mayCount('a', '192.0.2.1', `phone ${index}`))).toBe(17)
  expect(await counted(1, () => limits.mayCount('b', '192.0.2.1', 'phone'))).toBe(1)
  expect(await counted(1, () => limits.mayCount('a', '198.51.100.1', 'phone'))).toBe(1)
  await jest.advanceTimersByTimeAsync(3_601_000)
  expect(await counted(1, () => limits.mayCount('a', '192.0.2.1', 'phone'))).toBe(1)
})

it('an equal phone too many takes nothing from the others of its network', async () => {
  const limits = createViewLimits(networkOf)
  await counted(100, () => limits.mayCount('a', '192.0.2.1', 'phone'))
  expect(await counted(100, (index) => limits.mayCount('a', '192.0.2.1', `other ${index}`))).toBe(17)
})
