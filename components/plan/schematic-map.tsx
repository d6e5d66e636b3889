import { useId } from 'react'
import type { SchematicMapData } from '@/lib/content/schemas/maps'
import { smoothPath, polylinePath } from '@/lib/plans/site-geometry'
import { relativePath } from '@/lib/plans/relative-path'
import land from './land-colours.module.css'
import { NorthArrow } from './north-arrow'
import styles from './schematic-map.module.css'
import { Zoomable } from './zoomable'

type Place = SchematicMapData['places'][number]

/** Offset of a place's label from its marker. */
const OFFSETS: Record<Place['side'], { x: number; y: number; anchor: string | undefined }> = {
  right: { x: 18, y: 6, anchor: styles.start },
  left: { x: -18, y: 6, anchor: styles.end },
  above: { x: 0, y: -18, anchor: undefined },
  below: { x: 0, y: 34, anchor: undefined },
}

interface SchematicMapProps {
  map: SchematicMapData
  /** See Zoomable: `row` for a large map, a corner for a small one. */
  tools: 'row' | 'bottom-corner'
  /** A visible text has the map's title and description: the drawing is hidden from screen readers. */
  captioned?: boolean
}

/** A schematic map, not to scale: areas, lines, and places with labels. */
export function SchematicMap({ map, tools, captioned = false }: SchematicMapProps) {
  const id = useId()
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
          {map.areas.map((area) => (
            <path
              key={area.outline.join()}
              className={styles[area.kind]}
              d={relativePath(area.kind === 'hill' ? smoothPath(area.outline, true) : polylinePath(area.outline, true))}
            />
          ))}
          {map.lines.map((line) => (
            <path key={`${line.kind}${line.points.join()}`} className={styles[line.kind]} d={relativePath(smoothPath(line.points))} />
          ))}
          <g className={styles.names}>
            {map.areas.map(
              ({ kind, name, label, minor }) =>
                name &&
                label && (
                  <text key={name} className={nameClass(kind, minor)} x={label[0]} y={label[1]}>
                    {name}
                  </text>
                ),
            )}
            {map.lines.map(
              ({ kind, name, label, turn, minor }) =>
                name &&
                label && (
                  <text
                    key={name}
                    className={nameClass(kind, minor)}
                    x={label[0]}
                    y={label[1]}
                    transform={turn ? `rotate(${turn} ${label.join(' ')})` : undefined}
                  >
                    {name}
                  </text>
                ),
            )}
            {map.places.map((place) => (
              <PlaceMark key={place.name} place={place} />
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

const nameClass = (kind: string, minor: boolean) => `${styles[`${kind}Name`] ?? ''} ${minor ? styles.minor : ''}`

function PlaceMark({
  place: {
    kind,
    name,
    at: [x, y],
    side,
    note,
    minor,
  },
}: {
  place: Place
}) {
  const offset = OFFSETS[side]
  return (
    <g className={`${styles.place} ${styles[`${kind}Place`] ?? ''} ${minor ? styles.minor : ''}`}>
      {kind === 'site' ? (
        <path className={styles.pin} d={`M${x} ${y}c-9-15-17-20-17-32a17 17 0 0 1 34 0c0 12-8 17-17 32z`} />
      ) : (
        <circle className={styles.dot} cx={x} cy={y} r={kind === 'interchange' ? 9 : 7} />
      )}
      <text className={offset.anchor} x={x + offset.x} y={y + offset.y}>
        {name}
        {note && (
          <tspan className={styles.note} dx="0.35em">
            {note}
          </tspan>
        )}
      </text>
    </g>
  )
}
