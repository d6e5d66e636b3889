import 'server-only'
import { z } from 'zod'
import type { RecordVault } from '@/lib/vault'
import { PLAIN_FIELDS, type FieldName, type PlainField } from '@/lib/registration-fields'
import type { Progress, Result } from '@/lib/registrations/registration-event'
import type { QuarantineReason, StoredRegistration, Suspicion } from '@/lib/registrations/stored-registration'
import type { RegistrationStatus } from '@/lib/registrations/statuses'
import { openRegistrationFields } from '../sealed-fields'
import { jsonOrNull } from '../stored-json'
import { openStoredRegistration } from '../stored-registration'
import { timeOrEpoch } from '../stored-time'

/** Value of the column `quarantine` for a merged registration, which keeps it out of every list. */
export const MERGED = 'merged'

/** It also has the columns of fields stored plain, see {@link columnOf}. */
export interface RegistrationRow {
  id: string
  created_at: number
  updated_at: number
  /** libsql returns blobs of `all` as ArrayBuffer. */
  sealed: ArrayBuffer
  phone_hash: string
  consent: string
  status: RegistrationStatus
  /** `merged` for a merged registration. */
  quarantine: QuarantineReason | typeof MERGED | null
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
  merged_into: string | null
}

const tagsSchema = z.array(z.string())
/** Malformed tags are dropped, so that the registration can still be worked on. */
const tagsOrNone = (json: string): string[] => tagsSchema.safeParse(jsonOrNull(json)).data ?? []

const timeOf = (ms: number | null): Date | null => (ms === null ? null : timeOrEpoch(ms))

/** Columns of the progress that follows from a registration's events. */
export const PROGRESS_COLUMNS = [
  'status',
  'result',
  'absences',
  'callback_at',
  'appointment_at',
  'tags',
  'contacted_at',
  'wished_unit',
  'wished_complex',
  'merged_into',
] as const satisfies readonly (keyof RegistrationRow)[]

export const progressOfRow = (row: Pick<RegistrationRow, 'id' | (typeof PROGRESS_COLUMNS)[number]>): Progress => ({
  status: row.status,
  result: row.result,
  absences: row.absences,
  callbackAt: timeOf(row.callback_at),
  appointmentAt: timeOf(row.appointment_at),
  tags: tagsOrNone(row.tags),
  contactedAt: timeOf(row.contacted_at),
  preference: { unit: row.wished_unit, complex: row.wished_complex },
  mergedInto: row.merged_into,
})

/** The column of a field stored plain: its name in snake case. */
export const columnOf = (field: FieldName): string => field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)

const PLAIN_COLUMNS = PLAIN_FIELDS.map((field) => [field, columnOf(field)] as const)

function plainValues(row: object) {
  const values: Partial<Record<PlainField, unknown>> = {}
  for (const [field, column] of PLAIN_COLUMNS) values[field] = (row as Record<string, unknown>)[column]
  return values as Record<PlainField, unknown>
}

export function openRegistration(row: RegistrationRow, vault: RecordVault): StoredRegistration {
  const { id, created_at, updated_at, sealed, consent, status, quarantine, suspicion, assignee, result, absences, tags, merged_into } = row
  // Outside of the try: a failure to read keys now does not make the record unreadable.
  const sealer = vault.of(String(id))
  return openStoredRegistration(
    {
      ...plainValues(row),
      id,
      createdAt: created_at,
      updatedAt: updated_at,
      consent,
      status,
      quarantine: quarantine === MERGED ? null : quarantine,
      suspicion,
      assignee,
      result,
      absences,
      callbackAt: row.callback_at,
      appointmentAt: row.appointment_at,
      tags: jsonOrNull(tags),
      contactedAt: row.contacted_at,
      wishedUnit: row.wished_unit,
      wishedComplex: row.wished_complex,
      mergedInto: merged_into,
    },
    () => openRegistrationFields(new Uint8Array(sealed), id, sealer),
  )
}
