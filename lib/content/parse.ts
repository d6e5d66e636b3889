import type { z } from 'zod'

/** A fault in content/: the build stops with file, field and what was expected. */
export class ContentError extends Error {
  override name = 'ContentError'
}

/** Zod's issues as `content/units.ts › types[2].areas.supply: 공급면적은 …`, one a line. */
export function describeIssues(file: string, issues: readonly z.core.$ZodIssue[]): string[] {
  return issues.map((issue) => {
    const field = issue.path.reduce<string>(
      (path, part) => (typeof part === 'number' ? `${path}[${part}]` : path ? `${path}.${String(part)}` : String(part)),
      '',
    )
    return `content/${file} › ${field || '(전체)'}: ${issue.message}`
  })
}

/**
 * @param file name under content/, for the message
 * @param faults collects every fault of every file, so that one build shows them all
 * @returns the parsed value, or undefined after adding to `faults`
 */
export function parseContent<T extends z.ZodType>(file: string, schema: T, value: unknown, faults: string[]): z.infer<T> | undefined {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  faults.push(...describeIssues(file, result.error.issues))
  return undefined
}
