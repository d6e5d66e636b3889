/* Cache tags of pages that show the opening hours or the free times; the front server reads them from the build's record of a page. */

/** The weekly hours: in the footer, so on every page. Seldom changes. */
export const WEEKLY_HOURS_TAG = 'weekly-hours'
/** The weekly hours and the exceptions: on few pages. */
export const OPENING_HOURS_TAG = 'opening-hours'
/** The times that are free: on the pages where a visit is booked. Expires with each booking and with time. */
export const VISIT_TIMES_TAG = 'visit-times'
export type HoursTag = typeof WEEKLY_HOURS_TAG | typeof OPENING_HOURS_TAG
