/* Cache tags of pages that show the opening hours; the front server reads them from the build's record of a page. */

/** The weekly hours: in the footer, so on every page. Seldom changes. */
export const WEEKLY_HOURS_TAG = 'weekly-hours'
/** The weekly hours and the exceptions: on few pages. */
export const OPENING_HOURS_TAG = 'opening-hours'
export type HoursTag = typeof WEEKLY_HOURS_TAG | typeof OPENING_HOURS_TAG
