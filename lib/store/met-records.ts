import 'server-only'
import type { UnreadableRecord } from './record-store'

/** Over the limit the store is damaged, and only the number matters. */
const REMEMBERED = 500

interface Met {
  readonly records: Map<string, UnreadableRecord>
  /** Set while {@link unreadableIn} runs. */
  found: UnreadableRecord[] | null
}

const held = globalThis as typeof globalThis & { __unreadableRecords?: Met }
/** Global to the process, because Next compiles this module into several bundles. */
const met = (): Met => (held.__unreadableRecords ??= { records: new Map<string, UnreadableRecord>(), found: null })

const keyOf = ({ kind, id }: UnreadableRecord) => `${kind} ${id}`

/** Remembers an unreadable record that a read met; an alarm later checks whether it still is. */
export function noteUnreadable(record: UnreadableRecord): void {
  const { records, found } = met()
  found?.push(record)
  if (records.size < REMEMBERED) records.set(keyOf(record), record)
}

/** Any other store of the process may have met it. */
export const forgetUnreadable = (record: UnreadableRecord): void => void met().records.delete(keyOf(record))
export const metUnreadable = (): UnreadableRecord[] => [...met().records.values()]

/** @returns the unreadable records that `work` met, each once; `work` must be synchronous */
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

/** A record whose own id is damaged cannot be looked up: it is reported until the next full check. */
export const isLookedUp = ({ id }: UnreadableRecord): boolean => !id.includes('\uFFFD')

/** Called at the beginning of a full check, which meets them again. */
export function forgetUnnamed(): void {
  for (const record of metUnreadable()) if (!isLookedUp(record)) forgetUnreadable(record)
}
