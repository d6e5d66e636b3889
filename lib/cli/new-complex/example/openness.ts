import type { ChangesInput, UndecidedInput } from '@/lib/content/schemas/openness'

/** /SalesInfo/changes. Null: no such page. */
export const changes: ChangesInput = null

/** /SalesInfo/undecided. Null: no such page. */
export const undecided: UndecidedInput = null
