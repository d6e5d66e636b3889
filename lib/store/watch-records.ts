import { checkRecords } from '@/lib/store/check-records'
import type { RecordStore } from '@/lib/store/record-store'

/** Leaves the first minute to the start. */
const FIRST_CHECK_MS = 60_000
const CHECK_INTERVAL_MS = 24 * 60 * 60 * 1000
/** Pause between two steps, so that a check of a million records is a small load for some minutes. */
const PAUSE_MS = 10

interface WatchServices {
  readonly store: { readonly records: RecordStore }
  readonly log: { error(fields: object, text: string): void }
}

/** Decrypts every record once, a moment after the start, and once a day; logs unreadable ones by id, and raises an alarm. */
async function checkRecordsInBackground({ store, log }: WatchServices): Promise<void> {
  const pause = () => new Promise<void>((resolve) => void setTimeout(resolve, PAUSE_MS).unref())
  const { unreadable } = await checkRecords(store.records, { pause })
  for (const record of unreadable)
    log.error({ record: record.kind, id: record.id }, 'a stored record cannot be opened; npm run site -- doctor names all of them')
}

/** @param services of a store read by this process alone: Firestore charges for each document read */
export function watchRecords(services: WatchServices): void {
  const check = () =>
    void checkRecordsInBackground(services).catch((error: unknown) =>
      services.log.error({ err: error }, 'the records could not be checked; tried again tomorrow'),
    )
  setTimeout(check, FIRST_CHECK_MS).unref()
  setInterval(check, CHECK_INTERVAL_MS).unref()
}
