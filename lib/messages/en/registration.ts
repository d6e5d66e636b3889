import type { registrationWords as korean } from '../ko/registration'

/** The registration form and the page on which it ends, as far as the server writes them. */
export const registrationWords: typeof korean = {
  consents: 'Consents',
  showConsent: 'Read the text',
  phone: 'Telephone',
  hours: 'Hours',
  leaveEmpty: 'Leave this field empty',
  resultTitle: 'Registration',
  headings: { registered: 'You are registered', refused: 'We could not register you', nothing: 'Register your interest' },
  callNumber: (phone) => `Call ${phone}`,
  originalApplies: 'This translation is here to help you. What you agree to, and what we keep as evidence, is the Korean text below.',
}
