/** What a form asks for. */
export const fieldWords = {
  name: { form: 'Name' },
  phone: { form: 'Mobile number', hint: 'A Korean number, for example 010-1234-5678' },
  birthdate: { form: 'Date of birth, six digits', hint: 'Year, month, day: 950527 for 27 May 1995' },
  visitDate: { form: 'Preferred day of visit' },
  message: { form: 'Message' },
}
