/** Sections of the work queue, in order: overdue callbacks, new registrations, visits agreed on for today, later callbacks of today. */
export type WorkQueueSection = 'overdue' | 'new' | 'visits' | 'later'
