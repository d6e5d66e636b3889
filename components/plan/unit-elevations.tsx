import { useId } from 'react'
import type { SitePlanData } from '@/lib/content/schemas/site-plan'
import { commonWords } from '@/lib/messages/ko/common'
import { planWords } from '@/lib/messages/ko/plan'
import { rentalLines, rentalTypes } from '@/lib/plans/households'
import { BuildingElevation, elevationSize } from './building-elevation'
import { RentalTable } from './rental-table'
import { typesOfBuildings } from './type-colours'
import styles from './unit-elevations.module.css'

/** From this number of lines on, elevations get wider columns: in narrow ones their letters would be less than 9 px high. */
const LINES_OF_NARROW_COLUMN = 6

interface UnitElevationsProps {
  /** `content.sitePlan` */
  plan: SitePlanData
  /** How the homes are supplied, e.g. 임대. */
  supply: string
}

/** Lines and floors for rent of each complex's buildings, as elevations and as a table. */
export function UnitElevations({ plan, supply }: UnitElevationsProps) {
  const id = useId()
  const rental = rentalLines(plan)
  const types = rentalTypes(plan)
  const rentalBuildings = new Set(rental.map((line) => line.building))
  const size = elevationSize(plan.complexes.flatMap(({ buildings }) => buildings))
  return plan.complexes.map((complex, at) => {
    const lines = rental.filter((line) => line.complex === complex.id)
    const shown = complex.buildings.filter((building) => rentalBuildings.has(building.number))
    return (
      <section key={complex.id} className={styles.complex} aria-labelledby={`${id}c${complex.id}`}>
        <h3 id={`${id}c${complex.id}`}>
          {`${complex.name} `}
          <span className={styles.count}>
            {planWords.supplyCount(
              supply,
              lines.reduce((total, line) => total + line.households, 0),
            )}
          </span>
        </h3>
        {/* Twenty elevations are eight screens of a phone: each complex opens its own. A chosen type opens those that have it. */}
        <details className={styles.fold} data-types={typesOfBuildings(shown, types)} open={at === 0}>
          <summary>{planWords.elevationsOf(shown.map(({ number }) => commonWords.buildingNumbered(number)))}</summary>
          <div className={styles.elevations} data-wide={size.lines > LINES_OF_NARROW_COLUMN || undefined}>
            {shown.map((building) => (
              <BuildingElevation key={building.number} building={building} types={types} size={size} />
            ))}
          </div>
        </details>
        <RentalTable complex={complex.name} supply={supply} lines={lines} />
      </section>
    )
  })
}
