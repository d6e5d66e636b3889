import 'server-only'
import type { UnreadableRegistration } from '@/lib/registrations/stored-registration'

/** An unreadable registration, as the lists show it. */
export interface UnreadableCard {
  readonly id: string
}

/** Replaces the name. */
export const unreadableName = (id: string): string => `열 수 없는 등록 · ${id}`

/** @returns each once, in order */
export const unreadableCards = (...lists: readonly (readonly UnreadableRegistration[])[]): UnreadableCard[] =>
  [...new Set(lists.flat().map(({ id }) => id))].map((id) => ({ id }))
