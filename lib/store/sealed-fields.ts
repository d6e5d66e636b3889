import 'server-only'
import type { Vault } from '@/lib/crypto/vault'
import type { OutboxMessage } from '@/lib/outbox/message'
import type { ConsentRecord } from '@/lib/registrations/consent'
import type { Registration } from '@/lib/registrations/stored-registration'

/**
 * What every adapter seals and hashes, in one form: a sealed value can move from one store to another as it is.
 * A context is bound to its record, so that a value moved to another record does not open.
 */
type TypedByVisitor = Pick<Registration, 'name' | 'phone' | 'birthdate' | 'message' | 'visitDate' | 'email' | 'residence'>
type Addressed = Pick<OutboxMessage, 'to' | 'body'>

const registrationContext = (id: string) => `registration:${id}`
const messageContext = (id: string) => `outbox:${id}`
const totpContext = (accountId: string) => `totp:${accountId}`
const noteContext = (registrationId: string) => `note:${registrationId}`

export const phoneHash = (vault: Vault, phone: string): string => vault.digest('phone', phone)
export const termHash = (vault: Vault, term: string): string => vault.digest('term', term)

export function sealRegistration({ id, name, phone, birthdate, message, visitDate, email, residence }: Registration, vault: Vault): Buffer {
  const sealed: TypedByVisitor = { name, phone, birthdate, message, visitDate, email, residence }
  return vault.seal(JSON.stringify(sealed), registrationContext(id))
}

/** @throws Error when the value is of another record or another key */
export const openRegistrationFields = (sealed: Uint8Array, id: string, vault: Vault): TypedByVisitor => JSON.parse(vault.open(sealed, registrationContext(id))) as TypedByVisitor

export const sealMessage = ({ id, to, body }: OutboxMessage, vault: Vault): Buffer => vault.seal(JSON.stringify({ to, body } satisfies Addressed), messageContext(id))

/** @throws Error when the value is of another record or another key */
export const openMessageFields = (sealed: Uint8Array, id: string, vault: Vault): Addressed => JSON.parse(vault.open(sealed, messageContext(id))) as Addressed

export const sealNote = (text: string, registrationId: string, vault: Vault): Buffer => vault.seal(text, noteContext(registrationId))
/** @throws Error when the value is of another record or another key */
export const openNote = (sealed: Uint8Array, registrationId: string, vault: Vault): string => vault.open(sealed, noteContext(registrationId))

export const sealTotpSecret = (secret: string, accountId: string, vault: Vault): Buffer => vault.seal(secret, totpContext(accountId))
/** @throws Error when the value is of another account or another key */
export const openTotpSecret = (sealed: Uint8Array, accountId: string, vault: Vault): string => vault.open(sealed, totpContext(accountId))

/** The consent's record is JSON in every store: it is evidence, and read back as it was written. */
export const consentToJson = (consent: ConsentRecord): string => JSON.stringify(consent)
export function consentFromJson(json: string): ConsentRecord {
  const { at, ...rest } = JSON.parse(json) as Omit<ConsentRecord, 'at'> & { at: string }
  return { ...rest, at: new Date(at) }
}
