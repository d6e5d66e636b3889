import { createSignInThrottle } from '@/lib/auth/throttle'

const limits = {
  address: { points: 6, duration: 60, blockDuration: 60 },
  account: { points: 3, duration: 60, blockDuration: 60 },
  device: { points: 2, duration: 60, blockDuration: 60 },
}
const stranger = (address: string, email = 'owner@example.com') => ({ email, address, device: null })

it('pauses an account after failures, wherever they come from', async () => {
  const throttle = createSignInThrottle(limits)
  for (let index = 0; index < 3; index += 1) expect(await throttle.take(stranger(`192.0.2.${index}`))).toBe(0)
  const wait = await throttle.take(stranger('192.0.2.9'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(60)
})

it('pauses an address that tries many accounts', async () => {
  const throttle = createSignInThrottle(limits)
  for (let index = 0; index < 6; index += 1) expect(await throttle.take(stranger('192.0.2.1', `${index}@example.com`))).toBe(0)
  expect(await throttle.take(stranger('192.0.2.1', 'next@example.com'))).toBeGreaterThan(0)
})

it('lets the owner in on a device that is known, while strangers are paused', async () => {
  const throttle = createSignInThrottle(limits)
  for (let index = 0; index < 20; index += 1) await throttle.take(stranger('192.0.2.1'))
  const owner = { email: 'owner@example.com', address: '192.0.2.1', device: 'phone' }
  expect(await throttle.take(owner)).toBe(0)
  expect(await throttle.take(owner)).toBe(0)
  expect(await throttle.take(owner)).toBeGreaterThan(0)
})

it('forgets failures after a success', async () => {
  const throttle = createSignInThrottle(limits)
  for (let index = 0; index < 3; index += 1) expect(await throttle.take(stranger('192.0.2.1'))).toBe(0)
  await throttle.succeed(stranger('192.0.2.1'))
  expect(await throttle.take(stranger('192.0.2.1'))).toBe(0)
})

it('counts attempts that arrive together', async () => {
  const throttle = createSignInThrottle(limits)
  const waits = await Promise.all(Array.from({ length: 20 }, (_, index) => throttle.take(stranger(`192.0.2.${index}`))))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
})
