import { useId } from 'react'
import type { SchematicMapData } from '@/lib/content/schemas/maps'
import land from './land-colours.module.css'
import { MapName } from './map-name'
import { MapPlace } from './map-place'
import { MapShapes } from './map-shapes'
import { NorthArrow } from './north-arrow'
import styles from './schematic-map.module.css'
import { ShapePicture, sheetClass } from './shape-picture'
import { Zoomable } from './zoomable'

interface SchematicMapProps {
  map: SchematicMapData
  /** See Zoomable: `row` for a large map, a corner for a small one; none for one that does not zoom. */
  tools?: 'row' | 'bottom-corner'
  /** Whether visible text gives the map's title and description: the drawing is then hidden from screen readers. */
  captioned?: boolean
  /** File with the shapes of a small map (components/plan/shape-files.tsx); without it the page contains them. */
  shapes?: string | undefined
}

/** A schematic map, not to scale: land with its hills, lines, and places with labels. */
export function SchematicMap({ map, tools, captioned = false, shapes }: SchematicMapProps) {
  const id = useId()
  const named = [...map.areas, ...map.lines]
  const sheet = (
    <div className={sheetClass(`${styles.sheet} ${tools === 'bottom-corner' ? '' : styles.framed}`, shapes)}>
      {shapes && <ShapePicture src={shapes} width={map.width} height={map.height} />}
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
        {!shapes && <MapShapes map={map} />}
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
  )
  return tools ? (
    <Zoomable label={map.title} ratio={map.width / map.height} tools={tools}>
      {sheet}
    </Zoomable>
  ) : (
    sheet
  )
}

const nameClass = (kind: string, minor: boolean) => [styles[`${kind}Name`], minor && styles.minor].filter(Boolean).join(' ') || undefined
