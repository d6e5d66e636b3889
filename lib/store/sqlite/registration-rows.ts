import 'server-only'
import type { Vault } from '@/lib/crypto/vault'
import type { ConsentRecord } from '@/lib/registrations/consent'
import type { Source } from '@/lib/registrations/registration'
import type { QuarantineReason, Registration, RegistrationStatus } from '@/lib/registrations/stored-registration'

export interface RegistrationRow {
  id: string
  created_at: number
  updated_at: number
  site: string
  source: Source
  /** libsql answers blobs of `all` as ArrayBuffer. */
  sealed: ArrayBuffer
  phone_hash: string
  consent: string
  status: RegistrationStatus
  quarantine: QuarantineReason | null
}

/** The columns that only the data key opens. */
type Sealed = Pick<Registration, 'name' | 'phone' | 'birthdate' | 'message' | 'visitDate' | 'email' | 'residence'>

const context = (id: string) => `registration:${id}`
export const noteContext = (registrationId: string): string => `note:${registrationId}`
export const phoneHash = (vault: Vault, phone: string): string => vault.digest('phone', phone)
export const termHash = (vault: Vault, term: string): string => vault.digest('term', term)

export function sealRegistration({ id, name, phone, birthdate, message, visitDate, email, residence }: Registration, vault: Vault): Buffer {
  const sealed: Sealed = { name, phone, birthdate, message, visitDate, email, residence }
  return vault.seal(JSON.stringify(sealed), context(id))
}

export function openRegistration(row: RegistrationRow, vault: Vault): Registration {
  const sealed = JSON.parse(vault.open(new Uint8Array(row.sealed), context(row.id))) as Sealed
  const consent = JSON.parse(row.consent) as Omit<ConsentRecord, 'at'> & { at: string }
  return {
    ...sealed,
    id: row.id,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    site: row.site,
    source: row.source,
    consent: { ...consent, at: new Date(consent.at) },
    status: row.status,
    quarantine: row.quarantine,
  }
}
