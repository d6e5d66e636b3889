import type { Content } from './content'
import { CONTENT_FILES } from './content-files'
import { placedTexts, type PlacedText } from './place'
import { checkEach, InvalidPartError, fallbackIfInvalid } from './invalid-part'

/** Finds faults that no single schema can see, as lines for whoever writes content. */
export type Check = (content: Content) => string[]

/** Of each content that is being checked: a dozen checks look at the same texts. */
const found = new WeakMap<Content, Map<keyof Content, PlacedText[]>>()

function textsOnce(content: Content, part: keyof Content): PlacedText[] {
  const parts = found.get(content) ?? new Map<keyof Content, PlacedText[]>()
  found.set(content, parts)
  const texts = parts.get(part) ?? placedTexts(content, part)
  parts.set(part, texts)
  return texts
}

/**
 * A check of every text by itself, a check a part, so that a part that could not be read hides only its own.
 * @param faultsIn given all of content, and one text of it
 */
export const eachText = (faultsIn: (content: Content, text: PlacedText) => string[]): Check[] =>
  (Object.keys(CONTENT_FILES) as (keyof Content)[]).map((part) => (content) => checkEach(textsOnce(content, part), (text) => faultsIn(content, text)))

/**
 * Runs every check as far as it needs nothing that a schema refused, so that one run shows what there is to mend and a
 * fault in one place hides nothing about the others.
 * @param parsed what the schemas made: of parts with faults what could be read of them, undefined where nothing could
 */
export function checkAll(parsed: Partial<Content>, checks: readonly Check[]): string[] {
  const readable = new Proxy(parsed, {
    get(parts, name) {
      const part: unknown = Reflect.get(parts, name)
      if (part === undefined) throw new InvalidPartError()
      return part
    },
  }) as Content
  return checks.flatMap((check) => fallbackIfInvalid(() => check(readable), []))
}
