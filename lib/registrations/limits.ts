import { RateLimiterMemory } from 'rate-limiter-flexible'
import { secondsToWait } from '@/lib/rate-limit'
import { clientNetwork } from './client-network'

/** People mistype: a client may try this many times as often as it may register. */
const ATTEMPTS_PER_REGISTRATION = 6
const PHONE_WINDOW_SECONDS = 600

export interface RegistrationLimits {
  /** Any request with a readable body. @returns seconds to wait, or 0 to go on */
  attempt(client: string): Promise<number>
  /** A new registration. @returns seconds to wait, or 0 to go on */
  register(client: string, phoneHash: string): Promise<number>
  /** Gives back what {@link register} took when nothing was stored. */
  giveBack(client: string, phoneHash: string): Promise<void>
}

/**
 * Counts in this process's memory: right for the embedded store, which has one process.
 * @param perMinute registrations a minute and client; a household or an office behind one address stays below
 */
export function createRegistrationLimits(perMinute: number): RegistrationLimits {
  const attempts = new RateLimiterMemory({ keyPrefix: 'attempt', points: perMinute * ATTEMPTS_PER_REGISTRATION, duration: 60 })
  const clients = new RateLimiterMemory({ keyPrefix: 'client', points: perMinute, duration: 60 })
  const phones = new RateLimiterMemory({ keyPrefix: 'phone', points: perMinute, duration: PHONE_WINDOW_SECONDS })

  return {
    attempt: (client) => secondsToWait(attempts, clientNetwork(client)),
    async register(address, phoneHash) {
      const client = clientNetwork(address)
      const clientWait = await secondsToWait(clients, client)
      if (clientWait > 0) return clientWait
      const phoneWait = await secondsToWait(phones, phoneHash)
      if (phoneWait > 0) await clients.reward(client)
      return phoneWait
    },
    async giveBack(client, phoneHash) {
      await Promise.all([clients.reward(clientNetwork(client)), phones.reward(phoneHash)])
    },
  }
}
