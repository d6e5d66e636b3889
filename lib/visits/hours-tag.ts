/*
 * Marks of pages that say when the model house is open; the front server knows them from the build's own record of a page.
 */

/** The week alone: the footer, so every page. Seldom changes. */
export const WEEKLY_HOURS_TAG = 'weekly-hours'
/** The week and the days that differ: few pages. */
export const OPENING_HOURS_TAG = 'opening-hours'
export type HoursTag = typeof WEEKLY_HOURS_TAG | typeof OPENING_HOURS_TAG
