import type { SitePlanData } from '@/lib/content/schemas/site-plan'
import { planWords } from '@/lib/messages/ko/plan'
import land from './land-colours.module.css'
import styles from './site-legend.module.css'

/** Legend of the symbols on this site, with the names that a narrow drawing omits. */
export function SiteLegend({ plan }: { plan: SitePlanData }) {
  const facilities = [...new Set(plan.facilities.map((facility) => facility.name))]
  const gates = (kind: SitePlanData['gates'][number]['kind']) => plan.gates.filter((gate) => gate.kind === kind).length
  const entries = [
    { count: gates('vehicle'), sign: <path className={styles.vehicle} d="M0-8l8 14h-16z" />, name: planWords.vehicleGates(gates('vehicle')) },
    { count: gates('pedestrian'), sign: <path className={styles.pedestrian} d="M0-8l8 14h-16z" />, name: planWords.pedestrianGates(gates('pedestrian')) },
    { count: plan.ramps.length, sign: <path className={styles.ramp} d="M-9-4H9V4H-9z" />, name: planWords.ramps(plan.ramps.length) },
    { count: plan.playgrounds.length, sign: <circle className={styles.playground} r="6" />, name: planWords.playgrounds(plan.playgrounds.length) },
    { count: plan.gardens.length, sign: <ellipse className={styles.garden} rx="9" ry="6" />, name: plan.gardens.map((garden) => garden.name).join(', ') },
    { count: facilities.length, sign: <path className={styles.facility} d="M-9-5H9V5H-9z" />, name: facilities.join(', ') },
  ].filter(({ count }) => count > 0)
  return (
    <ul className={`${styles.legend} ${land.land}`}>
      {entries.map(({ sign, name }) => (
        <li key={name}>
          <svg className={styles.sign} viewBox="-10 -10 20 20" aria-hidden="true">
            {sign}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
