import 'server-only'
import type { UnreadableRecord } from './record-store'

/** More are a damaged store: the number alone matters then. */
const REMEMBERED = 500

interface Met {
  readonly records: Map<string, UnreadableRecord>
  /** Set while {@link unreadableIn} is at work. */
  found: UnreadableRecord[] | null
}

const held = globalThis as typeof globalThis & { __unreadableRecords?: Met }
/** Of the process and not of a bundle: Next compiles this module into several of them. */
const met = (): Met => (held.__unreadableRecords ??= { records: new Map<string, UnreadableRecord>(), found: null })

const keyOf = ({ kind, id }: UnreadableRecord) => `${kind} ${id}`

/** Remembers that a read met a record that cannot be opened: an alarm asks whether it still is so. */
export function noteUnreadable(record: UnreadableRecord): void {
  const { records, found } = met()
  found?.push(record)
  if (records.size < REMEMBERED) records.set(keyOf(record), record)
}

/** Every other store of the process may have met it. */
export const forgetUnreadable = (record: UnreadableRecord): void => void met().records.delete(keyOf(record))
export const metUnreadable = (): UnreadableRecord[] => [...met().records.values()]

/** @returns what `work`, which must not wait for anything, met; each once */
export function unreadableIn(work: () => void): UnreadableRecord[] {
  const state = met()
  const [before, found] = [state.found, [] as UnreadableRecord[]]
  state.found = found
  try {
    work()
  } finally {
    state.found = before
  }
  return [...new Map(found.map((record) => [keyOf(record), record])).values()]
}

/** Of an id that was damaged itself nothing can be looked up: it is told until all is checked anew. */
export const isLookedUp = ({ id }: UnreadableRecord): boolean => !id.includes('\uFFFD')

/** At the beginning of a check, which meets them again. */
export function forgetUnnamed(): void {
  for (const record of metUnreadable()) if (!isLookedUp(record)) forgetUnreadable(record)
}
