import 'server-only'
import { z } from 'zod'
import type { Hasher, Sealer, Vault } from '@/lib/vault'
import type { OutboxMessage } from '@/lib/messaging/message'
import { fieldOf, pickFields, SEALED_FIELDS, type FieldValues, type SealedField } from '@/lib/registration-fields'
import type { RegistrationEvent } from '@/lib/registrations/registration-event'
import type { Registration } from '@/lib/registrations/stored-registration'
import { visitLinkHash, visitLinkToken } from '@/lib/visits/visit-link'
import { readStoredJson } from './stored-json'

/**
 * What every adapter encrypts and hashes, in one form, so that values can move from one store to another unchanged. A context
 * binds a value to its record: moved to another record it cannot be decrypted. A registration's data is encrypted by
 * RecordVault.of(its id).
 */
type SealedValues = Pick<FieldValues, SealedField>
type Addressed = Pick<OutboxMessage, 'to' | 'body'>

const registrationContext = (id: string) => `registration:${id}`
const messageContext = (id: string) => `outbox:${id}`
const totpContext = (accountId: string) => `totp:${accountId}`
const noteContext = (registrationId: string) => `note:${registrationId}`
const keyContext = (registrationId: string) => `record key:${registrationId}`
const eventContext = (registrationId: string) => `event:${registrationId}`
/** Contexts of a registration's encrypted values, to encrypt them again. @param id of the note, event or message */
export const contextOf = {
  registration: registrationContext,
  note: noteContext,
  event: eventContext,
  message: (_registrationId: string, id: string) => messageContext(id),
} satisfies Readonly<Record<string, (registrationId: string, id: string) => string>>

export const phoneHash = (vault: Hasher, phone: string): string => vault.digest('phone', phone)
/** The stored hash of the link to a visit's page. */
export function linkHash(vault: Hasher, registrationId: string): string {
  const hash = visitLinkHash(visitLinkToken(vault, registrationId))
  if (hash === null) throw new Error('a keyed hash is no token')
  return hash
}
export const termHash = (vault: Hasher, term: string): string => vault.digest('term', term)

export const sealRegistration = (registration: Registration, sealer: Sealer): Buffer =>
  sealer.seal(JSON.stringify(pickFields(registration, SEALED_FIELDS)), registrationContext(registration.id))

/** Records older than a field lack it. Fields that no longer exist are not read. */
const sealedValues = z
  .object(Object.fromEntries(SEALED_FIELDS.map((name) => [name, fieldOf(name).required ? z.string().default('') : z.string().nullable().default(null)])))
  .transform((stored) => pickFields(stored, SEALED_FIELDS)) satisfies z.ZodType<SealedValues>

/** @throws Error for a value of another record or another key; MalformedRecordError */
export const openRegistrationFields = (sealed: Uint8Array, id: string, sealer: Sealer): SealedValues =>
  readStoredJson(sealedValues, sealer.open(sealed, registrationContext(id)), `registration ${id}`)

const addressed = z.object({ to: z.string(), body: z.string() }) satisfies z.ZodType<Addressed>

export const sealMessage = ({ id, to, body }: OutboxMessage, sealer: Sealer): Buffer =>
  sealer.seal(JSON.stringify({ to, body } satisfies Addressed), messageContext(id))

/** @throws Error for a value of another record or another key; MalformedRecordError */
export const openMessageFields = (sealed: Uint8Array, id: string, sealer: Sealer): Addressed =>
  readStoredJson(addressed, sealer.open(sealed, messageContext(id)), `message ${id}`)

/** Wraps the key of a registration. */
export const sealRecordKey = (key: Uint8Array, registrationId: string, vault: Vault): Buffer => vault.sealBytes(key, keyContext(registrationId))
/** @throws Error for a value of another registration or another key */
export const openRecordKey = (wrapped: Uint8Array, registrationId: string, vault: Vault): Buffer => vault.openBytes(wrapped, keyContext(registrationId))

export const sealNote = (text: string, registrationId: string, sealer: Sealer): Buffer => sealer.seal(text, noteContext(registrationId))
/** @throws Error for a value of another record or another key */
export const openNote = (sealed: Uint8Array, registrationId: string, sealer: Sealer): string => sealer.open(sealed, noteContext(registrationId))

type EventValues = Pick<RegistrationEvent, 'text' | 'contract'>

/** Precedes the JSON of an event with more than a text. No typed text has a control character. */
const WITH_CONTRACT = '\u0001'

/** @returns null if there is nothing to seal */
export function sealEvent({ text, contract }: EventValues, registrationId: string, sealer: Sealer): Buffer | null {
  if (!contract) return text === null ? null : sealer.seal(text, eventContext(registrationId))
  return sealer.seal(WITH_CONTRACT + JSON.stringify({ text, contract } satisfies EventValues), eventContext(registrationId))
}

const withContract = z.object({ text: z.string().nullable(), contract: z.record(z.string(), z.string()) }) satisfies z.ZodType<EventValues>

/** @throws Error for a value of another record or another key; MalformedRecordError */
export function openEventValues(sealed: Uint8Array, registrationId: string, sealer: Sealer): EventValues {
  const opened = sealer.open(sealed, eventContext(registrationId))
  return opened.startsWith(WITH_CONTRACT)
    ? readStoredJson(withContract, opened.slice(WITH_CONTRACT.length), `an event of registration ${registrationId}`)
    : { text: opened }
}

/** @param code digits alone. Bound to its account: equal codes of two accounts have different hashes */
export const recoveryHash = (vault: Vault, accountId: string, code: string): string => vault.digest(`recovery code:${accountId}`, code)

const hashes = z.array(z.string())
/** @returns the stored hashes of an account's recovery codes; none without a second factor. @throws MalformedRecordError */
export const recoveryHashesFromJson = (json: string | null, accountId: string): string[] =>
  json === null ? [] : readStoredJson(hashes, json, `recovery codes of account ${accountId}`)

export const sealTotpSecret = (secret: string, accountId: string, vault: Vault): Buffer => vault.seal(secret, totpContext(accountId))
/** @throws Error for a value of another account or another key */
export const openTotpSecret = (sealed: Uint8Array, accountId: string, vault: Vault): string => vault.open(sealed, totpContext(accountId))
