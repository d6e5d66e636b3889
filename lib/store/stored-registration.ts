import 'server-only'
import { z } from 'zod'
import { RESULTS } from '@/lib/registrations/registration-event'
import { PLAIN_FIELDS, SOURCES, type FieldValues, type PlainField } from '@/lib/registration-fields'
import { QUARANTINE_REASONS, SUSPICIONS, type StoredRegistration } from '@/lib/registrations/stored-registration'
import { STATUSES } from '@/lib/registrations/statuses'
import { consentFromJson } from './consent-json'
import { noteUnreadable } from './met-records'
import type { openRegistrationFields } from './sealed-fields'
import { positionTime, storedTime } from './stored-time'

const text = z.string().nullable()
const time = storedTime.nullable()

/** Values of a registration in both stores other than its fields and its consent; times are milliseconds since 1970. */
const plainRegistration = z.object({
  id: z.string(),
  createdAt: storedTime,
  updatedAt: storedTime,
  status: z.enum(STATUSES),
  quarantine: z.enum(QUARANTINE_REASONS).nullable(),
  suspicion: z.enum(SUSPICIONS).nullable(),
  assignee: text,
  result: z.enum(RESULTS).nullable(),
  absences: z.number().int().min(0),
  callbackAt: time,
  appointmentAt: time,
  tags: z.array(z.string()),
  contactedAt: time,
  mergedInto: text,
})

const storedPreference = z.object({ wishedUnit: text, wishedComplex: text })

/** Records older than a field lack it. */
const textOrNull = text.default(null)

const plainFields = z.object({
  ...(Object.fromEntries(PLAIN_FIELDS.map((name) => [name, textOrNull])) as Record<PlainField, typeof textOrNull>),
  source: z.enum(SOURCES),
  site: z.string(),
}) satisfies z.ZodType<Pick<FieldValues, PlainField>>

/** As an adapter read it: unchecked types. */
type Read = Readonly<Record<keyof z.input<typeof plainRegistration> | keyof z.input<typeof storedPreference> | PlainField | 'consent', unknown>>

const orNull = <T>(schema: z.ZodType<T>, value: unknown): T | null => schema.safeParse(value).data ?? null

/** @param open decrypts the rest; if it throws, the registration is unreadable */
export function openStoredRegistration(read: Read, open: () => ReturnType<typeof openRegistrationFields>): StoredRegistration {
  try {
    const plain = plainRegistration.parse(read)
    const { wishedUnit, wishedComplex } = storedPreference.parse(read)
    return {
      ...open(),
      ...plain,
      ...plainFields.parse(read),
      consent: consentFromJson(read.consent as string, plain.id),
      preference: { unit: wishedUnit, complex: wishedComplex },
    }
  } catch {
    const id = String(read.id)
    noteUnreadable({ kind: 'registration', id })
    const { shape } = plainRegistration
    return {
      unreadable: true,
      id,
      // Its position in the list, which continues after it.
      createdAt: positionTime(read.createdAt),
      updatedAt: positionTime(read.updatedAt),
      status: orNull(shape.status, read.status),
      assignee: orNull(shape.assignee, read.assignee),
      mergedInto: orNull(shape.mergedInto, read.mergedInto),
      quarantine: orNull(shape.quarantine, read.quarantine),
      suspicion: orNull(shape.suspicion, read.suspicion),
      callbackAt: orNull(shape.callbackAt, read.callbackAt),
      appointmentAt: orNull(shape.appointmentAt, read.appointmentAt),
    }
  }
}
