import { formatCount } from '@/lib/messages/format-count'
import type { RecordKind, UnreadableRecord } from '@/lib/store/record-store'
import type { CheckedAll } from '@/lib/store/check-records'
import { unreadableOfficeWords as words } from '@/lib/messages/ko/office-unreadable'

const KINDS: Readonly<Record<RecordKind, string>> = words.kinds

/** `등록 3f2a…`: names an unreadable record by its id alone. */
const unreadableRecordName = ({ kind, id }: UnreadableRecord): string => `${KINDS[kind]} ${id}`

const NAMED = 3

/** The text for the office: what is damaged, and whom to contact. */
export function unreadableRecordsText(records: readonly UnreadableRecord[]): string {
  const named = records.slice(0, NAMED).map(unreadableRecordName).join(', ')
  const rest = records.length > NAMED ? words.rest(formatCount(records.length - NAMED)) : ''
  return words.alarm(formatCount(records.length), named, rest)
}

const LISTED = 50

/** The text for operators: every id, and what to do. */
export const unreadableLines = ({ unreadable }: Pick<CheckedAll, 'unreadable'>): string[] => [
  words.doctor(formatCount(unreadable.length)),
  ...unreadable.slice(0, LISTED).map((record) => words.one(unreadableRecordName(record))),
  ...(unreadable.length > LISTED ? [words.more(formatCount(unreadable.length - LISTED))] : []),
]
