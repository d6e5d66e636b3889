import 'server-only'
import type { UnreadableRegistration } from '@/lib/registrations/stored-registration'

/** A registration that cannot be opened, as the lists show it. */
export interface UnreadableCard {
  readonly id: string
}

/** What stands in the place of the name. */
export const unreadableName = (id: string): string => `열 수 없는 등록 · ${id}`

/** @returns each once, in their order */
export const unreadableCards = (...lists: readonly (readonly UnreadableRegistration[])[]): UnreadableCard[] =>
  [...new Set(lists.flat().map(({ id }) => id))].map((id) => ({ id }))
