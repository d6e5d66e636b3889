/** Marks every page that says when the model house is open; the front server knows it from the build's own record of a page. */
export const OPENING_HOURS_TAG = 'opening-hours'
