import type { SchematicMapData } from '@/lib/content/schemas/maps'
import { relativePath } from '@/lib/plans/relative-path'
import { polylinePath, smoothPath } from '@/lib/plans/site-geometry'
import { MapHill } from './map-hill'
import styles from './map-shapes.module.css'

type Area = SchematicMapData['areas'][number]
type Line = SchematicMapData['lines'][number]

/** Draws all edges under all lines, so that crossing lines share one edge. */
const EDGED: ReadonlySet<Line['kind']> = new Set(['river', 'road', 'avenue', 'expressway'])

const areaPath = ({ outline }: Area) => relativePath(polylinePath(outline, true))
const linePath = ({ points }: Line) => relativePath(smoothPath(points))

/** Land, hills and lines of a schematic map, without its names. */
export function MapShapes({ map }: { map: SchematicMapData }) {
  const hills = map.areas.filter(({ kind }) => kind === 'hill')
  const plots = map.areas.filter(({ kind }) => kind !== 'hill')
  return (
    <>
      <path className={styles.ground} d={`M0 0H${map.width}V${map.height}H0z`} />
      {hills.map((hill) => (
        <MapHill key={hill.outline.join()} outline={hill.outline} peak={hill.peak} />
      ))}
      {plots.map((area) => (
        <path key={area.outline.join()} className={styles[area.kind]} d={areaPath(area)} />
      ))}
      <g className={styles.edges}>
        {map.lines.map((line) => EDGED.has(line.kind) && <path key={line.points.join()} className={styles[line.kind]} d={linePath(line)} />)}
      </g>
      {map.lines.map((line) => (
        <path key={`${line.kind}${line.points.join()}`} className={styles[line.kind]} d={linePath(line)} />
      ))}
    </>
  )
}
