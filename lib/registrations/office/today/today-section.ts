/**
 * What there is to do, in its order: callbacks over time, new ones, visits that were agreed on for today, callbacks that
 * are still to come today.
 */
export type TodaySection = 'overdue' | 'new' | 'visits' | 'later'
