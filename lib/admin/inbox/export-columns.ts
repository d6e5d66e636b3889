import { KOREAN_TIME_ZONE } from '@/lib/korean-time'
import { formatPhone } from '@/lib/registrations/phone'
import { SOURCE_LABELS, STATUS_LABELS, type Registration } from '@/lib/registrations/stored-registration'
import { suspicionLabel } from './registration-view'

/** What may be taken out. `basic` always is; the rest only when it is asked for, so that a file carries no more than its purpose needs. */
export interface ExportColumn {
  readonly id: string
  readonly label: string
  readonly basic: boolean
  /** Characters, for spreadsheets. */
  readonly width: number
  readonly value: (registration: Registration) => string
}

const KOREA = new Intl.DateTimeFormat('sv-SE', { timeZone: KOREAN_TIME_ZONE, dateStyle: 'short', timeStyle: 'short' })
const yes = (agreed: boolean) => (agreed ? '동의' : '미동의')

export const exportColumns: readonly ExportColumn[] = [
  { id: 'at', label: '등록일시', basic: true, width: 18, value: ({ createdAt }) => KOREA.format(createdAt) },
  { id: 'name', label: '이름', basic: true, width: 14, value: ({ name }) => name },
  { id: 'phone', label: '연락처', basic: true, width: 16, value: ({ phone }) => formatPhone(phone) },
  { id: 'status', label: '상태', basic: true, width: 12, value: ({ status }) => STATUS_LABELS[status] },
  { id: 'source', label: '경로', basic: true, width: 12, value: ({ source }) => SOURCE_LABELS[source] },
  { id: 'birthdate', label: '생년월일', basic: false, width: 12, value: ({ birthdate }) => birthdate },
  { id: 'visitDate', label: '방문 희망일', basic: false, width: 14, value: ({ visitDate }) => visitDate ?? '' },
  { id: 'message', label: '문의 내용', basic: false, width: 40, value: ({ message }) => message ?? '' },
  { id: 'email', label: '이메일', basic: false, width: 24, value: ({ email }) => email ?? '' },
  { id: 'residence', label: '거주지', basic: false, width: 20, value: ({ residence }) => residence ?? '' },
  { id: 'marketing', label: '광고성 정보 수신', basic: false, width: 16, value: ({ consent }) => yes(consent.answers.marketing.agreed) },
  { id: 'night', label: '야간 광고 수신', basic: false, width: 16, value: ({ consent }) => yes(consent.answers.night.agreed) },
  { id: 'suspicion', label: '의심 표시', basic: false, width: 24, value: (registration) => suspicionLabel(registration) ?? '' },
]

/** @param chosen ids of columns beyond the basic ones; unknown ones are ignored */
export const columnsFor = (chosen: readonly string[]): ExportColumn[] => exportColumns.filter(({ id, basic }) => basic || chosen.includes(id))
