import { RateLimiterMemory } from 'rate-limiter-flexible'
import { limits } from '@/lib/limits'
import { secondsToWait } from '@/lib/rate-limit'

interface SignInAttempt {
  /** As typed, whether or not such an account exists: both are throttled alike. */
  readonly email: string
  readonly address: string
  /** Nonce of a device cookie for this account; null without one. */
  readonly device: string | null
}

export interface SignInThrottle {
  /**
   * Consumes a point before the password is verified, so that parallel attempts cannot bypass the limit.
   * @returns seconds to wait, 0 to go on
   */
  consume(attempt: SignInAttempt): Promise<number>
  /** Returns the points of a successful attempt. */
  reward(attempt: SignInAttempt): Promise<void>
  /**
   * Returns the points of a right password whose code is still missing, so that a network with many such sign-ins does not
   * run dry. The account's own limit keeps its points: else each repeated password would buy more guesses of the code.
   */
  rewardPassword(attempt: SignInAttempt): Promise<void>
}

type Rule = Readonly<Record<'points' | 'seconds' | 'blockSeconds', number>>
type SignInLimits = Readonly<Record<'network' | 'account' | 'strict' | 'device', Rule>> & {
  readonly allNetworks: Omit<Rule, 'blockSeconds'> & { readonly strictAfter: number }
}

const limiterOf = (keyPrefix: keyof SignInLimits, { points, seconds, blockSeconds = 0 }: Omit<Rule, 'blockSeconds'> & Partial<Rule>) =>
  new RateLimiterMemory({ keyPrefix, points, duration: seconds, blockDuration: blockSeconds })

/**
 * Keeps counts in memory: one instance per process, reset by a restart.
 * @param networkOf maps an address to its network, see lib/client-network.ts
 */
export function createSignInThrottle(networkOf: (address: string) => string, rules: SignInLimits = limits.signIn): SignInThrottle {
  const limiters = {
    network: limiterOf('network', rules.network),
    account: limiterOf('account', rules.account),
    strict: limiterOf('strict', rules.strict),
    allNetworks: limiterOf('allNetworks', rules.allNetworks),
    device: limiterOf('device', rules.device),
  }
  const deviceKey = ({ email, device }: SignInAttempt) => `${email}\0${device}`
  const addressKey = ({ email, address }: SignInAttempt) => `${email}\0${networkOf(address)}`
  const failuresOn = async (email: string) => (await limiters.allNetworks.get(email))?.consumedPoints ?? 0

  return {
    async consume(attempt) {
      if (attempt.device) return secondsToWait(limiters.device, deviceKey(attempt))
      // Checks the limits one after the other: an attempt refused here must not count elsewhere, or one network could
      // use up the account's limit.
      const networkWait = await secondsToWait(limiters.network, networkOf(attempt.address))
      if (networkWait > 0) return networkWait
      const limiter = (await failuresOn(attempt.email)) >= rules.allNetworks.strictAfter ? limiters.strict : limiters.account
      const limiterWait = await secondsToWait(limiter, addressKey(attempt))
      if (limiterWait > 0) return limiterWait
      const wait = await secondsToWait(limiters.allNetworks, attempt.email)
      // Returns the points because the attempt was not verified.
      if (wait > 0) await Promise.all([limiter.reward(addressKey(attempt)), limiters.allNetworks.reward(attempt.email)])
      return wait
    },
    async reward(attempt) {
      if (attempt.device) {
        await limiters.device.delete(deviceKey(attempt))
        return
      }
      await Promise.all([
        limiters.network.reward(networkOf(attempt.address)),
        limiters.account.delete(addressKey(attempt)),
        limiters.strict.delete(addressKey(attempt)),
        // Keeps the points of other clients' failures.
        limiters.allNetworks.reward(attempt.email),
      ])
    },
    async rewardPassword(attempt) {
      if (!attempt.device) await Promise.all([limiters.network.reward(networkOf(attempt.address)), limiters.allNetworks.reward(attempt.email)])
    },
  }
}
