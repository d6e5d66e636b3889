/** Sections of the work queue, in order: overdue callbacks, new registrations, visits agreed on for today, later callbacks of today. */
export type TodaySection = 'overdue' | 'new' | 'visits' | 'later'
