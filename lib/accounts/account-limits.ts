import { RateLimiterMemory } from 'rate-limiter-flexible'
import { limits } from '@/lib/limits.mjs'
import { secondsToWait } from '@/lib/rate-limit'

/** Each answers the seconds to wait, 0 to go on. */
export interface AccountLimits {
  /** After one that does not exist (any more) was to be accepted. @param address of the client */
  acceptInvitation(address: string): Promise<number>
  /** Before somebody's own password or second factor is judged again. */
  confirmPassword(accountId: string): Promise<number>
}

const limiterOf = ({ points, seconds }: { readonly points: number; readonly seconds: number }) => new RateLimiterMemory({ points, duration: seconds })

/**
 * One a process; the counts are forgotten at a restart.
 * @param networkOf what counts as one network of an address, see lib/registrations/client-network.ts
 */
export function createAccountLimits(networkOf: (address: string) => string): AccountLimits {
  const invitations = limiterOf(limits.invitations)
  const confirmations = limiterOf(limits.passwordConfirmations)
  return {
    acceptInvitation: (address) => secondsToWait(invitations, networkOf(address)),
    confirmPassword: (accountId) => secondsToWait(confirmations, accountId),
  }
}
