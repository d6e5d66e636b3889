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
