import styles from './drawing-marks.module.css'

interface ScaleBarProps {
  x: number
  y: number
  lengthMetres: number
  unitsPerMetre: number
}

/** Scale bar; `x`, `y` is its left end. */
export function ScaleBar({ x, y, lengthMetres, unitsPerMetre }: ScaleBarProps) {
  const length = lengthMetres * unitsPerMetre
  const thickness = Number((length / 62).toFixed(2))
  return (
    <g className={styles.mark}>
      <path className={styles.line} d={`M${x} ${y}h${length}v${-thickness}h${-length}z`} />
      <path className={styles.solid} d={`M${x} ${y}h${length / 2}v${-thickness}h${-length / 2}z`} />
      <text className={styles.start} x={x + length + thickness * 2} y={y}>{`${lengthMetres} m`}</text>
    </g>
  )
}
