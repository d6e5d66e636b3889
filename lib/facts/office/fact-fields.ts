import { z } from 'zod'
import { writtenShape } from '@/lib/content/schema-shape'
import { cleanText } from '@/lib/clean-text'
import type { FactDefinition } from '../fact-definitions'
import { choiceLabel, fieldLabel } from './fact-labels'
import { officeFactWords as words } from '@/lib/messages/ko/office-facts'

/* One form for every fact, made from the schema that content/ has for it. Names of its inputs are places: `value.steps.0.label`. */

interface NamedField {
  /** Of the input, and the place that an error names. */
  readonly name: string
  readonly label: string
}

export type FactField =
  | (NamedField & { readonly kind: 'text'; readonly value: string; readonly isLong: boolean; readonly mayBeEmpty: boolean })
  | (NamedField & { readonly kind: 'number' | 'date' | 'minute'; readonly value: string; readonly mayBeEmpty: boolean })
  | (NamedField & { readonly kind: 'check'; readonly isOn: boolean })
  | (NamedField & { readonly kind: 'choice'; readonly value: string; readonly options: readonly Choice[] })
  | (NamedField & { readonly kind: 'group'; readonly fields: readonly FactField[] })
  | (NamedField & { readonly kind: 'list'; readonly rows: readonly FactRow[] })

/** An empty value: none of the others. */
interface Choice {
  readonly value: string
  readonly label: string
}

interface FactRow {
  readonly index: number
  readonly isNew: boolean
  /** What its value calls itself: a type's name, a heading; '' for nothing. */
  readonly title: string
  readonly field: FactField
}

/** Longer texts get several lines. */
const LONG_TEXT = 40
/** Empty rows that a list offers. */
const NEW_ROWS = 2
const ROWS_MAX = 200

/** Names of what a row has beside its value. */
export const rowNames = (name: string, index: number) => ({ order: `${name}.${index}!order`, removed: `${name}.${index}!removed` })
export const countName = (name: string): string => `${name}!count`

const NO_CHOICE: Choice = { value: '', label: words.noChoice }
const choicesOf = (schema: z.core.$ZodType, { options }: z.ZodEnum): Choice[] => [
  ...(mayBeEmpty(schema) ? [NO_CHOICE] : []),
  ...options.map((value) => ({ value: String(value), label: choiceLabel(String(value)) })),
]

const isDate = (schema: z.core.$ZodType) => schema instanceof z.ZodISODate
const accepts = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success
const mayBeEmpty = (schema: z.core.$ZodType) => accepts(schema, null) || accepts(schema, undefined)
const shapeOf = (schema: z.ZodObject) => Object.entries<z.core.$ZodType>(schema.shape)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '')
const entryOf = (value: unknown, key: string): unknown => (typeof value === 'object' && value !== null ? (Reflect.get(value, key) as unknown) : undefined)

/** Fields that name a row, the best first. */
const TITLES = ['type', 'heading', 'title', 'label'] as const
const titleOf = (item: unknown): string => TITLES.map((key) => textOf(entryOf(item, key))).find((title) => title !== '') ?? ''

/**
 * @param offers what the form leaves out, and how many rows it has
 * @returns the fields of a form that shows the value, whether or not the schema accepts it
 */
