import type { visitingHoursWords as korean } from '../ko/visiting-hours'

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'] as const

/** When the model house is open, in words that are made of the hours. */
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
  // Reasons are Korean: the office writes them once.
  because: (text) => text,
  unreadableDay: 'opening hours to be confirmed',
  footer: (hours) => `Model house: ${hours}`,
}
