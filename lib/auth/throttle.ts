import { RateLimiterMemory } from 'rate-limiter-flexible'
import { secondsToWait } from '@/lib/rate-limit'

/** Attempts that may fail before a pause. Passing pauses only, so nobody can lock the owner out for good. */
export const SIGN_IN_LIMITS = {
  /** From one address, whatever the account. */
  address: { points: 30, duration: 10 * 60, blockDuration: 10 * 60 },
  /** On one account, from devices that never signed in to it. */
  account: { points: 10, duration: 15 * 60, blockDuration: 5 * 60 },
  /** On one account from one device that has signed in to it before: strangers cannot use this up. */
  device: { points: 10, duration: 15 * 60, blockDuration: 5 * 60 },
} as const

export interface SignInAttempt {
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

type Limits = { readonly [Name in keyof typeof SIGN_IN_LIMITS]: { readonly points: number; readonly duration: number; readonly blockDuration: number } }

/** One a process; the counts are forgotten at a restart. */
export function createSignInThrottle(limits: Limits = SIGN_IN_LIMITS): SignInThrottle {
  const limiters = {
    address: new RateLimiterMemory({ keyPrefix: 'address', ...limits.address }),
    account: new RateLimiterMemory({ keyPrefix: 'account', ...limits.account }),
    device: new RateLimiterMemory({ keyPrefix: 'device', ...limits.device }),
  }
  const keysOf = ({ email, address, device }: SignInAttempt) =>
    device ? [{ limiter: limiters.device, key: `${email}:${device}` }] : [{ limiter: limiters.address, key: address }, { limiter: limiters.account, key: email }]

  return {
    async take(attempt) {
      const waits = await Promise.all(keysOf(attempt).map(({ limiter, key }) => secondsToWait(limiter, key)))
      return Math.max(...waits)
    },
    async succeed(attempt) {
      await Promise.all([
        attempt.device ? limiters.device.delete(`${attempt.email}:${attempt.device}`) : limiters.address.reward(attempt.address),
        attempt.device ? undefined : limiters.account.delete(attempt.email),
      ])
    },
  }
}
