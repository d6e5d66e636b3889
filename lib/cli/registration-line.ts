import { KOREAN_TIME_ZONE } from '@/lib/korean-time'
import { FIELD_NAMES, fieldOf, type FieldName } from '@/lib/registration-fields'
import { maskedValues, shownValue } from '@/lib/registrations/shown-fields'
import { QUARANTINE_LABELS, type Registration } from '@/lib/registrations/stored-registration'
import { STATUS_LABELS } from '@/lib/registrations/statuses'

const localTime = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'short', timeStyle: 'medium', timeZone: KOREAN_TIME_ZONE })

/** Common fields without a label, the rest with one; a message becomes one line. */
function shown(one: Registration, name: FieldName): string[] {
  const value = shownValue(one, name)
  if (value === null || value === '') return []
  const oneLine = value.replaceAll('\n', ' / ')
  return [fieldOf(name).required ? oneLine : `${fieldOf(name).label} ${oneLine}`]
}

/**
 * A registration as one line of a terminal: time, status, and each field with a value.
 * @param full shows values unmasked
 */
export function registrationLine(one: Registration, full: boolean): string {
  const mark = one.suspicion ? `, 의심: ${QUARANTINE_LABELS[one.suspicion]}` : ''
  const state = one.quarantine ? `격리: ${QUARANTINE_LABELS[one.quarantine]}` : `${STATUS_LABELS[one.status]}${mark}`
  const values = full ? one : { ...one, ...maskedValues(one) }
  return [localTime.format(one.createdAt), state, ...FIELD_NAMES.flatMap((name) => shown(values, name))].join('  ')
}
