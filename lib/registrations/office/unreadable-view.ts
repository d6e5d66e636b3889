import 'server-only'
import type { UnreadableRegistration } from '@/lib/registrations/stored-registration'
import { officeDeleteWords as words } from '@/lib/messages/ko/office-delete'

/** An unreadable registration, as the lists show it. */
export interface UnreadableCard {
  readonly id: string
}

/** Replaces the name. */
export const unreadableName = (id: string): string => words.unreadableOne(id)

/** @returns each once, in order */
export const unreadableCards = (...lists: readonly (readonly UnreadableRegistration[])[]): UnreadableCard[] =>
  [...new Set(lists.flat().map(({ id }) => id))].map((id) => ({ id }))
