/** Figures of one trial, and what in them is wrong. */
export interface Report {
  readonly trial: string
  readonly figures: Readonly<Record<string, string | number>>
  readonly faults: readonly string[]
}

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10
}

export function print({ trial, figures, faults }: Report): void {
  console.log(`\n${faults.length === 0 ? 'held ' : 'BROKE'}  ${trial}`)
  for (const [name, value] of Object.entries(figures)) console.log(`       ${name}: ${value}`)
  for (const fault of faults.slice(0, 10)) console.log(`       ! ${fault}`)
}

/** Lines for what should be zero. */
export const unless = (holds: boolean, fault: string): string[] => (holds ? [] : [fault])
