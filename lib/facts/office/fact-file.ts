import 'server-only'
import { FACTS, findFact, type Fact } from '../fact-registry'
import { mergedValue, type FactValues } from '../content-with-facts'
import { isSameValue, tidyValue, withSortedKeys } from '../tidy-value'
import { mapTexts } from '../value-at'
import { shownValue, wordsOf, writtenValue } from './edited-fact'
import { cleanFactText } from './fact-fields'
import { factRefusalWords as words } from '@/lib/messages/ko/fact-refusals'

/*
 * All facts as one JSON object by path. Keys are sorted, and fields that a schema adds by itself are left out, so that two files
 * differ only where facts do. Texts hold what they quote (the phone number), not its mark: a file may be taken to another store.
 */

export interface FactDifference {
  readonly path: string
  readonly label: string
  readonly before: unknown
  readonly after: unknown
}

/** A value in the form that the file has. */
export const filedValue = (fact: Fact, value: unknown): unknown => withSortedKeys(tidyValue(fact, value))

/** What the site says with these values. */
export function saidValue(fact: Fact, values: FactValues): unknown {
  const written = writtenValue(fact, values)
  return filedValue(fact, values.has(fact.path) ? mergedValue(fact, written, shownValue(fact, values.get(fact.path), values)) : written)
}

/** Every fact with the value that holds. @param values what the office published */
export const writeFactFile = (values: FactValues): string =>
  `${JSON.stringify(withSortedKeys(Object.fromEntries(FACTS.map((fact) => [fact.path, saidValue(fact, values)]))), null, 2)}\n`

/** Where the published values differ from those of content/. */
export function differencesFromContent(values: FactValues): FactDifference[] {
  return FACTS.flatMap((fact) => {
    if (!values.has(fact.path)) return []
    const [before, after] = [filedValue(fact, writtenValue(fact, values)), saidValue(fact, values)]
    return isSameValue(before, after) ? [] : [{ path: fact.path, label: wordsOf(fact).label, before, after }]
  })
}

interface ReadFile {
  readonly given: readonly (readonly [fact: Fact, value: unknown])[]
  /** In Korean, one a line. */
  readonly faults: readonly string[]
}

/** Reads a file, which may name some of the facts only: the others stay. Schemas are asked later. */
export function readFactFile(text: string): ReadFile {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch (error) {
    return { given: [], faults: [words.noJson(error instanceof Error ? error.message : String(error))] }
  }
  if (typeof file !== 'object' || file === null || Array.isArray(file)) return { given: [], faults: [words.noObject] }
  const entries = Object.entries(file).map(([path, value]) => [path, findFact(path), mapTexts(value, cleanFactText)] as const)
  return {
    given: entries.flatMap(([, fact, value]) => (fact ? [[fact, value] as const] : [])),
    faults: entries.flatMap(([path, fact]) => (fact ? [] : [words.unknownPath(path)])),
  }
}
