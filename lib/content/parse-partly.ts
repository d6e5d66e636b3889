import { z } from 'zod'
import { InvalidPartError, fallbackIfInvalid } from './invalid-part'
import { unwrapped } from './schema-shape'

/** Defines a property that throws {@link InvalidPartError} when read; enumerable, so that no sum skips it. */
function defineThrowing(holder: object, key: PropertyKey, written: unknown) {
  Object.defineProperty(holder, key, {
    enumerable: true,
    get() {
      throw new InvalidPartError(written)
    },
  })
}

/** The schema of each entry of `value`, undefined where the schema has no entries to read one by one. */
function entriesOf(schema: z.core.$ZodType, value: object): [key: string, schema: z.core.$ZodType][] | undefined {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape)
  if (schema instanceof z.ZodRecord) return Object.keys(value).map((key) => [key, schema.valueType])
  if (schema instanceof z.ZodArray && Array.isArray(value)) return value.map((_, index) => [String(index), schema.element])
  return undefined
}

/**
 * The readable part of a value that its schema rejects: every valid field, as its schema parses it. Reading an invalid field
 * throws {@link InvalidPartError}.
 * @returns undefined where nothing can be read
 */
export function parsePartly(schema: z.core.$ZodType, value: unknown): unknown {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodPipe && inner.out instanceof z.ZodTransform) {
    const { transform } = inner.out._zod.def
    const read = parsePartly(inner.in, value)
    // A transform of all fields cannot run where one is missing.
    return read === undefined ? undefined : fallbackIfInvalid(() => transform(read, { value: read, issues: [] }), undefined)
  }
  const entries = typeof value === 'object' && value !== null ? entriesOf(inner, value) : undefined
  if (!entries) return undefined
  const readable: object = Array.isArray(value) ? [] : {}
  for (const [key, entry] of entries) {
    const found: unknown = Reflect.get(value as object, key)
    const part = parsePartly(entry, found)
    // An absent optional field is undefined and valid.
    if (part === undefined && !z.safeParse(entry, found).success) defineThrowing(readable, key, found)
    else if (part !== undefined) Reflect.set(readable, key, part)
  }
  return readable
}
