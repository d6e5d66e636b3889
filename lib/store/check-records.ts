import type { RecordStore, UnreadableRecord } from './record-store'

/** Records a step, which blocks for some milliseconds. */
const STEP = 10

export interface CheckedAll {
  readonly checked: number
  readonly unreadable: readonly UnreadableRecord[]
}

/** Maximum number of unreadable records listed by name; the rest are only counted. */
const KEPT = 1000

/**
 * Decrypts every record of a store, step by step.
 * @param pause between two steps, so that a server stays responsive
 * @param mayContinue called before each step
 * @throws StoreUnavailableError
 */
export async function checkRecords(
  records: Pick<RecordStore, 'check'>,
  { pause, mayContinue = () => true }: { readonly pause?: () => Promise<void>; readonly mayContinue?: () => boolean } = {},
): Promise<CheckedAll> {
  let [checked, next] = [0, null as string | null]
  const unreadable: UnreadableRecord[] = []
  do {
    const step = await records.check(next, STEP)
    checked += step.checked
    if (unreadable.length < KEPT) unreadable.push(...step.unreadable)
    next = step.next
    await pause?.()
  } while (next !== null && mayContinue())
  return { checked, unreadable: [...new Map(unreadable.map((record) => [`${record.kind} ${record.id}`, record])).values()] }
}
