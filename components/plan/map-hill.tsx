import { relativePath } from '@/lib/plans/relative-path'
import { closedCurve } from '@/lib/plans/site-geometry'
import styles from './map-shapes.module.css'

/** Distance of each contour line from the peak, as a share of the radius. */
const CONTOURS = [1, 0.78, 0.58, 0.4, 0.24] as const

type Point = readonly [x: number, y: number]

interface MapHillProps {
  /** The lowest contour line. */
  outline: readonly Point[]
  peak?: Point | undefined
}

const middle = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
]

/** A hill as contour lines, each drawn over the one below it, so that it grows darker towards the peak. */
export function MapHill({ outline, peak: [x, y] = middle(outline) }: MapHillProps) {
  const foot = relativePath(closedCurve(outline))
  return CONTOURS.map((part) => (
    <path
      key={part}
      className={styles.hill}
      d={foot}
      transform={part === 1 ? undefined : `translate(${round(x * (1 - part))} ${round(y * (1 - part))}) scale(${part})`}
    />
  ))
}

const round = (value: number) => Math.round(value * 10) / 10