export function factField(
  schema: z.core.$ZodType,
  value: unknown,
  offers: Pick<FactDefinition, 'leftOut' | 'rows'> = {},
  name = 'value',
  label = '',
): FactField {
  const inner = writtenShape(schema)
  const named = { name, label }
  if (inner instanceof z.ZodObject)
    return {
      kind: 'group',
      ...named,
      fields: shapeOf(inner)
        .filter(([key]) => !offers.leftOut?.includes(key) || entryOf(value, key) !== undefined)
        .map(([key, field], _index, shape) => {
          const among = shape.map(([each]) => each)
          return factField(field, entryOf(value, key), offers, `${name}.${key}`, fieldLabel(key, among))
        }),
    }
  if (inner instanceof z.ZodArray) {
    const items: readonly unknown[] = Array.isArray(value) ? value : []
    const row = (index: number): FactRow => ({
      index,
      isNew: index >= items.length,
      title: titleOf(items[index]),
      field: factField(inner.element, items[index], offers, `${name}.${index}`, `${label || words.item} ${index + 1}`),
    })
    const length = Math.max(items.length + NEW_ROWS, offers.rows?.[name.slice(name.lastIndexOf('.') + 1)] ?? 0)
    return { kind: 'list', ...named, rows: Array.from({ length }, (_, index) => row(index)) }
  }
  if (inner instanceof z.ZodBoolean) return { kind: 'check', ...named, isOn: value === true }
  if (inner instanceof z.ZodEnum) return { kind: 'choice', ...named, value: textOf(value), options: choicesOf(schema, inner) }
  const plain = { ...named, value: textOf(value), mayBeEmpty: mayBeEmpty(schema) }
  if (inner instanceof z.ZodNumber) return { kind: 'number', ...plain }
  if (isDate(inner)) return { kind: 'date', ...plain }
  if (inner instanceof z.ZodISODateTime) return { kind: 'minute', ...plain }
  return { kind: 'text', ...plain, isLong: plain.value.length > LONG_TEXT }
}

/** Content keeps `59㎡` on one line with it; elsewhere invisible characters are removed. */
const WORD_JOINER = '\u2060'

export const cleanFactText = (text: string): string => text.split(WORD_JOINER).map(cleanText).join(WORD_JOINER).trim()

type Typed = (name: string) => string

const emptyOf = (schema: z.core.$ZodType): unknown => (accepts(schema, null) ? null : accepts(schema, undefined) ? undefined : '')

/** Whether the items are rows of a table: a cell that was emptied stays where it is, so that the others keep their columns. */
const areRows = (element: z.core.$ZodType) => writtenShape(element) instanceof z.ZodArray

/** @param isRow of a table */
function typedItems(element: z.core.$ZodType, typed: Typed, name: string, isRow: boolean): unknown[] {
  const count = Math.min(ROWS_MAX, Math.max(0, Math.trunc(Number(typed(countName(name)))) || 0))
  const rows = Array.from({ length: count }, (_, index) => {
    const { order, removed } = rowNames(name, index)
    return {
      item: typedValue(element, typed, `${name}.${index}`, areRows(element)),
      order: Number(typed(order)) || index + 1,
      isRemoved: typed(removed) !== '',
    }
  })
  const items = rows
    .filter(({ item, isRemoved }) => !isRemoved && (isRow || !isBlank(item)))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item)
  return items.slice(0, items.findLastIndex((item) => !isBlank(item)) + 1)
}

/** A row that nobody filled in. */
function isBlank(item: unknown): boolean {
  if (typeof item === 'object' && item !== null) return Object.values(item).every(isBlank)
  return item === '' || item === null || item === undefined || item === false
}

/**
 * What was typed into the form of {@link factField}: rows that are empty or marked are left out. The schema still has to accept it.
 * @param isRow of a table
 */
export function typedValue(schema: z.core.$ZodType, typed: Typed, name = 'value', isRow = false): unknown {
  const inner = writtenShape(schema)
  if (inner instanceof z.ZodObject) {
    const entries = shapeOf(inner)
      .map(([key, field]) => [key, typedValue(field, typed, `${name}.${key}`)] as const)
      .filter(([, value]) => value !== undefined)
    // A table that a block may go without.
    if (mayBeEmpty(schema) && entries.every(([, value]) => isBlank(value))) return emptyOf(schema)
    return Object.fromEntries(entries)
  }
  if (inner instanceof z.ZodArray) return typedItems(inner.element, typed, name, isRow)
  if (inner instanceof z.ZodBoolean) return typed(name) !== ''
  const text = cleanFactText(typed(name))
  if (text === '') return emptyOf(schema)
  // What is no number stays as it was typed, so that it is shown again.
  if (inner instanceof z.ZodNumber) return Number.isFinite(Number(text)) ? Number(text) : text
  return text
}
