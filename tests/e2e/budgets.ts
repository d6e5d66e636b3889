import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageCosts, RouteCosts } from '../support/page-costs'

/** Bytes of a page's first view at 390 px, and of the route change to it where measured. */
export type Costs = Partial<Record<keyof PageCosts | keyof Pick<RouteCosts, 'route'>, number>>

/** Slack over the recorded figure, so that no commit is about a few bytes. */
const SLACK = 1.03
/** Absolute limits, whatever is recorded: the targets of the site with little slack. */
const CEILINGS: Costs = { scripts: 130_000, fonts: 81_500, total: 305_000 }
const FILE = join(import.meta.dirname, 'budgets.json')

/** Recorded figures by path, as measured. */
const recorded = JSON.parse(readFileSync(FILE, 'utf8')) as Readonly<Record<string, Costs>>

/** Additional requests of full Chrome, nightly and where there is no headless shell: the tab's icon. */
export const WHOLE_BROWSER_BYTES = 800

/** @throws Error for a page or cost that has no recorded figure */
export function limitOf(path: string, cost: keyof Costs): number {
  const figure = recorded[path]?.[cost]
  if (figure === undefined) throw new Error(`${path} has no budget for ${cost}: BUDGETS=record npx playwright test tests/e2e/budget.spec.ts`)
  return Math.min(Math.floor(figure * SLACK), CEILINGS[cost] ?? Infinity)
}

/** `ratchet` lowers figures of cheaper pages; `record` takes every figure as measured. */
const MODES = ['ratchet', 'record'] as const
export const recordMode = MODES.find((mode) => mode === process.env.BUDGETS)

/** Writes figures into the table, by path. */
export function record(measured: Readonly<Record<string, Costs>>, mode: (typeof MODES)[number]): void {
  const table = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Costs>
  for (const [path, costs] of Object.entries(measured)) {
    const before = table[path] ?? {}
    const lower = (cost: keyof Costs, value: number) => (mode === 'record' ? value : Math.min(value, before[cost] ?? value))
    table[path] = { ...before, ...Object.fromEntries(Object.entries(costs).map(([cost, value]) => [cost, lower(cost as keyof Costs, value)])) }
  }
  writeFileSync(FILE, `${JSON.stringify(table, null, 2)}\n`)
}
