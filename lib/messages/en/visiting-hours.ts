import type { visitingHoursWords as korean } from '../ko/visiting-hours'

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'] as const

/** Opening hours of the model house in words. */
export const visitingHoursWords: typeof korean = {
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  time: (from, until) => `${from}–${until}`,
  daily: (time) => `${time} daily`,
  days: (days, time) => `${days} ${time}`,
  closedDays: (days) => `closed ${days}`,
  run: (first, last) => `${first}–${last}`,
  and: ', ',
  alwaysClosed: 'closed for now',
  day: (year, month, day, weekday) => `${weekday} ${day} ${MONTHS[month - 1]} ${year}`,
  closedOn: (day) => `closed on ${day}`,
  openOn: (day, time) => `${time} on ${day}`,
  // Reasons stay Korean: the office writes them in one language.
  because: (text) => text,
  unreadableDay: 'opening hours to be confirmed',
  footer: (hours) => `Model house: ${hours}`,
}
