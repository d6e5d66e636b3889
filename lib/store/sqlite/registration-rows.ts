import 'server-only'
import { z } from 'zod'
import type { Vault } from '@/lib/crypto/vault'
import { pickFields, PLAIN_FIELDS, type FieldName, type PlainField } from '@/lib/registrations/registration-fields'
import type { Result } from '@/lib/registrations/registration-event'
import type { QuarantineReason, Registration, Suspicion } from '@/lib/registrations/stored-registration'
import type { RegistrationStatus } from '@/lib/registrations/statuses'
import { consentFromJson } from '../consent-json'
import { openRegistrationFields } from '../sealed-fields'
import { readStoredJson } from '../stored-json'

/** Beside these it has the columns of fields that are stored plain, see {@link columnOf}. */
export interface RegistrationRow {
  id: string
  created_at: number
  updated_at: number
  /** libsql answers blobs of `all` as ArrayBuffer. */
  sealed: ArrayBuffer
  phone_hash: string
  consent: string
  status: RegistrationStatus
  quarantine: QuarantineReason | null
  suspicion: Suspicion | null
  assignee: string | null
  result: Result | null
  absences: number
  callback_at: number | null
  appointment_at: number | null
  /** JSON. */
  tags: string
  contacted_at: number | null
  wished_unit: string | null
  wished_complex: string | null
}

const tagsSchema = z.array(z.string())
const tagsFromJson = (json: string, id: string): string[] => (json === '[]' ? [] : readStoredJson(tagsSchema, json, `tags of registration ${id}`))

/** The column that a field is kept in where it is stored plain: its name in snake case. */
export const columnOf = (field: FieldName): string => field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)

const plainValues = (row: object) =>
  pickFields(
    Object.fromEntries(PLAIN_FIELDS.map((field) => [field, (row as Record<string, unknown>)[columnOf(field)]])) as Record<PlainField, string | null>,
    PLAIN_FIELDS,
  )

export const openRegistration = (row: RegistrationRow, vault: Vault): Registration => ({
  ...openRegistrationFields(new Uint8Array(row.sealed), row.id, vault),
  id: row.id,
  createdAt: new Date(row.created_at),
  updatedAt: new Date(row.updated_at),
  ...plainValues(row),
  consent: consentFromJson(row.consent, row.id),
  status: row.status,
  result: row.result,
  absences: row.absences,
  callbackAt: row.callback_at === null ? null : new Date(row.callback_at),
  appointmentAt: row.appointment_at === null ? null : new Date(row.appointment_at),
  tags: tagsFromJson(row.tags, row.id),
  contactedAt: row.contacted_at === null ? null : new Date(row.contacted_at),
  wish: { unit: row.wished_unit, complex: row.wished_complex },
  quarantine: row.quarantine,
  suspicion: row.suspicion,
  assignee: row.assignee,
})
