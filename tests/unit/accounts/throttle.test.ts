import { createSignInThrottle } from '@/lib/accounts/throttle'
import { limits } from '@/lib/limits'
import { atNight } from '@/tests/support/at-night'

jest.useFakeTimers()

const small = {
  network: { points: 6, seconds: 60, blockSeconds: 60 },
  account: { points: 3, seconds: 60, blockSeconds: 60 },
  strict: { points: 1, seconds: 60, blockSeconds: 60 },
  allNetworks: { points: 12, strictAfter: 6, seconds: 60 },
  device: { points: 2, seconds: 60, blockSeconds: 60 },
}
/** The first three numbers of an address are its network here. */
const networkOf = (address: string) => address.replace(/\.\d+$/, '')
const create = () => createSignInThrottle(networkOf, small)
const unknownDevice = (address: string, email = 'owner@example.com') => ({ email, address, device: null })

it('pauses a network that fails on an account, whichever of its addresses it uses, and nobody else on that account', async () => {
  const throttle = create()
  for (let index = 0; index < 3; index += 1) expect(await throttle.consume(unknownDevice(`192.0.2.${index}`))).toBe(0)
  const wait = await throttle.consume(unknownDevice('192.0.2.9'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(60)
  expect(await throttle.consume(unknownDevice('198.51.100.1'))).toBe(0)
})

it('pauses a network that tries many accounts', async () => {
  const throttle = create()
  for (let index = 0; index < 6; index += 1) expect(await throttle.consume(unknownDevice('192.0.2.1', `${index}@example.com`))).toBe(0)
  expect(await throttle.consume(unknownDevice('192.0.2.1', 'next@example.com'))).toBeGreaterThan(0)
})

it('does not count further attempts of a paused network elsewhere', async () => {
  const throttle = create()
  for (let index = 0; index < 100; index += 1) await throttle.consume(unknownDevice('192.0.2.1'))
  for (let index = 0; index < 3; index += 1) expect(await throttle.consume(unknownDevice('198.51.100.1'))).toBe(0)
})

it('limits every network more once many fail on the account, and all of them together', async () => {
  const throttle = create()
  let judged = 0
  for (let network = 0; network < 100; network += 1) {
    for (let attempt = 0; attempt < 3; attempt += 1) if ((await throttle.consume(unknownDevice(`10.0.${network}.1`))) === 0) judged += 1
  }
  expect(judged).toBe(small.allNetworks.points)
  expect(await throttle.consume(unknownDevice('203.0.113.1'))).toBeGreaterThan(0)
  await jest.advanceTimersByTimeAsync(61_000)
  expect(await throttle.consume(unknownDevice('203.0.113.1'))).toBe(0)
})

it('lets the owner in on a known device while strangers use up every limit', async () => {
  const throttle = create()
  for (let network = 0; network < 100; network += 1) await throttle.consume(unknownDevice(`10.0.${network}.1`))
  const owner = { email: 'owner@example.com', address: '10.0.1.1', device: 'phone' }
  expect(await throttle.consume(owner)).toBe(0)
  expect(await throttle.consume(owner)).toBe(0)
  expect(await throttle.consume(owner)).toBeGreaterThan(0)
})

it('resets a network’s failures after its success, but not the others’', async () => {
  const throttle = create()
  for (let network = 0; network < 12; network += 1) await throttle.consume(unknownDevice(`10.0.${network}.1`))
  for (let time = 0; time < 2; time += 1) {
    await throttle.reward(unknownDevice('10.0.0.1'))
    expect(await throttle.consume(unknownDevice('10.0.0.1'))).toBe(0)
    expect(await throttle.consume(unknownDevice('10.0.99.1'))).toBeGreaterThan(0)
  }
})

it('counts concurrent attempts', async () => {
  const throttle = create()
  const waits = await Promise.all(Array.from({ length: 20 }, (_, index) => throttle.consume(unknownDevice(`192.0.2.${index}`))))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
})

describe('hours of guesses at one account, with the site’s limits', () => {
  const HOURS = 3
  /** @returns how many guesses were verified, and how often the owner was refused on a new device, trying once an hour */
  async function guesses(networks: number): Promise<{ judged: number; refused: number }> {
    const throttle = createSignInThrottle(networkOf)
    let [judged, refused] = [0, 0]
    for (let minute = 0; minute < HOURS * 60; minute += 5) {
      for (let network = 0; network < networks; network += 1) {
        while ((await throttle.consume(unknownDevice(`10.${network >> 8}.${network & 255}.1`))) === 0) judged += 1
      }
      if (minute % 60 === 30) {
        const owner = unknownDevice(`203.0.113.${minute}`)
        if ((await throttle.consume(owner)) > 0) refused += 1
        else await throttle.reward(owner)
      }
      jest.advanceTimersByTime(5 * 60_000)
    }
    return { judged, refused }
  }

  it.each([1, 50])('%i networks keep the owner out on no known device', async (networks) => {
    const { judged, refused } = await guesses(networks)
    expect(refused).toBe(0)
    expect(judged).toBeLessThanOrEqual(HOURS * (limits.signIn.allNetworks.strictAfter + networks * limits.signIn.strict.points))
  })

  /** A fifth of them uses up what the account allows. */
  const MANY = atNight(1000, 200)

  it(`${MANY} networks guess no more often than the account’s limit allows, and leave the owner the known devices`, async () => {
    const { judged, refused } = await guesses(MANY)
    expect(judged).toBeLessThanOrEqual(HOURS * limits.signIn.allNetworks.points)
    expect(refused).toBe(HOURS)
  })
})
