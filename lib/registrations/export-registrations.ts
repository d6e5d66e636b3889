import { InvalidInputError } from '@/lib/errors'
import type { RegistrationPosition } from '@/lib/store/registration-store'
import { auditEntry, type Actor } from './actor'
import { cleanLine } from './clean-text'
import type { InboxServices } from './inbox-services'
import { storeFilter, type InboxFilter } from './list-registrations'
import { formatPhone } from './phone'
import { SOURCE_LABELS, STATUS_LABELS, type Registration } from './stored-registration'

const EXPORT_MAX = 20_000
const BATCH = 500

/** Only what the office needs to call back (개인정보 보호법 §3): no birthdate, no address of the client. */
export const EXPORT_COLUMNS = ['등록 일시', '단지', '경로', '이름', '휴대전화', '방문 희망일', '문의 내용', '광고 수신', '상태'] as const

const koreanTime = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Seoul' })

const toRow = (one: Registration): string[] => [
  koreanTime.format(one.createdAt),
  one.site,
  SOURCE_LABELS[one.source],
  one.name,
  formatPhone(one.phone),
  one.visitDate ?? '',
  one.message ?? '',
  one.consent.answers.marketing.agreed ? '동의' : '동의 안 함',
  STATUS_LABELS[one.status],
]

/**
 * Rows of text for a table, newest first; who took how many and why is written down before they are handed out.
 * @throws InvalidInputError without a reason
 */
export async function exportRegistrations({ store, now }: InboxServices, filter: InboxFilter, request: { reason: string; format: 'CSV' | 'XLSX' }, actor: Actor): Promise<string[][]> {
  const reason = cleanLine(request.reason)
  if (reason === '') throw new InvalidInputError({ reason: '내려받는 사유를 입력해 주세요.' })
  const rows: string[][] = []
  let after: RegistrationPosition | undefined
  while (rows.length < EXPORT_MAX) {
    const batch = await store.registrations.list({ ...storeFilter(filter), ...(after ? { after } : {}), limit: BATCH })
    rows.push(...batch.map(toRow))
    after = batch.at(-1)
    if (batch.length < BATCH) break
  }
  await store.audit.record(auditEntry(actor, now(), 'registration.export', null, `${request.format}, ${rows.length}건, 사유: ${reason.slice(0, 200)}`))
  return rows
}

/**
 * CSV that Korean Excel opens right (byte order mark, CRLF) and cannot run: a cell that a spreadsheet would take for
 * a formula starts with an apostrophe (OWASP, CSV injection).
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => `"${(/^[\s'"]*[=+\-@\t\r|%]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}
