import type { SchematicMapData } from '@/lib/content/schemas/maps'
import { MapName } from './map-name'
import styles from './schematic-map.module.css'

type Place = SchematicMapData['places'][number]

/** Offset of a place's label from its symbol. */
const OFFSETS: Record<Place['side'], { x: number; y: number; anchor: string | undefined }> = {
  right: { x: 22, y: 6, anchor: styles.start },
  left: { x: -22, y: 6, anchor: styles.end },
  above: { x: 0, y: -23, anchor: undefined },
  below: { x: 0, y: 38, anchor: undefined },
}

/** Symbol of a kind of place, 20 by 20 around its middle. */
const SIGNS: Record<Exclude<Place['kind'], 'site'>, string> = {
  station: 'M-5-8H5v11H-5zM-5-2H5M-3 3l-3 5M3 3l3 5M-2 .500h0M2 .500h0',
  interchange: 'M-5 8-2-8M5 8 2-8M0-6v2M0-1v2M0 4v2',
  hospital: 'M0-6V6M-6 0H6',
  school: 'M-8-2 0-6l8 4-8 4zM-5 0v4c3 2.500 7 2.500 10 0V0',
  civic: 'M-7 7H7M-7-3 0-7l7 4zM-5-2v7M0-2v7M5-2v7',
  park: 'M0 8V-1M0-8c5 0 6 4 4 6 1 3-1 4-4 4s-5-1-4-4c-2-2-1-6 4-6z',
  shop: 'M-6-3H6l1 10H-7zM-3-3c0-6 6-6 6 0',
}

/** A place on a map: symbol, name and distance. The complex itself has a pin. */
export function MapPlace({ place: { kind, name, at, side, note, minor } }: { place: Place }) {
  const [x, y] = at
  const { x: byX, y: byY, anchor } = OFFSETS[side]
  return (
    <g className={`${styles.place} ${styles[`${kind}Place`] ?? ''} ${minor ? styles.minor : ''}`}>
      {kind === 'site' ? (
        <path className={styles.pin} d={`M${x} ${y}c-9-15-17-20-17-32a17 17 0 0 1 34 0c0 12-8 17-17 32z`} />
      ) : (
        <g className={styles.mark} transform={`translate(${x} ${y})`}>
          <circle r="14" />
          <path d={SIGNS[kind]} />
        </g>
      )}
      <MapName className={anchor} name={name} note={note} at={[x + byX, y + byY]} />
    </g>
  )
}
