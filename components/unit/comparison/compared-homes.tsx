import { RoomLegend } from '@/components/plan/room-legend'
import { planLabels, UnitDrawing } from '@/components/plan/unit-drawing'
import { commonSheet } from '@/components/plan/unit-view-box'
import { media } from '@/components/ui/breakpoints'
import { Picture } from '@/components/ui/picture'
import type { ComparedHome } from '@/lib/content/compared-types'
import { planWords } from '@/lib/messages/ko/plan'
import { unitWords } from '@/lib/messages/ko/unit'
import { unitDrawingWords } from '@/lib/messages/ko/unit-drawing'
import { roomAreas } from '@/lib/plans/areas'
import { floorPlanPath, interiorPath } from '@/lib/routes'
import styles from './compared-homes.module.css'

/**
 * Plans of one scale beside each other, on a phone too; under each a list of its rooms where it is too small for their names, the
 * picture of its main room and the ways on.
 */
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
          <div>
            <div className={styles.sheet}>
              <UnitDrawing plan={plan} detail="overview" onSheet={sheet} />
            </div>
            <div className={styles.numbers}>
              <RoomLegend
                labels={planLabels(plan)}
                label={unitDrawingWords.numbersOf(plan.id)}
                shown="always"
                areas={new Map(roomAreas(plan).map(({ id, total }) => [id, total]))}
              />
            </div>
            <ul className={styles.rooms} aria-label={planWords.roomAreasOf(plan.id)}>
              {roomAreas(plan).map(({ id, name, total }) => (
                <li key={id}>
                  {name} <span className={styles.area}>{`${total.toFixed(1)}㎡`}</span>
                </li>
              ))}
            </ul>
          </div>
          <p className={styles.summary}>{unit.summary}</p>
          {interior ? <Picture picture={interior.picture} sizes={`${media.phone} 50vw, 600px`} caption className={styles.picture} /> : <div />}
          <p className={styles.ways}>
            <a href={floorPlanPath(unit.slug)}>{unitWords.details(unit.id)}</a>
            {interior && <a href={interiorPath(interior.slug)}>{unitWords.interior(unit.id)}</a>}
          </p>
        </li>
      ))}
    </ul>
  )
}
