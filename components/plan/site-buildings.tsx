import type { SitePlanData } from '@/lib/content/schemas/site-plan'
import { mainType } from '@/lib/plans/households'
import { relativePath } from '@/lib/plans/relative-path'
import { polylinePath, linePolygons, shadowPolygon } from '@/lib/plans/site-geometry'
import styles from './site-buildings.module.css'
import { typeFill, typeNumber } from './type-colours'

interface SiteBuildingsProps {
  plan: SitePlanData
  /** Colours rental lines by type. */
  types?: readonly string[]
}

const joined = (polygons: readonly Parameters<typeof polylinePath>[0][]) => relativePath(polygons.map((polygon) => polylinePath(polygon, true)).join(''))

/** Shadows, footprints with their lines, and facilities: three paths for 45 buildings, and one per unit type. */
export function SiteBuildings({ plan, types = [] }: SiteBuildingsProps) {
  const buildings = plan.complexes.flatMap((complex) => complex.buildings)
  return (
    <>
      <path className={styles.shadow} d={joined(buildings.map(shadowPolygon))} />
      <path className={styles.building} d={joined(buildings.flatMap(linePolygons))} />
      {types.map((type) => (
        <path
          key={type}
          className={typeFill(types, type)}
          data-types={typeNumber(types, type)}
          d={joined(buildings.flatMap((building) => linePolygons(building).filter((_, index) => mainType(building.lines[index] ?? []) === type)))}
        />
      ))}
      {plan.facilities.map(({ name, at: [x, y], size: [width, height], turn }) => (
        <rect
          key={`${name}${x}`}
          className={styles.facility}
          x={x - width / 2}
          y={y - height / 2}
          width={width}
          height={height}
          transform={turn ? `rotate(${turn} ${x} ${y})` : undefined}
        />
      ))}
    </>
  )
}
