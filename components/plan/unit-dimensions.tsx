import type { UnitPlan } from '@/lib/content/schemas/plans'
import { dimensionChain, overallDimension, type Dimension } from '@/lib/plans/dimensions'
import { boundsOf } from '@/lib/plans/rectilinear'
import { cm } from '@/lib/plans/unit-drawing'
import styles from './unit-dimensions.module.css'

const TICK = 7
/** A figure of a shorter length would run into its neighbours on a phone. */
const WIDE_MM = 1500

const millimetres = new Intl.NumberFormat('ko-KR')

interface UnitDimensionsProps {
  plan: UnitPlan
  /** Which side carries the chain of depths. */
  side: 'left' | 'right'
}

/** Clear lengths in mm along the main facade and one side, and the whole of the facade. */
export function UnitDimensions({ plan, side: depthSide }: UnitDimensionsProps) {
  const [left, , right, bottom] = boundsOf(plan.outline)
  const facade = dimensionChain(plan, 'bottom')
  const side = dimensionChain(plan, depthSide)
  const whole = overallDimension(facade)
  const below = cm(bottom) + 30
  const beside = depthSide === 'left' ? cm(left) - 26 : cm(right) + 26
  const figureX = depthSide === 'left' ? beside - 14 : beside + 40
  return (
    <g className={styles.dimensions}>
      <path
        d={[
          ...facade.map((dimension) => horizontal(dimension, below)),
          ...(whole ? [horizontal(whole, below + 58)] : []),
          ...side.map((dimension) => vertical(dimension, beside)),
        ].join('')}
      />
      {facade.map((dimension) => (
        <Figure key={dimension.from} dimension={dimension} x={middle(dimension)} y={below + 40} />
      ))}
      {whole && <Figure dimension={whole} x={middle(whole)} y={below + 98} />}
      {side.map((dimension) => (
        <Figure key={dimension.from} dimension={dimension} x={figureX} y={middle(dimension)} upright />
      ))}
    </g>
  )
}

const middle = ({ from, to }: Dimension) => cm((from + to) / 2)
const horizontal = ({ from, to }: Dimension, y: number) => `M${cm(from)} ${y - TICK}v${2 * TICK}M${cm(from)} ${y}H${cm(to)}m0 ${-TICK}v${2 * TICK}`
const vertical = ({ from, to }: Dimension, x: number) => `M${x - TICK} ${cm(from)}h${2 * TICK}M${x} ${cm(from)}V${cm(to)}m${-TICK} 0h${2 * TICK}`

function Figure({ dimension, x, y, upright = false }: { dimension: Dimension; x: number; y: number; upright?: boolean }) {
  if (dimension.length < 600) return null
  return (
    <text x={x} y={y} className={dimension.length < WIDE_MM ? styles.fine : undefined} transform={upright ? `rotate(-90 ${x} ${y})` : undefined}>
      {millimetres.format(dimension.length)}
    </text>
  )
}
