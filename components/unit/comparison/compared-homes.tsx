import { RoomLegend } from '@/components/plan/room-legend'
import { planLabels, UnitDrawing } from '@/components/plan/unit-drawing'
import { commonSheet } from '@/components/plan/unit-view-box'
import { media } from '@/components/ui/breakpoints'
import { Picture } from '@/components/ui/picture'
import type { ComparedHome } from '@/lib/content/compared-types'
import { comparisonWords } from '@/lib/messages/ko/comparison'
import { unitWords } from '@/lib/messages/ko/unit'
import { unitDrawingWords } from '@/lib/messages/ko/unit-drawing'
import { roomAreas } from '@/lib/plans/areas'
import { floorPlanPath, interiorPath } from '@/lib/routes'
import styles from './compared-homes.module.css'

/** Plans of one scale beside each other, one below the other on a phone; under each the picture of its main room and the ways on. */
export function ComparedHomes({ homes }: { homes: readonly ComparedHome[] }) {
  const sheet = commonSheet(
    homes.map(({ plan }) => plan),
    'overview',
  )
  return (
    <ul className={styles.homes}>
      {homes.map(({ unit, plan, interior }) => (
        <li key={unit.slug} className={styles.home}>
          <h2 className={styles.name}>{unit.id}</h2>
          <p className={styles.summary}>{unit.summary}</p>
          <div>
            <div className={styles.sheet}>
              <UnitDrawing plan={plan} detail="overview" onSheet={sheet} />
            </div>
            <RoomLegend
              labels={planLabels(plan)}
              label={unitDrawingWords.numbersOf(plan.id)}
              shown="always"
              areas={new Map(roomAreas(plan).map(({ id, total }) => [id, total]))}
            />
          </div>
          {interior ? <Picture picture={interior.picture} sizes={`${media.phone} 100vw, 600px`} caption className={styles.picture} /> : <div />}
          <p className={styles.ways}>
            <a href={floorPlanPath(unit.slug)}>{unitWords.details(unit.id)}</a>
            {interior && <a href={interiorPath(interior.slug)}>{comparisonWords.interior(unit.id)}</a>}
          </p>
        </li>
      ))}
    </ul>
  )
}
