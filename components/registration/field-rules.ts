import { checkBirthdate } from '@/lib/registrations/birthdate'
import { normalisePhone } from '@/lib/registrations/phone'
import type { FormAnswers } from './form-answers'

/** By a field's name: true, or the error text. */
export type FieldRules = Readonly<Record<string, (value: string | boolean) => true | string>>

/** The schema's rules that matter while typing. The server checks all of them. */
export const fieldRules = (say: FormAnswers['field']): FieldRules => ({
  name: (value) => String(value).trim() !== '' || say.nameMissing,
  phone: (value) => (String(value).trim() === '' ? say.phoneMissing : normalisePhone(String(value)) !== null || say.phoneFormat),
  birthdate(value) {
    if (String(value).trim() === '') return say.birthdateMissing
    const checked = checkBirthdate(String(value), new Date())
    return 'yymmdd' in checked || { format: say.birthdateFormat, date: say.birthdateDate, age: say.birthdateAge }[checked.fault]
  },
  // Null where no radio button is checked.
  visitAt: (value) => Boolean(value) || say.visitAt,
  // The value of a ticked box is the hash of the text beside it.
  privacyConsent: (value) => Boolean(value) || say.privacyConsent,
})
