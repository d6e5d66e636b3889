import 'server-only'
import { z } from 'zod'
import { content, contentSources, writtenContent } from '@/lib/content/load'
import { koreanIssues } from '@/lib/content/parse'
import { NotFoundError } from '@/lib/errors'
import type { Store } from '@/lib/store/store'
import { faultsWith, quotedText, type FactValues } from '../content-with-facts'
import { FACTS, factValue, findFact, type Fact } from '../fact-registry'
import { versionsAt, type FactVersion } from '@/lib/fact-version'
import { quoteMark, replaceMentions } from '../quoted-values'
import { valuesOf } from '../shown-facts'
import { mapTexts, valueAt } from '../value-at'
import { endedNotices } from './ended-notices'
import { undecidedOverride } from './undecided-override'
import { wordsOfFact } from './fact-labels'
import type { FactWords } from '@/lib/messages/ko/fact-words'
import { CLAUSES, rewrittenClauses } from './rewritten-clauses'
import { factRefusalWords } from '@/lib/messages/ko/fact-refusals'

/** Facts quoted in the value of another one. */
const quotedIn = (fact: Fact) => FACTS.filter(({ path, quoted }) => quoted && path !== fact.path)

/** @throws NotFoundError */
export function getFact(path: string): Fact {
  const fact = findFact(path)
  if (!fact) throw new NotFoundError(`fact ${path}`)
  return fact
}

export const wordsOf = (fact: Fact): FactWords => wordsOfFact(fact, { legal: writtenContent.site.legal.items, pages: writtenContent.pages })

/** A typed value as it is stored: with marks in place of what it quotes. */
export const storedValue = (fact: Fact, value: unknown, values: FactValues): unknown =>
  quotedIn(fact).reduce((marked, quoted) => mapTexts(marked, (text) => replaceMentions(text, quotedText(quoted, values), quoteMark(quoted.path))), value)

/** A stored value as a form shows it. */
export const shownValue = (fact: Fact, value: unknown, values: FactValues): unknown =>
  quotedIn(fact).reduce((shown, quoted) => mapTexts(shown, (text) => replaceMentions(text, quoteMark(quoted.path), quotedText(quoted, values))), value)

/** The value of content/, with what it quotes as it holds. */
export const writtenValue = (fact: Fact, values: FactValues): unknown =>
  quotedIn(fact).reduce(
    (shown, quoted) => mapTexts(shown, (text) => replaceMentions(text, String(quoted.written), quotedText(quoted, values))),
    factValue(valueAt(contentSources[fact.part], fact.keys), fact.fields),
  )

const parsedJson = (fact: Fact, value: unknown) => {
  const { success, data } = z.safeParse(fact.schema, value)
  return success ? JSON.stringify(data) : undefined
}

/** Whether a typed value is that of content/. */
export function isWritten(fact: Fact, value: unknown, values: FactValues): boolean {
  const typed = parsedJson(fact, value)
  return typed !== undefined && typed === parsedJson(fact, writtenValue(fact, values))
}

/** The value that visitors see. */
export const currentValue = ({ part, keys, fields }: Fact): unknown => factValue(valueAt(content[part], keys), fields)

/** Longer ones are no fact. */
const JSON_MAX = 30_000

export interface FactFaults {
  /** By the name of the form's input. */
  readonly fields: Readonly<Record<string, string>>
  /** What does not fit with the rest of the site, in the words of `npm run site -- content`. */
  readonly others: readonly string[]
}

/**
 * Names of HTML's elements, as a shape alone cannot tell `<OPEN>` from `<BR>`. No package that runs on the server lists them:
 * htmlparser2 reads any name.
 */
const ELEMENTS =
  'a|abbr|address|area|article|aside|audio|b|base|blockquote|body|br|button|canvas|center|cite|code|col|data|dd|del|details|dfn|dialog|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|frame|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|map|mark|math|menu|meta|nav|noscript|object|ol|optgroup|option|output|p|param|picture|pre|q|s|samp|script|section|select|slot|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|u|ul|var|video|wbr'

