import { KOREAN_TIME_ZONE } from '@/lib/korean-time'
import { visitWords } from '@/lib/messages/ko/visits'
import { channelLabel } from '@/lib/attribution/channel'
import { FIELD_NAMES, fieldOf, REGISTRATION_FIELDS, type FieldName } from '@/lib/registration-fields'
import { shownValue } from '@/lib/registrations/shown-fields'
import type { Registration } from '@/lib/registrations/stored-registration'
import { STATUS_LABELS } from '@/lib/registrations/statuses'
import { preferenceLabel } from '@/lib/registrations/preference'
import type { Visit } from '@/lib/visits/booking'
import type { RegistrationEvent } from '@/lib/registrations/registration-event'
import { contractContent, contractDetail } from '@/lib/registrations/office/contract-fields'
import { resultLabel } from '@/lib/registrations/office/progress-view'
import { suspicionLabel, VISIT_LABEL } from '@/lib/registrations/office/registration-view'
import { consentOfficeWords } from '@/lib/messages/ko/registration-consents'
import { officeExportWords } from '@/lib/messages/ko/office-export'
import { inboxWords } from '@/lib/messages/ko/office-inbox'
import { workFormWords } from '@/lib/messages/ko/work-form'
import { officeCustomerWords } from '@/lib/messages/ko/office-customer'
import { eventWords, unreadableWords } from '@/lib/messages/ko/registration-office'

type ExportedContract = Pick<RegistrationEvent, 'contract' | 'isTextUnreadable'>

/** A column of an export. `basic` ones are always included; others only if chosen, so that a file carries no more than its purpose needs. */
export interface ExportColumn {
  readonly id: string
  readonly label: string
  readonly basic: boolean
  /** Characters, for spreadsheets. */
  readonly width: number
  /**
   * @param qrNames names of QR codes, by code
   * @param visit booked with the registration
   * @param contract that holds
   */
  readonly value: (registration: Registration, qrNames: Readonly<Record<string, string>>, visit?: Visit | null, contract?: ExportedContract) => string
}

const KOREA = new Intl.DateTimeFormat('sv-SE', { timeZone: KOREAN_TIME_ZONE, dateStyle: 'short', timeStyle: 'short' })
/** As a sortable time, with words for a visit that was cancelled or is not confirmed. */
function visitTime({ at, cancelledAt, heldUntil }: Visit): string {
  if (cancelledAt) return visitWords.cancelledBooking(KOREA.format(at))
  return heldUntil ? visitWords.heldBooking(KOREA.format(at), KOREA.format(heldUntil)) : KOREA.format(at)
}
/** Id of the column that needs visits to be read. */
export const VISIT_COLUMN = 'visit'
const yes = (agreed: boolean) => (agreed ? consentOfficeWords.agreed : consentOfficeWords.notAgreed)

/** @returns the column of a field; empty for a field that is never exported */
function columnOf(name: FieldName): ExportColumn[] {
  const { label, export: column } = fieldOf(name)
  return column ? [{ id: name, label, ...column, value: (registration) => shownValue(registration, name) ?? '' }] : []
}

/** Shows a QR code by the name that the office gave it. */
const channelColumn: ExportColumn = {
  id: 'channel',
  label: REGISTRATION_FIELDS.channel.label,
  ...REGISTRATION_FIELDS.channel.export,
  value: ({ channel }, qrNames) => (channel === null ? '' : channelLabel(channel, qrNames)),
}

const fields = FIELD_NAMES.filter((name) => name !== 'source').flatMap((name) => (name === 'channel' ? channelColumn : columnOf(name)))

/** Begins the ids of columns that need contracts to be read. */
export const CONTRACT_COLUMN = 'contract-'

/** A column for each field of a contract that content has. */
const contractColumns = (): ExportColumn[] =>
  contractContent().fields.map((field) => ({
    id: `${CONTRACT_COLUMN}${field.name}`,
    label: field.label,
    basic: false,
    width: 18,
    value: (_registration, _qrNames, _visit, contract) =>
      contract?.isTextUnreadable ? unreadableWords.text : (contractDetail(field, contract?.contract ?? null) ?? ''),
  }))

/** The office's own templates rely on the order: a new column goes where its field is in the table, after the basic ones. */
export const exportColumns: readonly ExportColumn[] = [
  { id: 'at', label: officeExportWords.columns.at, basic: true, width: 18, value: ({ createdAt }) => KOREA.format(createdAt) },
  ...fields.filter(({ basic }) => basic),
  { id: 'status', label: officeExportWords.status, basic: true, width: 12, value: ({ status }) => STATUS_LABELS[status] },
  ...columnOf('source'),
  ...fields.filter(({ basic }) => !basic),
  { id: 'marketing', label: consentOfficeWords.labels.marketing, basic: false, width: 16, value: ({ consent }) => yes(consent.answers.marketing.agreed) },
  { id: 'night', label: consentOfficeWords.labels.night, basic: false, width: 16, value: ({ consent }) => yes(consent.answers.night.agreed) },
  { id: 'suspicion', label: inboxWords.suspicion, basic: false, width: 24, value: (registration) => suspicionLabel(registration) ?? '' },
  { id: 'result', label: workFormWords.heading, basic: false, width: 24, value: (registration) => resultLabel(registration) ?? '' },
  { id: 'tags', label: officeCustomerWords.tags, basic: false, width: 24, value: ({ tags }) => tags.join(', ') },
  { id: 'wish', label: eventWords.wished, basic: false, width: 16, value: ({ preference }) => preferenceLabel(preference) ?? '' },
  { id: VISIT_COLUMN, label: VISIT_LABEL, basic: false, width: 32, value: (_registration, _qrNames, visit) => (visit ? visitTime(visit) : '') },
]

/** All columns; those of a contract, which content names, come last. */
export const allExportColumns = (): readonly ExportColumn[] => [...exportColumns, ...contractColumns()]

/** @param chosen ids of columns in addition to the basic ones; unknown ones are ignored */
export const columnsFor = (chosen: readonly string[]): ExportColumn[] => allExportColumns().filter(({ id, basic }) => basic || chosen.includes(id))
