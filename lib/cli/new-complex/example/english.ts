import type { EnglishInput } from '@/lib/content/schemas/english'

/** Pages in English; null: none. */
export const english: EnglishInput = null