/**
 * `<b>`, `<img src=`, `<video controls>`, `</b>`, `<!--`: pages show it as text, and no page's text has it. `<VIP>`, `<A 타입>`,
 * `3 < 5` and `<mail@…>` are texts.
 */
const MARKUP = new RegExp(`<(?:!--|!doctype|/[a-z]|(?:${ELEMENTS})(?:\\s*/?>|\\s+[a-z][\\w:.-]*[\\s=/>]))`, 'i')

/** @returns names of inputs in which somebody pasted markup */
function markupIn(value: unknown, name = 'value'): string[] {
  if (typeof value === 'string') return MARKUP.test(value) ? [name] : []
  return typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, item]) => markupIn(item, `${name}.${key}`)) : []
}

/** What the time says against a value, by the form's inputs. */
const TIME_FAULTS: Readonly<Record<string, (value: unknown, held: unknown, now: Date) => Record<string, string>>> = {
  notices: endedNotices,
  'site.legal.recruiting.override': undecidedOverride,
}

/** A moment is picked from a calendar and a clock, not written: its own message says so. */
const isPicked = (issue: z.core.$ZodIssue) => issue.code === 'invalid_format' && issue.format === 'datetime'

/**
 * What a value lacks by itself, whatever the rest of the site says.
 * @param value as it is stored
 * @param values what holds
 */
export function ownFaults(fact: Fact, value: unknown, values: FactValues, now: Date): FactFaults {
  if (JSON.stringify(value ?? null).length > JSON_MAX) return { fields: {}, others: [factRefusalWords.tooLong(JSON_MAX.toLocaleString('ko'))] }
  const shown = shownValue(fact, value, values)
  const fields = koreanIssues(fact.schema, shown).map((issue) => {
    const at = issue.path.map(String)
    return [['value', ...at].join('.'), valueAt(shown, at) === '' && !isPicked(issue) ? factRefusalWords.empty : issue.message] as const
  })
  if (fields.length > 0) return { fields: Object.fromEntries(fields), others: [] }
  const markup = markupIn(value)
  if (markup.length > 0) return { fields: Object.fromEntries(markup.map((name) => [name, factRefusalWords.markup])), others: [] }
  return { fields: TIME_FAULTS[fact.path]?.(value, values.get(fact.path), now) ?? {}, others: [] }
}

/** @param values what holds without the new value, which is as it is stored */
async function factFaults(fact: Fact, value: unknown, values: FactValues, now: Date): Promise<FactFaults> {
  const own = ownFaults(fact, value, values, now)
  return areFaults(own) ? own : { fields: {}, others: await faultsWith(new Map([...values, [fact.path, value]])) }
}

/** @param json of a draft; null: the value of content/ */
export async function draftFaults(fact: Fact, json: string | null, values: FactValues, now: Date): Promise<FactFaults> {
  if (json !== null) return factFaults(fact, JSON.parse(json), values, now)
  return { fields: {}, others: await faultsWith(new Map([...values].filter(([path]) => path !== fact.path))) }
}

/** What a draft says against clauses that were announced, where it is of them. @param at when it would take effect; @throws StoreUnavailableError */
export async function clauseFaults(store: Pick<Store, 'facts'>, { path, json }: Pick<FactVersion, 'path' | 'json'>, at: Date): Promise<string[]> {
  if (path !== CLAUSES) return []
  const values = new Map((await readHeld(store, at)).values)
  values.delete(path)
  if (json !== null) values.set(path, JSON.parse(json))
  return rewrittenClauses(store, values, at)
}

export const areFaults = ({ fields, others }: FactFaults): boolean => others.length > 0 || Object.keys(fields).length > 0

/** Versions that hold and those to come. @throws StoreUnavailableError */
export async function readHeld(
  { facts }: Pick<Store, 'facts'>,
  now: Date,
): Promise<{ versions: FactVersion[]; holding: Map<string, FactVersion>; values: FactValues }> {
  const versions = await facts.listHeld(now)
  const holding = versionsAt(versions, now)
  return { versions, holding, values: valuesOf(holding.values()) }
}
