import 'server-only'
import type { Vault } from '@/lib/crypto/vault'
import type { Source } from '@/lib/registrations/registration'
import type { QuarantineReason, Registration, RegistrationStatus, Suspicion } from '@/lib/registrations/stored-registration'
import { consentFromJson, openRegistrationFields } from '../sealed-fields'

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
  suspicion: Suspicion | null
}

export const openRegistration = (row: RegistrationRow, vault: Vault): Registration => ({
  ...openRegistrationFields(new Uint8Array(row.sealed), row.id, vault),
  id: row.id,
  createdAt: new Date(row.created_at),
  updatedAt: new Date(row.updated_at),
  site: row.site,
  source: row.source,
  consent: consentFromJson(row.consent),
  status: row.status,
  quarantine: row.quarantine,
  suspicion: row.suspicion,
})
