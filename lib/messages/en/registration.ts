import type { registrationWords as korean } from '../ko/registration'

/** The registration form and its result page, as far as the server renders them. */
export const registrationWords: typeof korean = {
  consents: 'Consents',
  showConsent: 'Read the text',
  phone: 'Telephone',
  hours: 'Hours',
  leaveEmpty: 'Leave this field empty',
  resultTitle: 'Registration',
  headings: { registered: 'You are registered', refused: 'We could not register you', choosing: 'Choose a day and time', nothing: 'Register your interest' },
  noResult: 'There is no result to show. You can register below.',
  next: {
    steps: (phone) => [`We call you from ${phone}.`, 'A text message (in Korean) brings you the address and hours of the model house.'],
    visitingHours: 'Visiting hours',
    toSchedule: 'Schedule (Korean)',
  },
  callNumber: (phone) => `Call ${phone}`,
  untranslated:
    'This text was changed, and its translation is not ready yet. What you agree to is the Korean text below. Please call us if you have questions.',
  originalApplies: 'This translation is here to help you. What you agree to, and what we keep as evidence, is the Korean text below.',
}
