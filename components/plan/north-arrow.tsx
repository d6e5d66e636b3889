import styles from './drawing-marks.module.css'

interface NorthArrowProps {
  x: number
  y: number
  radius: number
  /** Direction of north, clockwise from the top of the drawing. */
  degrees: number
}

export function NorthArrow({ x, y, radius: r, degrees }: NorthArrowProps) {
  const part = (share: number) => Number((r * share).toFixed(2))
  return (
    <g className={styles.mark} transform={`translate(${x} ${y}) rotate(${degrees})`}>
      <circle className={styles.line} r={r} />
      <path className={styles.solid} d={`M0 ${-r}L${part(0.5)} ${part(0.72)}L0 ${part(0.42)}z`} />
      <path className={styles.line} d={`M0 ${-r}L${part(-0.5)} ${part(0.72)}L0 ${part(0.42)}z`} />
      <text className={styles.north} y={part(-1.25)}>
        N
      </text>
    </g>
  )
}
