import { formatCount } from '@/lib/messages/format-count'
import type { RecordKind, UnreadableRecord } from '@/lib/store/record-store'
import type { CheckedAll } from '@/lib/store/check-records'

const KINDS: Readonly<Record<RecordKind, string>> = {
  registration: '등록',
  note: '등록의 메모',
  event: '등록의 이력',
  visit: '방문예약',
  message: '메시지',
  account: '계정',
  'qr-code': 'QR 코드',
  article: '보도자료',
  hours: '운영 시간',
  documents: '자료실',
  mailing: '광고 문자',
  retention: '파기 기록',
}

/** `등록 3f2a…`: names an unreadable record by its id alone. */
const unreadableRecordName = ({ kind, id }: UnreadableRecord): string => `${KINDS[kind]} ${id}`

const NAMED = 3

/** The text for the office: what is damaged, and whom to contact. */
export function unreadableRecordsText(records: readonly UnreadableRecord[]): string {
  const named = records.slice(0, NAMED).map(unreadableRecordName).join(', ')
  const rest = records.length > NAMED ? ` 외 ${formatCount(records.length - NAMED)}건` : ''
  return `저장된 기록 ${formatCount(records.length)}건을 열 수 없습니다(${named}${rest}). 나머지는 그대로 쓸 수 있습니다. 백업에서 되살릴 수 있도록 바로 사이트 운영자에게 알려 주세요.`
}

const LISTED = 50

/** The text for operators: every id, and what to do. */
export const unreadableLines = ({ unreadable }: Pick<CheckedAll, 'unreadable'>): string[] => [
  `저장된 기록 ${formatCount(unreadable.length)}건을 열 수 없습니다. docs/operation.md의 A record that cannot be opened를 따라 주세요.`,
  ...unreadable.slice(0, LISTED).map((record) => `열 수 없는 ${unreadableRecordName(record)}`),
  ...(unreadable.length > LISTED ? [`외 ${formatCount(unreadable.length - LISTED)}건`] : []),
]
