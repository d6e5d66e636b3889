import type { Vault } from '@/lib/vault'
import type { Traits } from './abuse-detector'
import { clientNetwork } from '@/lib/client-network'
import { isPublicAddress, networkBlock } from './client-network'
import type { RegistrationInput } from './registration'

/** Shorter messages are common phrases: '상담 부탁드립니다.' */
const MIN_DISTINCTIVE_LETTERS = 20

const letters = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * What a registration may have in common with others, as keyed hashes. It takes nothing from the visitor.
 * @param client the client's address
 * @param agent user agent, see lib/requests/user-agent-fingerprint.ts
 */
export function traitsOf({ name, phone, birthdate, message, email }: RegistrationInput, client: string, agent: string, vault: Vault): Traits {
  const hash = (kind: string, value: string) => vault.digest('abuse', `${kind} ${value}`)
  const words = letters(message ?? '')
  const address = clientNetwork(client)
  return {
    phone: hash('phone', phone),
    phoneRange: hash('phones', phone.slice(0, -2)),
    network: isPublicAddress(address) ? { address: hash('address', address), block: hash('block', networkBlock(address)) } : null,
    userAgent: hash('program', agent),
    text: words.length >= MIN_DISTINCTIVE_LETTERS ? hash('text', words) : null,
    identities: [hash('person', `${letters(name)} ${birthdate}`), ...(email ? [hash('email', email.toLowerCase())] : [])],
  }
}
