import type { SitePlanData } from '@/lib/content/schemas/site-plan'
import { halfDepth } from '@/lib/plans/site-geometry'
import styles from './site-labels.module.css'
import { siteSheet } from './site-sheet'

interface SiteLabelsProps {
  plan: SitePlanData
  /** Labels these buildings only, and leaves gates and gardens out. */
  buildingNumbers?: ReadonlySet<number>
  /** For small drawings: when very narrow, only complexes and river are labelled. */
  compact?: boolean
  /** Numbers of the types of a building's lines, where a choice dims the others (type-choice.tsx). */
  typesOf?: ReadonlyMap<number, string>
}

/** Labels of the site plan: building numbers at every size, details only where there is room. */
export function SiteLabels({ plan, buildingNumbers: only, compact: brief = false, typesOf }: SiteLabelsProps) {
  const buildings = plan.complexes.flatMap((complex) => complex.buildings).filter((building) => only?.has(building.number) ?? true)
  const { scale } = siteSheet(plan)
  const road = plan.roads.filter((candidate) => candidate.name && candidate.label)
  return (
    <g className={`${styles.labels} ${brief ? styles.compact : ''}`}>
      {!only &&
        plan.gates.map(({ at: [x, y], kind }) => (
          <path key={`${x} ${y}`} className={styles[kind]} d={`M${x} ${y - 9 * scale}l${8 * scale} ${14 * scale}h${-16 * scale}z`} />
        ))}
      {!only &&
        plan.ramps.map(({ at: [x, y], turn }) => (
          <path
            key={`${x} ${y}`}
            className={styles.ramp}
            transform={`translate(${x} ${y}) rotate(${turn})${scale === 1 ? '' : ` scale(${scale})`}`}
            d="M-9 -4H9V4H-9zM-5 0H5M2 -2.5L5 0L2 2.5"
          />
        ))}
      <g className={styles.number}>
        {buildings.map((building) => (
          <text
            key={building.number}
            x={Math.round(building.at[0])}
            y={Math.round(building.at[1] + halfDepth(building) + 2 * scale)}
            dy="0.85em"
            data-types={typesOf?.get(building.number)}
          >
            {building.number}
          </text>
        ))}
      </g>
      <g className={styles.minor}>
        {!only &&
          plan.gardens.map(({ name, at: [x, y] }) => (
            <text key={name} x={x} y={y + 4 * scale}>
              {name}
            </text>
          ))}
        {!only &&
          plan.facilities.map(({ name, at: [x, y], size }) => (
            <text key={`${name}${x}`} x={x} y={y + size[1] / 2 + 12 * scale}>
              {name}
            </text>
          ))}
      </g>
      <g className={styles.land}>
        {plan.parcels.map(({ name, label: [x, y] }) => (
          <text key={name} x={x} y={y}>
            {name}
          </text>
        ))}
        {road.map(({ name, label: [x, y] = [0, 0] }) => (
          <text key={name} x={x} y={y}>
            {name}
          </text>
        ))}
      </g>
      {plan.river && (
        <text className={styles.river} x={plan.river.label[0]} y={plan.river.label[1]}>
          {plan.river.name}
        </text>
      )}
      {plan.tram && (
        <>
          <circle className={styles.stop} cx={plan.tram.stop.at[0]} cy={plan.tram.stop.at[1]} r={7 * scale} />
          <text className={styles.station} x={plan.tram.stop.at[0] + 13 * scale} y={plan.tram.stop.at[1]} dy="0.36em">
            {plan.tram.stop.name}
          </text>
        </>
      )}
      <g className={styles.complex}>
        {plan.complexes.map(({ id, name, label: [x, y] }) => (
          <text key={id} x={x} y={y}>
            {name}
          </text>
        ))}
      </g>
    </g>
  )
}
