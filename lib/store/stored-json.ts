import 'server-only'
import type { z } from 'zod'

/** What this program wrote is not of the form that it writes: it was changed by somebody else, or by a newer release. */
class MalformedRecordError extends Error {
  override name = 'MalformedRecordError'
}

function parsed(json: string, record: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    // The parser's own message quotes what it found, which may be somebody's name.
    throw new MalformedRecordError(`${record} is malformed: no JSON`)
  }
}

/**
 * Checks what a store holds as an object of JSON.
 * @param record names it in the error, e.g. `registration ID`; what it holds never is
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

/** @returns null, too, for what is no JSON */
export function jsonOrNull(json: unknown): unknown {
  try {
    return typeof json === 'string' ? JSON.parse(json) : null
  } catch {
    return null
  }
}
