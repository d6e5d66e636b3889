import 'server-only'
import { checkAllInTurns } from '@/lib/content/check-all'
import { CHECKS_AT_LOAD } from '@/lib/content/checks-at-load'
import { contentSchemas, type Content } from '@/lib/content/content'
import { CONTENT_FILES } from '@/lib/content/content-files'
import { contentSources, writtenContent } from '@/lib/content/load'
import { parseContent } from '@/lib/content/parse'
import type { ContentSources } from '@/lib/content/parse-all'
import { consentSchema } from '@/lib/content/schemas/registration'
import { FACTS, splitPath, type Fact } from './fact-registry'
import { quoteMark, replaceMentions } from './quoted-values'
import { mapTexts, valueAt, withValueAt } from './value-at'

/** Values of facts by their paths, with marks for what they quote; facts without one have the value of content/. */
export type FactValues = ReadonlyMap<string, unknown>

type Sources = { [Part in keyof Content]: unknown }

/** Parts that record, or draw: no text in them quotes a fact. */
const WITHOUT_QUOTES: ReadonlySet<keyof Content> = new Set(['consentVersions', 'pictureFiles', 'panoramaFiles', 'theme', 'plans', 'maps', 'sitePlan'])
const QUOTING = (Object.keys(contentSources) as (keyof Content)[]).filter((part) => !WITHOUT_QUOTES.has(part))

/** The value that holds where a fact is some fields of an object: the others, and those that it does not name, stay. */
export const mergedValue = (fact: Pick<Fact, 'fields'>, found: unknown, value: unknown): unknown =>
  fact.fields && typeof found === 'object' && found !== null && typeof value === 'object' ? { ...found, ...value } : value

/** What the quoted fact says now. */
export const quotedText = (fact: Fact, values: FactValues): string => String(values.get(fact.path) ?? fact.written)

function putValues(sources: Sources, values: FactValues): void {
  for (const fact of FACTS) {
    if (!values.has(fact.path)) continue
    const value = values.get(fact.path)
    for (const { part, keys } of [fact, ...fact.copies.map(splitPath)])
      sources[part] = withValueAt(sources[part], keys, mergedValue(fact, valueAt(sources[part], keys), value))
  }
}

const QUOTED = FACTS.filter(({ quoted }) => quoted)

function replaceQuotes(sources: Sources, values: FactValues, mentionOf: (fact: Fact) => string): void {
  for (const fact of QUOTED) {
    const [mention, now] = [mentionOf(fact), quotedText(fact, values)]
    if (mention === now) continue
    for (const part of QUOTING)
      if ((JSON.stringify(sources[part]) ?? '').includes(mention)) sources[part] = mapTexts(sources[part], (text) => replaceMentions(text, mention, now))
  }
}

/**
 * A consent text that changed with a fact is another version, and names one text only: its version gets the beginning of the
 * text's hash.
 */
function putConsentVersions(sources: Sources): void {
  if (sources.registration === contentSources.registration) return
  for (const kind of ['privacy', 'marketing', 'night'] as const) {
    const path = ['consents', kind]
    const parsed = consentSchema.safeParse(valueAt(sources.registration, path))
    if (!parsed.success || parsed.data.hash === writtenContent.registration.consents[kind].hash) continue
    const version = `${parsed.data.version}-${parsed.data.hash.slice(0, 8)}`
    sources.registration = withValueAt(sources.registration, [...path, 'version'], version)
    const { hash } = consentSchema.parse(valueAt(sources.registration, path))
    sources.consentVersions = withValueAt(sources.consentVersions, [kind, version], hash)
  }
}

/** content/ with these values in place of its own, before the schemas. */
export function sourcesWith(values: FactValues): ContentSources {
  const sources: Sources = { ...contentSources }
  // Before the office's values: a new address may contain the old one.
  replaceQuotes(sources, values, ({ written }) => String(written))
  putValues(sources, values)
  replaceQuotes(sources, values, ({ path }) => quoteMark(path))
  putConsentVersions(sources)
  return sources
}

interface Parsed {
  readonly content: Partial<Content>
  readonly faults: readonly string[]
  /** Parts that their schema refused. */
  readonly refused: readonly (keyof Content)[]
}

function parsedWith(values: FactValues): Parsed {
  const sources = sourcesWith(values)
  const content: { [Part in keyof Content]?: unknown } = { ...writtenContent }
  const faults: string[] = []
  const refused: (keyof Content)[] = []
  for (const part of Object.keys(contentSources) as (keyof Content)[]) {
    if (sources[part] === contentSources[part]) continue
    const before = faults.length
    content[part] = parseContent(CONTENT_FILES[part], contentSchemas[part], sources[part], faults)
    if (faults.length > before) refused.push(part)
  }
  return { content: content as Partial<Content>, faults, refused }
}

/** Every error that `npm run site -- content` would find in content/ with these values, in its words. */
export async function faultsWith(values: FactValues): Promise<string[]> {
  const { content, faults } = parsedWith(values)
  return [...faults, ...(await checkAllInTurns(content, CHECKS_AT_LOAD))]
}

export interface ContentWithFacts {
  readonly content: Content
  /** Facts whose stored value the schemas refuse, as after an update of the site: content/ holds there. */
  readonly refused: readonly string[]
}

/** What the site says with these values. A refused value leaves out all facts of its part, and the rest holds. */
export function contentWithFacts(values: FactValues): ContentWithFacts {
  let remaining = values
  const refused: string[] = []
  for (;;) {
    const parsed = parsedWith(remaining)
    if (parsed.refused.length === 0) return { content: parsed.content as Content, refused }
    const bad = FACTS.filter(({ path, part, quoted }) => remaining.has(path) && (quoted || parsed.refused.includes(part))).map(({ path }) => path)
    if (bad.length === 0) return { content: writtenContent, refused: [...refused, ...remaining.keys()] }
    refused.push(...bad)
    remaining = new Map([...remaining].filter(([path]) => !bad.includes(path)))
  }
}
