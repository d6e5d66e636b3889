import { RateLimiterMemory } from 'rate-limiter-flexible'
import { secondsToWait } from '@/lib/rate-limit'

/**
 * Attempts that may fail before a pause, within `duration` seconds. Who guesses at an account uses up the share of the
 * own network first, so that guesses from elsewhere do not keep its owner out on a new device.
 */
export const SIGN_IN_LIMITS = {
  /** From one network, whatever the account. */
  network: { points: 30, duration: 10 * 60, blockDuration: 10 * 60 },
  /** On one account from one network, while few fail on that account. */
  account: { points: 10, duration: 15 * 60, blockDuration: 5 * 60 },
  /** The same once more than `calm` have failed on the account: guesses are coming from many networks. */
  strained: { points: 3, duration: 60 * 60, blockDuration: 60 * 60 },
  /** On one account from everywhere. Beyond it only devices that signed in before, and those that the operator lets in. */
  everywhere: { points: 300, calm: 60, duration: 60 * 60 },
  /** On one account from one device that has signed in to it before: strangers cannot use this up. */
  device: { points: 10, duration: 15 * 60, blockDuration: 5 * 60 },
} as const

export interface SignInAttempt {
  /** As it was typed, whether there is such an account or not: both are throttled alike. */
  readonly email: string
  readonly address: string
  /** The mark of a device that signed in to this account before; null for any other. */
  readonly device: string | null
}

export interface SignInThrottle {
  /** Counts the attempt before it is judged, so that parallel ones cannot slip through. @returns seconds to wait, 0 to go on */
  take(attempt: SignInAttempt): Promise<number>
  /** Gives back what a successful attempt took. */
  succeed(attempt: SignInAttempt): Promise<void>
}

type Limits = { readonly [Name in keyof typeof SIGN_IN_LIMITS]: { readonly [Field in keyof (typeof SIGN_IN_LIMITS)[Name]]: number } }

/**
 * One a process; the counts are forgotten at a restart.
 * @param networkOf what counts as one network of an address, see lib/registrations/client-network.ts
 */
export function createSignInThrottle(networkOf: (address: string) => string, limits: Limits = SIGN_IN_LIMITS): SignInThrottle {
  const limiters = {
    network: new RateLimiterMemory({ keyPrefix: 'network', ...limits.network }),
    account: new RateLimiterMemory({ keyPrefix: 'account', ...limits.account }),
    strained: new RateLimiterMemory({ keyPrefix: 'strained', ...limits.strained }),
    everywhere: new RateLimiterMemory({ keyPrefix: 'everywhere', points: limits.everywhere.points, duration: limits.everywhere.duration }),
    device: new RateLimiterMemory({ keyPrefix: 'device', ...limits.device }),
  }
  const deviceKey = ({ email, device }: SignInAttempt) => `${email}\0${device}`
  const placeKey = ({ email, address }: SignInAttempt) => `${email}\0${networkOf(address)}`
  const failuresOn = async (email: string) => (await limiters.everywhere.get(email))?.consumedPoints ?? 0

  return {
    async take(attempt) {
      if (attempt.device) return secondsToWait(limiters.device, deviceKey(attempt))
      // One after the other: what is refused here counts nowhere else, or one network could use up the account's share.
      const networkWait = await secondsToWait(limiters.network, networkOf(attempt.address))
      if (networkWait > 0) return networkWait
      const place = (await failuresOn(attempt.email)) >= limits.everywhere.calm ? limiters.strained : limiters.account
      const placeWait = await secondsToWait(place, placeKey(attempt))
      if (placeWait > 0) return placeWait
      const wait = await secondsToWait(limiters.everywhere, attempt.email)
      // Not judged, so it counts nowhere.
      if (wait > 0) await Promise.all([place.reward(placeKey(attempt)), limiters.everywhere.reward(attempt.email)])
      return wait
    },
    async succeed(attempt) {
      if (attempt.device) {
        await limiters.device.delete(deviceKey(attempt))
        return
      }
      await Promise.all([
        limiters.network.reward(networkOf(attempt.address)),
        limiters.account.delete(placeKey(attempt)),
        limiters.strained.delete(placeKey(attempt)),
        // What others failed stays counted.
        limiters.everywhere.reward(attempt.email),
      ])
    },
  }
}
