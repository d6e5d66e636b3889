import { statusWords } from '@/lib/messages/ko/registration-office'

/** Status of a registration, in the order of work. */
export const STATUSES = ['new', 'absent', 'called', 'booked', 'visited', 'closed'] as const
export type RegistrationStatus = (typeof STATUSES)[number]
export const STATUS_LABELS: Readonly<Record<RegistrationStatus, string>> = statusWords
