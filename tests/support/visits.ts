import { openingHoursSchema, type OpeningHours } from '@/lib/visits/opening-hours'

const EVERY_DAY = { from: '10:00', until: '18:00' }

/** Ten groups every half hour from 10:00 to 17:00, every day. */
export const openingHours: OpeningHours = openingHoursSchema.parse({
  weekly: Array.from({ length: 7 }, () => EVERY_DAY),
  exceptions: [],
  slotMinutes: 30,
  visitMinutes: 50,
  groupsPerSlot: 10,
  peoplePerSlot: 40,
  peoplePerGroup: 6,
  daysAhead: 30,
  bookUntilMinutes: 60,
  cancelUntilMinutes: 120,
})
