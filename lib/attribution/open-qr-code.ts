import { createGuessLimits, type GuessLimits } from '@/lib/rate-limit'
import { limits } from '@/lib/limits'
import type { Store } from '@/lib/store/store'
import { isQrCodeId } from './qr-code'

const HOME = '/'

export interface QrLimits extends GuessLimits {
  /** Whether a scan counts: a few an hour for each user agent and network. */
  mayCount(id: string, address: string, userAgent: string): Promise<boolean>
}

/**
 * @param networkOf maps an address to its network, see lib/client-network.ts
 * @param mayCount see lib/press/view-limits.ts
 * @param onGuesses see lib/rate-limit.ts
 */
export const createQrLimits = (networkOf: (address: string) => string, mayCount: QrLimits['mayCount'], onGuesses: () => void): QrLimits => ({
  ...createGuessLimits('qr-guesses', limits.qrGuesses, networkOf, onGuesses),
  mayCount,
})

export interface OpenQrServices {
  readonly store: Pick<Store, 'qrCodes'>
  readonly qrLimits: QrLimits
  readonly qrScans: { count(id: string): void }
}

interface Opener {
  readonly address: string
  /** Fingerprint of the client's user agent, see lib/requests/user-agent-fingerprint.ts. */
  readonly userAgent: string
  /** False for crawlers and link previews: their openings are not counted. */
  readonly isHuman: boolean
}

/**
 * @param code from the address; case-insensitive, because people type it
 * @returns the path to redirect to: the code's page with the code in its query, or home. Guesses get no other response
 * @throws StoreUnavailableError
 */
export async function openQrCode({ store, qrLimits, qrScans }: OpenQrServices, code: string, { address, userAgent, isHuman }: Opener): Promise<string> {
  const id = code.toLowerCase()
  if (!isQrCodeId(id)) return HOME
  const found = await store.qrCodes.find(id)
  if (!found) await qrLimits.recordMiss(address)
  if (!found || found.closedAt !== null) return HOME
  if (isHuman && (await qrLimits.mayCount(id, address, userAgent))) qrScans.count(id)
  return `${found.target}?qr=${id}`
}
