import { nextTurn } from '@/lib/next-turn'
import type { Content } from './content'
import { CONTENT_FILES } from './content-files'
import { placedTexts, type PlacedText } from './place'
import { checkEach, InvalidPartError, fallbackIfInvalid } from './invalid-part'

/** Finds errors that no single schema can see, as lines for content editors. */
export type Check = (content: Content) => string[]

/** Texts by content, because a dozen checks read the same texts. */
const found = new WeakMap<Content, Map<keyof Content, PlacedText[]>>()

function textsOnce(content: Content, part: keyof Content): PlacedText[] {
  const parts = found.get(content) ?? new Map<keyof Content, PlacedText[]>()
  found.set(content, parts)
  const texts = parts.get(part) ?? placedTexts(content, part)
  parts.set(part, texts)
  return texts
}

/**
 * Applies a check to each text separately, so that an unreadable part hides only its own errors.
 * @param faultsIn given all of content, and one text of it
 */
export const eachText = (faultsIn: (content: Content, text: PlacedText) => string[]): Check[] =>
  (Object.keys(CONTENT_FILES) as (keyof Content)[]).map((part) => (content) => checkEach(textsOnce(content, part), (text) => faultsIn(content, text)))

/** @returns the same content, in which reading an unreadable part throws InvalidPartError */
const readableParts = (parsed: Partial<Content>): Content =>
  new Proxy(parsed, {
    get(parts, name) {
      const part: unknown = Reflect.get(parts, name)
      if (part === undefined) throw new InvalidPartError()
      return part
    },
  }) as Content

const faultsOf = (check: Check, readable: Content): string[] => fallbackIfInvalid(() => check(readable), [])

/**
 * Runs every check on the parts that passed their schemas, so that one run shows as many errors as possible.
 * @param parsed output of the schemas: for invalid parts what could be read, undefined where nothing could
 */
export function checkAll(parsed: Partial<Content>, checks: readonly Check[]): string[] {
  const readable = readableParts(parsed)
  return checks.flatMap((check) => faultsOf(check, readable))
}

/** Does the same in a running site: all checks take 0.1 s, so that each has a turn of the event loop. */
export async function checkAllInTurns(parsed: Partial<Content>, checks: readonly Check[]): Promise<string[]> {
  const readable = readableParts(parsed)
  const faults: string[] = []
  for (const check of checks) {
    faults.push(...faultsOf(check, readable))
    await nextTurn()
  }
  return faults
}
