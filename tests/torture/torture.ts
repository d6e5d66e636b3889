/**
 * `npm run torture -- [--kills 200] [--bodies 10000] [--bots 1000] [--posts 3000] [--only kills,disk]`
 * Kills, starves and floods the registration route, and prints figures. Ends by itself; exit code 1 when something broke.
 */
import { parseArgs } from 'node:util'
import { bots } from './bots'
import { fullDisk } from './full-disk'
import { hostileBodies } from './hostile'
import { kills } from './kills'
import { deadVendors } from './latency'
import { print } from './report'
import { bundleServer } from './target'

const LIMIT_MS = 20 * 60_000

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    bodies: { type: 'string', default: '10000' },
    bots: { type: 'string', default: '1000' },
    posts: { type: 'string', default: '3000' },
    only: { type: 'string' },
  },
})

const trials = {
  kills: () => kills(Number(values.kills)),
  disk: () => fullDisk(),
  vendors: () => deadVendors(Number(values.posts)),
  hostile: () => hostileBodies(Number(values.bodies)),
  bots: () => bots(Number(values.bots)),
}

setTimeout(() => {
  process.stderr.write('torture: took too long\n')
  process.exit(1)
}, LIMIT_MS).unref()

await bundleServer()
const wanted = values.only?.split(',')
let broke = false
for (const [name, run] of Object.entries(trials)) {
  if (wanted && !wanted.includes(name)) continue
  for (const report of [await run()].flat()) {
    print(report)
    broke ||= report.faults.length > 0
  }
}
process.exit(broke ? 1 : 0)
