import { readdirSync } from 'node:fs'
import { bots } from './bots'
import { wrongClocks } from './clocks'
import { connectionAttacks } from './connections'
import { descriptors } from './descriptors'
import { dressedFloods } from './dressed-floods'
import { fullDisk } from './full-disk'
import { fuzz } from './fuzz'
import { hostileBodies } from './hostile'
import { erasure } from './erasure'
import { facts } from './facts'
import { firestoreKills, kills } from './kills'
import { lastPlaces } from './last-places'
import { damage } from './damage'
import { deadVendors } from './latency'
import { launch } from './launch'
import { hoarding } from './hoarding'
import { launchEvening } from './launch-evening'
import { heldLocks } from './locks'
import { resultKills } from './result-kills'
import type { Report } from './report'
import { onFreshSite } from './target'

export interface Trial {
  /** For `--only NAME` and `--NAME SIZE`. */
  readonly name: string
  /** Unit of `size`. */
  readonly unit: string
  readonly size: number
  /** Size with `--quick`. */
  readonly quick: number
  readonly run: (size: number) => Promise<Report | readonly Report[]>
}

/** A response of several MB: more than a kernel's buffer for a connection. */
const LARGE = `/films/${readdirSync('public/films').find((name) => name.includes('-1080.')) ?? ''}`

/** Every trial in order. Each starts its own sites and stores (target.ts) and leaves none. */
export const TRIALS: readonly Trial[] = [
  { name: 'kills', unit: 'kill -9', size: 200, quick: 5, run: kills },
  { name: 'firestore-kills', unit: 'kill -9', size: 40, quick: 3, run: firestoreKills },
  { name: 'results', unit: 'kill -9', size: 200, quick: 5, run: resultKills },
  { name: 'facts', unit: 'kill -9', size: 200, quick: 5, run: facts },
  { name: 'erasure', unit: 'registrations', size: 1000, quick: 60, run: erasure },
  { name: 'places', unit: 'times a thousand clients', size: 10, quick: 1, run: lastPlaces },
  { name: 'hoarding', unit: 'places', size: 320, quick: 100, run: hoarding },
  { name: 'disk', unit: 'posts while it is full', size: 300, quick: 60, run: fullDisk },
  { name: 'locks', unit: 'seconds a lock is held', size: 12, quick: 6, run: heldLocks },
  { name: 'damage', unit: 'values that change on the disk', size: 80, quick: 30, run: damage },
  { name: 'clocks', unit: 'registrations', size: 300, quick: 100, run: wrongClocks },
  { name: 'descriptors', unit: 'connections of each kind', size: 2000, quick: 200, run: (size) => onFreshSite((site) => descriptors(site, size)) },
  {
    name: 'connections',
    unit: 'connections of each kind',
    size: 5000,
    quick: 250,
    run: (count) => onFreshSite((site) => connectionAttacks(site, { count, large: LARGE })),
  },
  { name: 'renders', unit: 'requests at once', size: 1500, quick: 300, run: dressedFloods },
  { name: 'fuzz', unit: 'requests', size: 100_000, quick: 3000, run: (count) => onFreshSite((site) => fuzz(site, count)) },
  { name: 'vendors', unit: 'posts a vendor', size: 3000, quick: 350, run: deadVendors },
  { name: 'hostile', unit: 'bodies', size: 10_000, quick: 500, run: hostileBodies },
  { name: 'evening', unit: 'people', size: 2000, quick: 300, run: launchEvening },
  { name: 'bots', unit: 'posts a campaign', size: 1000, quick: 400, run: bots },
  // Last: it lowers the priority of this process, and of all that it starts afterwards, for good.
  { name: 'launch', unit: 'visitors', size: 10_000, quick: 500, run: launch },
]
