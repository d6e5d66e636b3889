import type { Content } from './content'
import { CONTENT_FILES } from './content-files'
import { placedTexts, type PlacedText } from './place'
import { fallbackIfInvalid } from './invalid-part'

/** Marks a text that `npm run site -- new-complex` wrote and nobody has reviewed yet. */
export const DRAFT_MARK = '[초안]'

/** Every text that is still a draft, in the order of the files. A site at a public address must have none. */
export const draftsIn = (content: Content): PlacedText[] =>
  (Object.keys(CONTENT_FILES) as (keyof Content)[])
    .flatMap((part) => fallbackIfInvalid(() => placedTexts(content, part), []))
    .filter(({ text }) => text.includes(DRAFT_MARK))
