/**
 * `npm run torture -- [--quick] [--only kills,disk] [--kills 50]`
 * Kills, starves and floods the built site, and prints figures: trials.ts lists the trials and their sizes. Ends by itself; exit
 * code 1 when a trial failed, threw or took too long.
 */
import { parseArgs } from 'node:util'
import { print, printSummary, type Outcome } from './report'
import { buildSite, killTargets } from './target'
import { TRIALS } from './trials'

const LIMIT_MINUTES = { full: 90, quick: 8 }

const names = TRIALS.map(({ name }) => name)
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: names.join() },
    ...Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
  },
})
const wanted = values.only.split(',')
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) throw new Error(`no such trial: ${unknown.join()}; there are ${names.join()}`)

const outcomes: Outcome[] = []
const running = { name: 'build', since: performance.now() }
const secondsSince = (start: number) => (performance.now() - start) / 1000
const limitMinutes = values.quick ? LIMIT_MINUTES.quick : LIMIT_MINUTES.full

setTimeout(() => {
  outcomes.push({ name: running.name, seconds: secondsSince(running.since), faults: [`had not ended when the limit of ${limitMinutes} minutes was over`] })
  printSummary(outcomes)
  process.exit(1)
}, limitMinutes * 60_000).unref()

buildSite()
for (const trial of TRIALS) {
  if (!wanted.includes(trial.name)) continue
  Object.assign(running, { name: trial.name, since: performance.now() })
  const faults: string[] = []
  try {
    const size = Number((values as Readonly<Record<string, unknown>>)[trial.name] ?? (values.quick ? trial.quick : trial.size))
    if (!(size > 0)) throw new Error(`--${trial.name} takes a number of ${trial.unit}`)
    process.stdout.write(`\n── ${trial.name}, ${size} ${trial.unit}\n`)
    for (const report of [await trial.run(size)].flat()) {
      print(report)
      faults.push(...report.faults)
    }
  } catch (error) {
    faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
    killTargets()
  }
  outcomes.push({ name: trial.name, seconds: secondsSince(running.since), faults })
}
printSummary(outcomes)
process.exit(outcomes.every(({ faults }) => faults.length === 0) ? 0 : 1)
