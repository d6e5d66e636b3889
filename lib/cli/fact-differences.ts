import { structuredPatch } from 'diff'
import type { FactDifference } from '@/lib/facts/office/fact-file'

const lines = (value: unknown) => `${value === undefined ? '' : JSON.stringify(value, null, 2)}\n`

/** Differences as a terminal shows them: the fact, then its changed lines between one unchanged line. */
export function differenceText({ path, label, before, after }: FactDifference): string {
  const { hunks } = structuredPatch('', '', lines(before), lines(after), '', '', { context: 1 })
  return [`${label} (${path})`, ...hunks.flatMap((hunk) => hunk.lines).filter((line) => !line.startsWith('\\'))].join('\n')
}
