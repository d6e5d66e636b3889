import { channelLabel } from '@/lib/attribution/channel'
import { describeFirstTouch } from '@/lib/attribution/first-touch'
import { FIELD_NAMES, fieldOf, SOURCE_LABELS, type FieldName, type FieldValues, type RegistrationField, type Source } from '@/lib/registration-fields'
import { formatPhone, maskPhone } from './phone'

type Shown<Kind extends 'format' | 'mask'> = Readonly<Record<NonNullable<RegistrationField[Kind]>, (value: string) => string>>

const FORMATS: Shown<'format'> = {
  phone: formatPhone,
  source: (source) => SOURCE_LABELS[source as Source],
  'first-touch': describeFirstTouch,
  channel: (channel) => channelLabel(channel),
}
const MASKS: Shown<'mask'> = { phone: maskPhone, birthdate: () => '******' }

/** @returns a value formatted for the office; null if there is none */
export function shownValue(values: FieldValues, name: FieldName): string | null {
  const value: string | null = values[name]
  const { format } = fieldOf(name)
  return value === null || !format ? value : FORMATS[format](value)
}

/** @returns the values, masked where their field has a mask */
export const maskedValues = (values: FieldValues): FieldValues =>
  Object.fromEntries(
    FIELD_NAMES.map((name) => {
      const value: string | null = values[name]
      const { mask } = fieldOf(name)
      return [name, value === null || !mask ? value : MASKS[mask](value)]
    }),
  ) as unknown as FieldValues
