import 'server-only'
import type { z } from 'zod'

/** A stored value does not have the form that this code writes: someone else changed it, or a newer release wrote it. */
class MalformedRecordError extends Error {
  override name = 'MalformedRecordError'
}

function parsed(json: string, record: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    // The parser's own message quotes its input, which may be someone's name.
    throw new MalformedRecordError(`${record} is malformed: no JSON`)
  }
}

/**
 * Validates a stored value as a JSON object.
 * @param record names it in the error, e.g. `registration ID`; its content is never in the error
 * @throws MalformedRecordError
 */
function checkStored<T>(schema: z.ZodType<T>, value: unknown, record: string): T {
  const checked = schema.safeParse(value)
  if (checked.success) return checked.data
  const places = new Set(checked.error.issues.map(({ path }) => path.join('.') || 'the whole'))
  throw new MalformedRecordError(`${record} is malformed: ${[...places].join(', ')}`)
}

/** {@link checkStored} for JSON text. @throws MalformedRecordError */
export const readStoredJson = <T>(schema: z.ZodType<T>, json: string, record: string): T => checkStored(schema, parsed(json, record), record)

/** @returns null also for invalid JSON */
export function jsonOrNull(json: unknown): unknown {
  try {
    return typeof json === 'string' ? JSON.parse(json) : null
  } catch {
    return null
  }
}
