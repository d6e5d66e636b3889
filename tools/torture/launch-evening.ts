/**
 * `node --conditions=react-server --import tsx tools/torture/launch-evening.ts [--people 2000]`
 * A launch evening of people behind carrier-grade NAT, with each kind of flood, on a simulated clock: how many people got a
 * response, were in the inbox at once and got their confirmation.
 */
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { FLOODS, type Flood } from './floods'
import { median, percentile, print, faultUnless, type Report } from './report'
import { simulateEvening, type EveningResult } from './simulate-evening'

const seconds = (ms: number) => `${Math.round(ms / 1000)} s`

function report(flood: Flood, { people, atOnce, answered, visible, marked, confirmedAfterMs, flood: posts }: EveningResult): Report {
  return {
    trial: `${people} people in ten minutes behind ${flood.name}`,
    figures: {
      'answered at once, at last': `${atOnce}, ${answered}`,
      'visible in the inbox, of them marked': `${visible}, ${marked}`,
      'confirmed (median, 99 %, last)': `${confirmedAfterMs.length} (${seconds(median(confirmedAfterMs))}, ${seconds(percentile(confirmedAfterMs, 0.99))}, ${seconds(percentile(confirmedAfterMs, 1))})`,
      'flood: posts, accepted, quarantined, marked, SMS sent within the hour': `${posts.posts}, ${posts.accepted}, ${posts.quarantined}, ${posts.marked}, ${posts.texts}`,
    },
    faults: [
      ...faultUnless(visible === answered, `${answered - visible} people were quarantined`),
      ...faultUnless(confirmedAfterMs.length === answered, `${answered - confirmedAfterMs.length} people got no confirmation`),
    ],
  }
}

/** Every kind of flood during the same evening. */
export async function launchEvening(people: number): Promise<Report[]> {
  const reports: Report[] = []
  for (const flood of FLOODS) reports.push(report(flood, await simulateEvening(flood, people)))
  return reports
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({ options: { people: { type: 'string', default: '2000' } } })
  for (const one of await launchEvening(Number(values.people))) print(one)
}
