import { statusWords } from '@/lib/messages/ko/registration-office'

/** Where the office stands with a visitor. Order is that of the work. */
export const STATUSES = ['new', 'absent', 'called', 'booked', 'visited', 'closed'] as const
export type RegistrationStatus = (typeof STATUSES)[number]
export const STATUS_LABELS: Readonly<Record<RegistrationStatus, string>> = statusWords
