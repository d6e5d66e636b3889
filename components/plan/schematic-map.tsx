import { useId } from 'react'
import type { SchematicMapData } from '@/lib/content/schemas/maps'
import { relativePath } from '@/lib/plans/relative-path'
import { polylinePath, smoothPath } from '@/lib/plans/site-geometry'
import land from './land-colours.module.css'
import { MapHill } from './map-hill'
import { MapName } from './map-name'
import { MapPlace } from './map-place'
import { NorthArrow } from './north-arrow'
import styles from './schematic-map.module.css'
import { Zoomable } from './zoomable'

type Area = SchematicMapData['areas'][number]
type Line = SchematicMapData['lines'][number]

interface SchematicMapProps {
  map: SchematicMapData
  /** See Zoomable: `row` for a large map, a corner for a small one. */
  tools: 'row' | 'bottom-corner'
  /** A visible text has the map's title and description: the drawing is hidden from screen readers. */
  captioned?: boolean
}

/** Lines with an edge of another colour under them, so that crossings of lines have one edge together. */
const EDGED: ReadonlySet<Line['kind']> = new Set(['river', 'road', 'avenue', 'expressway'])

const areaPath = ({ outline }: Area) => relativePath(polylinePath(outline, true))
const linePath = ({ points }: Line) => relativePath(smoothPath(points))

/** A schematic map, not to scale: land with its hills, lines, and places with labels. */
export function SchematicMap({ map, tools, captioned = false }: SchematicMapProps) {
  const id = useId()
  const hills = map.areas.filter(({ kind }) => kind === 'hill')
  const plots = map.areas.filter(({ kind }) => kind !== 'hill')
  const named = [...map.areas, ...map.lines]
  return (
    <Zoomable label={map.title} ratio={map.width / map.height} tools={tools}>
      <div className={`${styles.sheet} ${tools === 'row' ? styles.framed : ''}`}>
        <svg
          className={`${styles.map} ${land.land}`}
          viewBox={`0 0 ${map.width} ${map.height}`}
          {...(captioned ? { 'aria-hidden': true } : { role: 'img', 'aria-labelledby': `${id}t ${id}d` })}
        >
          {!captioned && (
            <>
              <title id={`${id}t`}>{map.title}</title>
              <desc id={`${id}d`}>{map.description}</desc>
            </>
          )}
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
          <g className={styles.names}>
            {named.map(
              ({ kind, name, label, minor, ...rest }) =>
                name && label && <MapName key={name} name={name} at={label} turn={'turn' in rest ? rest.turn : 0} className={nameClass(kind, minor)} />,
            )}
            {map.places.map((place) => (
              <MapPlace key={place.name} place={place} />
            ))}
          </g>
          <g className={styles.marks}>
            <NorthArrow x={map.width - 36} y={58} radius={18} degrees={0} />
          </g>
        </svg>
      </div>
    </Zoomable>
  )
}

const nameClass = (kind: string, minor: boolean) => [styles[`${kind}Name`], minor && styles.minor].filter(Boolean).join(' ') || undefined
