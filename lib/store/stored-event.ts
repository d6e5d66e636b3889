import 'server-only'
import { z } from 'zod'
import type { RecordVault } from '@/lib/vault'
import { EVENT_LABELS, type EventKind, type RegistrationEvent } from '@/lib/registrations/registration-event'
import type { RegistrationNote } from '@/lib/registrations/stored-registration'
import { noteUnreadable } from './met-records'
import { openEventValues, openNote } from './sealed-fields'
import { storedTime, timeOrEpoch } from './stored-time'

const text = z.string().nullable()
const plainEvent = z.object({
  id: z.string(),
  at: storedTime,
  actor: text,
  kind: z.string().refine((kind): kind is EventKind => Object.hasOwn(EVENT_LABELS, kind)),
  subject: text,
  dueAt: storedTime.nullable(),
})

type Read = Readonly<Record<keyof z.input<typeof plainEvent> | 'number', unknown>>

/** An event as an adapter read it, without its text. A malformed one only shows that it existed, and does not count. */
export function readEventCore(registrationId: string, read: Read): Omit<RegistrationEvent, 'text' | 'contract' | 'isTextUnreadable'> {
  const number = typeof read.number === 'number' ? read.number : 0
  const checked = plainEvent.safeParse(read)
  if (checked.success) return { ...checked.data, registrationId, number }
  noteUnreadable({ kind: 'event', id: registrationId })
  return { id: String(read.id), registrationId, number, at: timeOrEpoch(read.at), actor: null, kind: 'unreadable', subject: null, dueAt: null }
}

/** @param sealed null if there is no text */
export function openEvent(registrationId: string, read: Read, sealed: Uint8Array | null, vault: RecordVault): RegistrationEvent {
  const core = readEventCore(registrationId, read)
  if (sealed === null) return { ...core, text: null }
  // Outside of the try: a failure to read keys now does not make the record unreadable.
  const sealer = vault.of(registrationId)
  try {
    return { ...core, ...openEventValues(sealed, registrationId, sealer) }
  } catch {
    noteUnreadable({ kind: 'event', id: registrationId })
    return { ...core, text: null, isTextUnreadable: true }
  }
}

/** A note as an adapter read it; its text is null if it cannot be decrypted. */
export function openStoredNote(
  { id, registrationId, at, actor }: Readonly<Record<'id' | 'registrationId' | 'at' | 'actor', unknown>>,
  sealed: Uint8Array,
  vault: RecordVault,
): RegistrationNote {
  const note = { id: String(id), registrationId: String(registrationId), at: timeOrEpoch(at), actor: String(actor) }
  const sealer = vault.of(note.registrationId)
  try {
    return { ...note, text: openNote(sealed, note.registrationId, sealer) }
  } catch {
    noteUnreadable({ kind: 'note', id: note.registrationId })
    return { ...note, text: null }
  }
}
