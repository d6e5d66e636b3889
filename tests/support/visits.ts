import type { VisitStore } from '@/lib/visits/visit-store'
import { createVisitBooking, type VisitBooking } from '@/lib/visits/visit-booking'
import { visitLinkToken } from '@/lib/visits/visit-link'
import { testVault } from './registrations'
import { openingHoursSchema, type OpeningHours, type VisitPeriod } from '@/lib/content/schemas/opening-hours'

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

/** The token of a registration's link, as the test vault makes it. */
export const linkToken = (registrationId: string): string => visitLinkToken(testVault, registrationId)

/** Links are `https://example.com/v/{token}`. */
export const visitBooking = (store: VisitStore, hours: OpeningHours = openingHours, period?: VisitPeriod): VisitBooking =>
  createVisitBooking(store, hours, (registrationId) => `https://example.com/v/${linkToken(registrationId)}`, period && (() => period))
