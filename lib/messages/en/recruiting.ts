import type { recruitingWords as korean } from '../ko/recruiting'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** What visitors read where the law keeps the site from taking names. */
export const recruitingWords: typeof korean = {
  facts: { registration: 'registration of the rental operator', report: 'supply report', guarantee: 'deposit guarantee' },
  button: 'Registration',
  consultation: 'Contact',
  heading: 'Online registration is paused',
  lead: 'Until the operator’s registration, the supply report and the guarantee are in place, we take no names or numbers. You can still call us.',
  description: (phone) =>
    `Online registration and visit booking are paused until the operator’s registration, the supply report and the guarantee are in place. Call ${phone}.`,
  why: (missing, from) =>
    `From ${day.format(new Date(from))}, nobody in Korea may recruit tenants or would-be tenants, under any name, for rental homes whose operator is not registered ` +
    `(Special Act on Private Rental Housing, Article 42 (8)). This complex still waits for: ${missing.join(', ')}. We take registrations again when everything is in place.`,
  call: (phone) => `Please call ${phone} with any question. You need not leave personal data on the phone.`,
  points: (phone) => [
    'The address and opening hours of the model house are on this site.',
    `You can change or cancel a visit that you booked by the link in our text message, or by calling ${phone}.`,
    'When everything is in place, the numbers stand at the foot of this site and we take registrations again.',
  ],
  refused: 'Your registration was not stored. The reason is given below.',
}
