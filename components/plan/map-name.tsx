import styles from './schematic-map.module.css'

interface MapNameProps {
  /** A line break breaks the line on the map. */
  name: string
  /** Text after the name, where there is room. */
  note?: string | undefined
  /** Position of its first line, in units of the sheet. */
  at: readonly [x: number, y: number]
  /** Clockwise, in degrees. */
  turn?: number
  className?: string | undefined
}

/** A name on a map, of one line or several. */
export function MapName({ name, note, at: [x, y], turn = 0, className }: MapNameProps) {
  const [first, ...others] = name.split('\n')
  return (
    <text className={className} x={x} y={y} transform={turn ? `rotate(${turn} ${x} ${y})` : undefined}>
      {first}
      {others.map((line) => (
        <tspan key={line} x={x} dy="1.15em">
          {line}
        </tspan>
      ))}
      {note && (
        <tspan className={styles.note} dx="0.35em">
          {note}
        </tspan>
      )}
    </text>
  )
}
