import { fieldAnswers } from '@/lib/messages/ko/registration-answers'
import { checkBirthdate } from '@/lib/registrations/birthdate'
import { normalisePhone } from '@/lib/registrations/phone'

const birthdateFault = { format: fieldAnswers.birthdateFormat, date: fieldAnswers.birthdateDate, age: fieldAnswers.birthdateAge }

/** The schema's rules as far as a person meets them while typing, by a field's name: true or what to say. The server checks all of them. */
export const FIELD_RULES: Readonly<Record<string, (value: string | boolean) => true | string>> = {
  name: (value) => String(value).trim() !== '' || fieldAnswers.nameMissing,
  phone: (value) => (String(value).trim() === '' ? fieldAnswers.phoneMissing : normalisePhone(String(value)) !== null || fieldAnswers.phoneFormat),
  birthdate(value) {
    if (String(value).trim() === '') return fieldAnswers.birthdateMissing
    const checked = checkBirthdate(String(value), new Date())
    return 'yymmdd' in checked || birthdateFault[checked.fault]
  },
  // A ticked box reads as its value attribute: the hash of the text beside it.
  privacyConsent: (value) => Boolean(value) || fieldAnswers.privacyConsent,
}
