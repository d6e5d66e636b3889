import type { fieldAnswers as koreanFields, refusalAnswers as koreanRefusals, resultAnswers as koreanResults } from '../ko/registration-answers'

/** Messages beside a field. */
export const fieldAnswers: typeof koreanFields = {
  nameMissing: 'Please enter your name.',
  nameLong: (max) => `Please keep your name within ${max} characters.`,
  nameCharacters: 'Please enter your name in letters, of any script, without signs such as @, / or #.',
  phoneMissing: 'Please enter your mobile number.',
  phoneFormat: 'Please check your mobile number. We call Korean mobile numbers only: 10 or 11 digits beginning with 01.',
  birthdateMissing: 'Please enter your date of birth in six digits.',
  birthdateFormat: 'Please enter your date of birth in six digits: year, month and day, two digits each.',
  birthdateDate: 'There is no such date. Please check the order: year, month, day.',
  birthdateAge: 'Under the age of 14 a guardian has to consent, so we cannot register you. A parent or guardian may register in their own name.',
  visitAt: 'Please choose the time of your visit.',
  visitPeople: 'Please enter the number of visitors, 1 or more.',
  visitDate: 'Please write a day from today to one year ahead in eight digits: year, month, day.',
  messageLong: (max) => `Please keep your message within ${max} characters.`,
  residenceLong: (max) => `Please keep your place of residence within ${max} characters.`,
  email: 'Please check your email address, for example name@example.com.',
  privacyConsent: 'We can register you only if you agree to the collection and use of your personal information.',
  consentChanged: 'The consent text has changed. Please read the new text and tick the box again.',
  site: 'This complex does not take registrations. Please reload the page and try again.',
  source: 'The form could not be recognised. Please reload the page and try again.',
}

/** Messages about the whole form. */
export const resultAnswers: typeof koreanResults = {
  success: 'Thank you, you are registered. We will call you soon.',
  failure: 'We could not register you. Please try again.',
  error: 'Something went wrong. Please try again in a moment.',
  sending: 'Sending…',
  checkFields: 'Please check what you entered.',
  consentChanged:
    'A consent text has changed in the meantime, so you are not registered yet. What you entered is still here: please read the new text and register again.',
  nothingLost: 'What you entered is still here. If this goes on, please call {phone}.',
}

/** Messages that only the server sends. */
export const refusalAnswers: typeof koreanRefusals = {
  busy: (seconds) =>
    `There are too many requests just now. Please try again in ${seconds < 90 ? `${seconds} seconds` : `about ${Math.ceil(seconds / 60)} minutes`}.`,
  unavailable: (phone) => `Registrations cannot be stored at the moment. Please call ${phone}, and we will help you at once.`,
  keyTooLong: (max) => `The Idempotency-Key may have at most ${max} characters.`,
}
