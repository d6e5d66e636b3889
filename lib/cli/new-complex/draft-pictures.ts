import { DRAFT_MARK } from '@/lib/content/drafts'
import type { PicturesInput } from '@/lib/content/schemas/pages'

/** Names of the drafts' pictures, each with its subject. */
export type DraftPictures = Record<string, string>

export const numbered = (prefix: string, count: number): string[] => Array.from({ length: count }, (_, index) => `${prefix}-${index + 1}`)

/** @param pictures the drafts' own; each text must be rewritten with the picture that replaces it */
export const draftPictureTexts = (pictures: DraftPictures): PicturesInput =>
  Object.fromEntries(Object.entries(pictures).map(([name, shows]) => [name, { alt: `${DRAFT_MARK} ${shows}` }]))
