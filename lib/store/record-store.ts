/** Kinds of records that hold something that can be damaged by itself. Notes and events go by the id of their registration. */
const RECORD_KINDS = [
  'registration',
  'note',
  'event',
  'visit',
  'message',
  'account',
  'qr-code',
  'article',
  'hours',
  'documents',
  'mailing',
  'retention',
] as const
export type RecordKind = (typeof RECORD_KINDS)[number]

/** A record that the store holds and cannot open: it was changed on the disk, or written by something else. */
export interface UnreadableRecord {
  readonly kind: RecordKind
  readonly id: string
}

interface CheckedRecords {
  readonly checked: number
  readonly unreadable: readonly UnreadableRecord[]
  /** Where the next step begins; null when all were opened. */
  readonly next: string | null
}

/** Whether what is stored can be read. All methods throw StoreUnavailableError when the store cannot answer. */
export interface RecordStore {
  /**
   * Opens every sealed value and checks every record, step by step.
   * @param after where the last step ended; null at first
   * @param limit records of one step
   */
  check(after: string | null, limit: number): Promise<CheckedRecords>
  /** Those that reads of this process have met, or {@link check} found, and that still cannot be opened. */
  listUnreadable(): Promise<UnreadableRecord[]>
}
