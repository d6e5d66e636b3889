import type { SitePlanData } from '@/lib/content/schemas/site-plan'
import { planWords } from '@/lib/messages/ko/plan'
import land from './land-colours.module.css'
import styles from './site-legend.module.css'

/** Legend of the symbols, with the names that a narrow drawing omits. */
export function SiteLegend({ plan }: { plan: SitePlanData }) {
  const facilities = [...new Set(plan.facilities.map((facility) => facility.name))]
  return (
    <ul className={`${styles.legend} ${land.land}`}>
      <li>
        <svg className={styles.sign} viewBox="-10 -10 20 20" aria-hidden="true">
          <path className={styles.vehicle} d="M0-8l8 14h-16z" />
        </svg>
        {planWords.vehicleGates(plan.gates.filter((gate) => gate.kind === 'vehicle').length)}
      </li>
      <li>
        <svg className={styles.sign} viewBox="-10 -10 20 20" aria-hidden="true">
          <path className={styles.pedestrian} d="M0-8l8 14h-16z" />
        </svg>
        {planWords.pedestrianGates(plan.gates.filter((gate) => gate.kind === 'pedestrian').length)}
      </li>
      <li>
        <svg className={styles.sign} viewBox="-10 -10 20 20" aria-hidden="true">
          <path className={styles.ramp} d="M-9-4H9V4H-9z" />
        </svg>
        {planWords.ramps(plan.ramps.length)}
      </li>
      <li>
        <svg className={styles.sign} viewBox="-10 -10 20 20" aria-hidden="true">
          <circle className={styles.playground} r="6" />
        </svg>
        {planWords.playgrounds(plan.playgrounds.length)}
      </li>
      <li>
        <svg className={styles.sign} viewBox="-10 -10 20 20" aria-hidden="true">
          <ellipse className={styles.garden} rx="9" ry="6" />
        </svg>
        {plan.gardens.map((garden) => garden.name).join(', ')}
      </li>
      <li>
        <svg className={styles.sign} viewBox="-10 -10 20 20" aria-hidden="true">
          <path className={styles.facility} d="M-9-5H9V5H-9z" />
        </svg>
        {facilities.join(', ')}
      </li>
    </ul>
  )
}
