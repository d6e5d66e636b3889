import type { Content } from './content'
import { CONTENT_FILES } from './content-files'
import { placedTexts, type PlacedText } from './place'

/** Finds faults that no single schema can see, as lines for whoever writes content. */
export type Check = (content: Content) => string[]

/**
 * A check of every text by itself, a check a part, so that a part that could not be read hides only its own.
 * @param faultsIn given all of content, and one text of it
 */
export const eachText = (faultsIn: (content: Content, text: PlacedText) => string[]): Check[] =>
  (Object.keys(CONTENT_FILES) as (keyof Content)[]).map((part) => (content) => placedTexts(content, part).flatMap((text) => faultsIn(content, text)))

/** A part that a check wants to look at has faults of its own. */
class UnreadPart extends Error {}

/**
 * Runs every check of which all parts could be read, so that one run shows what there is to mend and a fault in one file
 * hides nothing about the others.
 * @param parsed what the schemas made; undefined where they found faults
 */
export function checkAll(parsed: Partial<Content>, checks: readonly Check[]): string[] {
  const readable = new Proxy(parsed, {
    get(parts, name) {
      const part: unknown = Reflect.get(parts, name)
      if (part === undefined) throw new UnreadPart()
      return part
    },
  }) as Content
  return checks.flatMap((check) => {
    try {
      return check(readable)
    } catch (error) {
      if (error instanceof UnreadPart) return []
      throw error
    }
  })
}
