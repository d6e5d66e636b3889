import { z } from 'zod'

/** The schema inside wrappers that add a default or make it optional, nullable or read-only. */
export function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault || schema instanceof z.ZodReadonly)
    return unwrapped(schema.unwrap())
  return schema
}

/** The same, and before it is transformed: what an editor writes. */
export function writtenShape(schema: z.core.$ZodType): z.core.$ZodType {
  const inner = unwrapped(schema)
  return inner instanceof z.ZodPipe ? writtenShape(inner.in) : inner
}

/** The schema of a field. @returns undefined where the schema has no such field */
export function schemaAt(schema: z.core.$ZodType, path: readonly string[]): z.core.$ZodType | undefined {
  const [key, ...rest] = path
  if (key === undefined) return schema
  const inner = writtenShape(schema)
  const next =
    inner instanceof z.ZodObject
      ? (inner.shape as Readonly<Record<string, z.core.$ZodType>>)[key]
      : inner instanceof z.ZodArray
        ? inner.element
        : inner instanceof z.ZodRecord
          ? inner.valueType
          : undefined
  return next && schemaAt(next, rest)
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Whether the schema itself would add this value where none is written. */
function isDefault(schema: z.core.$ZodType, value: unknown): boolean {
  const [unwritten, written] = [z.safeParse(schema, undefined), z.safeParse(schema, value)]
  return unwritten.success && written.success && same(unwritten.data, written.data)
}

/** @returns a written value without fields that say what the schema adds by itself, so that one value has one form */
export function withoutDefaults(schema: z.core.$ZodType, value: unknown): unknown {
  const inner = writtenShape(schema)
  if (inner instanceof z.ZodArray && Array.isArray(value)) return value.map((item) => withoutDefaults(inner.element, item))
  if (!(inner instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value
  const shape = inner.shape as Readonly<Record<string, z.core.$ZodType>>
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      const field = shape[key]
      if (!field) return [[key, item]]
      return isDefault(field, item) ? [] : [[key, withoutDefaults(field, item)]]
    }),
  )
}
