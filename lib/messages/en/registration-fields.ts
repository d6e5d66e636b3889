import type { fieldWords as korean } from '../ko/registration-fields'

type Korean = typeof korean
/** Words of a field: its label, as consents list it, and a hint if it has one in Korean. */
type FieldWords = {
  readonly [Name in keyof Korean as Korean[Name] extends { form: string } ? Name : never]: {
    readonly form: string
    readonly item: string
  } & (Korean[Name] extends {
    hint: string
  }
    ? { readonly hint: string }
    : unknown)
}

/** Fields of forms. */
export const fieldWords: FieldWords = {
  name: { form: 'Name', item: 'name' },
  phone: { form: 'Mobile number', item: 'mobile number', hint: 'A Korean number, for example 010-1234-5678' },
  birthdate: {
    form: 'Date of birth, six digits',
    item: 'date of birth',
    hint: '950527 for 27 May 1995. We check your age (14 or over) and for a second registration.',
  },
  visitDate: {
    form: 'Preferred day of visit',
    item: 'day and time of the visit and number of visitors',
    hint: 'Eight digits: year, month, day',
  },
  message: { form: 'Message', item: 'message' },
}
