/** Figures of one trial, and its errors. */
export interface Report {
  readonly trial: string
  readonly figures: Readonly<Record<string, string | number>>
  readonly faults: readonly string[]
}

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10
}

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

export function print({ trial, figures, faults }: Report): void {
  const lines = [...Object.entries(figures).map(([name, value]) => `${name}: ${value}`), ...faults.slice(0, 10).map((fault) => `! ${fault}`)]
  process.stdout.write(`\n${faults.length === 0 ? 'held ' : 'BROKE'}  ${trial}\n${lines.map((line) => `       ${line}\n`).join('')}`)
}

/** Result of one trial. */
export interface Outcome {
  readonly name: string
  readonly seconds: number
  readonly faults: readonly string[]
}

export function printSummary(outcomes: readonly Outcome[]): void {
  const rows = outcomes.map(({ name, seconds, faults: [first, ...others] }) => {
    const words = first === undefined ? 'held' : `BROKE  ${first}${others.length > 0 ? ` (and ${others.length} more)` : ''}`
    return `${name.padEnd(14)}${seconds.toFixed(1).padStart(8)} s  ${words}`
  })
  process.stdout.write(`\n${rows.join('\n')}\n`)
}

/** Lines for counts that should be zero. */
export const faultUnless = (holds: boolean, fault: string): string[] => (holds ? [] : [fault])
