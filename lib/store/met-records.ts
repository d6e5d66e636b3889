import 'server-only'
import type { UnreadableRecord } from './record-store'

/** More are a damaged store: the number alone matters then. */
const REMEMBERED = 500

const held = globalThis as typeof globalThis & { __unreadableRecords?: Map<string, UnreadableRecord> }
/** Of the process and not of a bundle: Next compiles this module into several of them. */
const met = (): Map<string, UnreadableRecord> => (held.__unreadableRecords ??= new Map<string, UnreadableRecord>())

const keyOf = ({ kind, id }: UnreadableRecord) => `${kind} ${id}`

/** Remembers that a read met a record that cannot be opened: an alarm asks whether it still is so. */
export function noteUnreadable(record: UnreadableRecord): void {
  const records = met()
  if (records.size < REMEMBERED) records.set(keyOf(record), record)
}

export const forgetUnreadable = (record: UnreadableRecord): void => void met().delete(keyOf(record))
export const metUnreadable = (): UnreadableRecord[] => [...met().values()]
