import { RateLimiterMemory } from 'rate-limiter-flexible'
import { limits } from '@/lib/limits'
import { secondsToWait } from '@/lib/rate-limit'

/** Every method returns the seconds to wait; 0 allows the attempt. */
export interface AccountLimits {
  /**
   * Called when a link that does not exist (any more) is opened.
   * @param address of the client
   */
  acceptInvitation(address: string): Promise<number>
  /** Called before a person's own password or second factor is verified again. */
  confirmPassword(accountId: string): Promise<number>
}

const limiterOf = ({ points, seconds }: { readonly points: number; readonly seconds: number }) => new RateLimiterMemory({ points, duration: seconds })

/**
 * Keeps counts in memory: one instance per process, reset by a restart.
 * @param networkOf maps an address to its network, see lib/client-network.ts
 */
export function createAccountLimits(networkOf: (address: string) => string): AccountLimits {
  const invitations = limiterOf(limits.invitations)
  const confirmations = limiterOf(limits.passwordConfirmations)
  return {
    acceptInvitation: (address) => secondsToWait(invitations, networkOf(address)),
    confirmPassword: (accountId) => secondsToWait(confirmations, accountId),
  }
}
