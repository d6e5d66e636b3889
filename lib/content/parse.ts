import { z } from 'zod'
import type { Content } from './content'
import { parsePartly } from './parse-partly'
import { foundAt, placeOf } from './place'

/** Errors in content/: the build stops with file, field, actual and expected value. */
export class ContentError extends Error {
  override name = 'ContentError'
  /**
   * @param faults one a line, for content editors
   * @param parsed the readable rest, for further checks
   */
  constructor(
    readonly faults: readonly string[],
    readonly parsed: Partial<Content> = {},
  ) {
    super(`content/ 에 고칠 곳이 ${faults.length}건 있습니다.\n${faults.join('\n')}`)
  }
}

const korean = z.locales.ko().localeError

/** Zod's issues as `content/units.ts › types[84A].areas.supply: 공급면적은 … (지금: 80)`, one a line. */
export function describeIssues(file: string, issues: readonly z.core.$ZodIssue[], value: unknown): string[] {
  return issues.map(({ path, message }) => `content/${file} › ${placeOf(value, path)}: ${message} (지금: ${foundAt(value, path)})`)
}

/** What a schema refuses of a value, in Korean. */
export function koreanIssues(schema: z.core.$ZodType, value: unknown): readonly z.core.$ZodIssue[] {
  const result = z.safeParse(schema, value, { error: korean })
  return result.success ? [] : result.error.issues
}

/** NFC throughout: editors on macOS may write Hangul decomposed, and such a slug would match no address. */
function composed(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC')
  if (Array.isArray(value)) return value.map(composed)
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name.normalize('NFC'), composed(part)]))
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/**
 * @param file name under content/, for the message
 * @param faults collects the errors of all files, so that one build shows them all
 * @returns the parsed value; if it adds errors, the readable part (parse-partly.ts), for further checks
 */
export function parseContent<T extends z.ZodType>(file: string, schema: T, written: unknown, faults: string[]): z.infer<T> | undefined {
  const value = composed(written)
  const result = schema.safeParse(value, { error: korean })
  if (result.success) return result.data
  faults.push(...describeIssues(file, result.error.issues, value))
  return parsePartly(schema, value) as z.infer<T> | undefined
}
