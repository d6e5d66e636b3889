import 'server-only'
import { z } from 'zod'
import { contentSchemas, type Content } from '@/lib/content/content'
import { contentSources, writtenContent } from '@/lib/content/load'
import { schemaAt, writtenShape } from '@/lib/content/schema-shape'
import { factDefinitions, type FactDefinition } from './fact-definitions'
import { valueAt } from './value-at'

/** A value of content/ that the office may change. */
export interface Fact extends Pick<FactDefinition, 'path' | 'fields' | 'kind' | 'leftOut' | 'rows'> {
  readonly part: keyof Content
  /** Where the value stands within the part. */
  readonly keys: readonly string[]
  readonly quoted: boolean
  readonly copies: readonly string[]
  /** The schema that content/ has there. */
  readonly schema: z.core.$ZodType
  /** The value of content/, as its file writes it. */
  readonly written: unknown
  /** Cache tag of pages that read it. */
  readonly tag: string
}

export const splitPath = (path: string): { part: keyof Content; keys: string[] } => {
  const [part = '', ...keys] = path.split('.')
  return { part: part as keyof Content, keys }
}

/** @returns the fields of a value that are a fact; the value itself where the fact is all of it */
export function factValue(value: unknown, fields: readonly string[] | undefined): unknown {
  if (!fields || typeof value !== 'object' || value === null) return value
  return Object.fromEntries(fields.flatMap((field) => (Object.hasOwn(value, field) ? [[field, Reflect.get(value, field) as unknown]] : [])))
}

function schemaOf(whole: z.core.$ZodType, fields: readonly string[] | undefined): z.core.$ZodType {
  if (!fields) return whole
  const { shape } = writtenShape(whole) as z.ZodObject
  return z.object(Object.fromEntries(fields.map((field) => [field, shape[field] as z.ZodType])))
}

/** Undefined where this complex has no such value: a sale has no rental registration, a small complex no schedule. */
function factOf({ path, at = path, fields, kind, leftOut, rows, quoted = false, copies = [] }: FactDefinition): Fact | undefined {
  const { part, keys } = splitPath(at)
  const schema = schemaAt(contentSchemas[part], keys)
  const found = valueAt(contentSources[part], keys)
  if (!schema || found === undefined || (fields && (typeof found !== 'object' || found === null))) return undefined
  return {
    path,
    ...(fields && { fields }),
    ...(kind && { kind }),
    ...(leftOut && { leftOut }),
    ...(rows && { rows }),
    part,
    keys,
    quoted,
    copies,
    schema: schemaOf(schema, fields),
    written: factValue(found, fields),
    tag: `fact:${path}`,
  }
}

/** Every fact of this complex, in the order of the office's list. */
export const FACTS: readonly Fact[] = factDefinitions(writtenContent).flatMap((definition) => factOf(definition) ?? [])

const byPath = new Map(FACTS.map((fact) => [fact.path, fact]))

export const findFact = (path: string): Fact | undefined => byPath.get(path)

/** Parts that hold a fact: its own, and those with a copy. */
const partsOf = ({ part, copies }: Fact): readonly (keyof Content)[] => [part, ...copies.map((copy) => splitPath(copy).part)]

const tags = new Map<string, readonly string[]>()

/**
 * Cache tags of a page that reads a part of content: of each fact in it, and of those that any text may quote.
 * @param key only this entry of the part is read
 */
export function tagsOfPart(part: keyof Content, key?: string): readonly string[] {
  const name = `${part}.${key ?? ''}`
  const isRead = (fact: Fact) => partsOf(fact).includes(part) && (key === undefined || fact.keys[0] === undefined || fact.keys[0] === key)
  const found = tags.get(name) ?? FACTS.filter((fact) => fact.quoted || isRead(fact)).map(({ tag }) => tag)
  tags.set(name, found)
  return found
}
