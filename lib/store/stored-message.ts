import 'server-only'
import { z } from 'zod'
import { MESSAGE_KINDS, MESSAGE_STATES, type StoredMessage } from '@/lib/messaging/message'
import { noteUnreadable } from './met-records'
import type { openMessageFields } from './sealed-fields'
import { storedTime, timeOrEpoch } from './stored-time'

const text = z.string().nullable()
const count = z.number().int().min(0)

/** Unencrypted values of a message in both stores; times are milliseconds since 1970. */
const plainMessage = z.object({
  id: z.string(),
  registrationId: z.string(),
  kind: z.enum(MESSAGE_KINDS),
  advertisement: z.boolean(),
  nightConsent: z.boolean(),
  createdAt: storedTime,
  dueAt: storedTime.nullable(),
  state: z.enum(MESSAGE_STATES),
  attempts: count,
  period: text,
  visitVersion: count.nullable(),
  lastError: text,
  vendor: text,
  vendorId: text,
  settledAt: storedTime.nullable(),
})

/** As an adapter read it: unchecked types. */
type Read = Readonly<Record<keyof z.input<typeof plainMessage>, unknown>>

const orNull = <T>(schema: z.ZodType<T>, value: unknown): T | null => schema.safeParse(value).data ?? null

/** @param open decrypts the rest; if it throws, the message is unreadable */
export function openStoredMessage(read: Read, open: () => ReturnType<typeof openMessageFields>): StoredMessage {
  try {
    const { visitVersion, ...plain } = plainMessage.parse(read)
    return {
      ...open(),
      ...plain,
      dueAt: plain.dueAt ?? plain.settledAt ?? plain.createdAt,
      ...(visitVersion === null ? {} : { visitVersion }),
    }
  } catch {
    const id = String(read.id)
    noteUnreadable({ kind: 'message', id })
    return {
      unreadable: true,
      id,
      registrationId: orNull(plainMessage.shape.registrationId, read.registrationId) ?? '',
      kind: orNull(plainMessage.shape.kind, read.kind),
      state: orNull(plainMessage.shape.state, read.state),
      createdAt: timeOrEpoch(read.createdAt),
      attempts: orNull(count, read.attempts) ?? 0,
    }
  }
}
