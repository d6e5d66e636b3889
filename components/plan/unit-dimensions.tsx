import type { UnitPlan } from '@/lib/content/schemas/plans'
import { dimensionChain, overallDimension, type Dimension } from '@/lib/plans/dimensions'
import { boundingBox } from '@/lib/plans/rectilinear'
import { toCm } from '@/lib/plans/unit-drawing'
import styles from './unit-dimensions.module.css'

const TICK_CM = 7
/** Labels of shorter dimensions are hidden on phones, where they would overlap. */
const MIN_LENGTH_ON_PHONE_MM = 1500

const millimetres = new Intl.NumberFormat('ko-KR')

interface UnitDimensionsProps {
  plan: UnitPlan
  /** Side with the second dimension chain. */
  side: 'left' | 'right'
}

/** Dimension chains along the main facade and one side, and the facade's overall dimension, in mm between wall faces. */
export function UnitDimensions({ plan, side: depthSide }: UnitDimensionsProps) {
  const [left, , right, bottom] = boundingBox(plan.outline)
  const facade = dimensionChain(plan, 'bottom')
  const side = dimensionChain(plan, depthSide)
  const whole = overallDimension(facade)
  const below = toCm(bottom) + 30
  const beside = depthSide === 'left' ? toCm(left) - 26 : toCm(right) + 26
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
        <DimensionLabel key={dimension.from} dimension={dimension} x={middle(dimension)} y={below + 40} />
      ))}
      {whole && <DimensionLabel dimension={whole} x={middle(whole)} y={below + 98} />}
      {side.map((dimension) => (
        <DimensionLabel key={dimension.from} dimension={dimension} x={figureX} y={middle(dimension)} upright />
      ))}
    </g>
  )
}

const middle = ({ from, to }: Dimension) => toCm((from + to) / 2)
const horizontal = ({ from, to }: Dimension, y: number) =>
  `M${toCm(from)} ${y - TICK_CM}v${2 * TICK_CM}M${toCm(from)} ${y}H${toCm(to)}m0 ${-TICK_CM}v${2 * TICK_CM}`
const vertical = ({ from, to }: Dimension, x: number) =>
  `M${x - TICK_CM} ${toCm(from)}h${2 * TICK_CM}M${x} ${toCm(from)}V${toCm(to)}m${-TICK_CM} 0h${2 * TICK_CM}`

function DimensionLabel({ dimension, x, y, upright: rotated = false }: { dimension: Dimension; x: number; y: number; upright?: boolean }) {
  if (dimension.length < 600) return null
  return (
    <text x={x} y={y} className={dimension.length < MIN_LENGTH_ON_PHONE_MM ? styles.fine : undefined} transform={rotated ? `rotate(-90 ${x} ${y})` : undefined}>
      {millimetres.format(dimension.length)}
    </text>
  )
}
