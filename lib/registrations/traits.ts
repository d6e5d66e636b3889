import type { Vault } from '@/lib/crypto/vault'
import { clientNetwork, networkBlock } from './client-network'
import type { Trait } from './crowd'
import type { RegistrationInput } from './registration'

/** A shorter message is what anybody would write: '상담 부탁드립니다.' */
const OWN_WORDS = 20

const letters = (text: string) => text.normalize('NFKC').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/**
 * What a registration may have in common with others, as keyed hashes. None of it costs a visitor anything.
 * @param client the client's address
 * @param agent what its program says of itself, see lib/http/client-program.ts
 */
export function traitsOf({ name, phone, birthdate, message, email }: RegistrationInput, client: string, agent: string, vault: Vault): Trait[] {
  const trait = (reason: Trait['reason'], value: string): Trait => ({ reason, value: vault.digest('crowd', `${reason} ${value}`) })
  const words = letters(message ?? '')
  return [
    // A hundred numbers in a row.
    trait('phones', phone.slice(0, -2)),
    trait('copies', `name ${letters(name)}`),
    trait('copies', `birthdate ${birthdate}`),
    ...(words.length >= OWN_WORDS ? [trait('copies', `message ${words}`)] : []),
    ...(email ? [trait('copies', `email ${email.toLowerCase()}`)] : []),
    trait('network', networkBlock(clientNetwork(client))),
    trait('agent', agent),
  ]
}
