import { shapeFiles } from '@/.generated/shape-files'
import { RoomLegend } from '@/components/plan/room-legend'
import { sheetClass } from '@/components/plan/shape-picture'
import { planLabels, UnitDrawing } from '@/components/plan/unit-drawing'
import { englishPlan } from '@/lib/content/english'
import { unitPlan } from '@/lib/content/load'
import type { UnitType } from '@/lib/content/schemas/complex'
import type { English } from '@/lib/content/schemas/english'
import { messages } from '@/lib/messages/catalogue'
import { roomAreas } from '@/lib/plans/areas'
import { floorPlanPath } from '@/lib/routes'
import styles from './english-unit-plans.module.css'

/** The plan of every unit type with its rooms' names and areas, and the way to its Korean page, which has dimensions and the 3D view. */
export function EnglishUnitPlans({ texts, units }: { texts: English; units: readonly UnitType[] }) {
  const { common, unitDrawing } = messages('en')
  return (
    <ul className={styles.plans}>
      {units.map(({ id, slug }) => {
        const plan = englishPlan(texts, unitPlan(id))
        return (
          <li key={id}>
            <h3>{common.unitType(id)}</h3>
            <p className={styles.summary}>{plan.layout}</p>
            <div className={sheetClass(styles.sheet, shapeFiles.units[id])}>
              <UnitDrawing plan={plan} detail="overview" language="en" shapes={shapeFiles.units[id]} />
            </div>
            <RoomLegend
              labels={planLabels(plan, 'en')}
              label={unitDrawing.numbersOf(id)}
              shown="always"
              areas={new Map(roomAreas(plan).map((room) => [room.id, room.total]))}
            />
            <p className={styles.way}>
              <a href={floorPlanPath(slug)} hrefLang="ko">
                {`${id} ${texts.units.planLink}`}
              </a>
            </p>
          </li>
        )
      })}
    </ul>
  )
}
