import type { phaseWords as korean } from '../ko/phase'

/** What English pages say of the phase. */
export const phaseWords: Pick<typeof korean, 'closed' | 'noVisits'> = {
  closed: {
    button: 'Contact',
    heading: 'Recruiting is closed',
    lead: 'We take no more registrations or visit bookings online. You can still call us.',
    description: (phone) => `Recruiting is closed: no registrations or visit bookings online. Call ${phone}.`,
    message: (phone) => `Recruiting is closed. Please call ${phone} with any question.`,
    points: (phone) => [`You can change or cancel a visit that you booked by the link in our text message, or by calling ${phone}.`],
  },
  noVisits: {
    heading: 'No visits are booked online at the moment',
    lead: 'Contracts are being signed in the model house.',
    message: (phone) => `Please call ${phone} to visit the model house.`,
  },
}
