import type { UnitPlan } from '@/lib/content/schemas/plans'
import { dimensionChain, overallDimension, type Dimension } from '@/lib/plans/dimensions'
import { boundingBox } from '@/lib/plans/rectilinear'
import { toCm } from '@/lib/plans/unit-drawing'
import styles from './unit-dimensions.module.css'

const TICK_CM = 7
/** Shorter dimensions are offsets of a wall, without a number. */
const MIN_LENGTH_MM = 300
/** Width of a number on a phone relative to its digits' count, in mm of the plan: 44 cm high, and the space to the next. */
const DIGIT_ON_PHONE_MM = 270
const SPACE_ON_PHONE_MM = 60

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
      {facade.map((dimension, index) => (
        <DimensionLabel key={dimension.from} dimension={dimension} x={middle(dimension)} y={below + 40} fine={overlapsOnPhone(facade, index)} />
      ))}
      {whole && <DimensionLabel dimension={whole} x={middle(whole)} y={below + 98} />}
      {side.map((dimension, index) => (
        <DimensionLabel key={dimension.from} dimension={dimension} x={figureX} y={middle(dimension)} fine={overlapsOnPhone(side, index)} upright />
      ))}
    </g>
  )
}

const middle = ({ from, to }: Dimension) => toCm((from + to) / 2)
const horizontal = ({ from, to }: Dimension, y: number) =>
  `M${toCm(from)} ${y - TICK_CM}v${2 * TICK_CM}M${toCm(from)} ${y}H${toCm(to)}m0 ${-TICK_CM}v${2 * TICK_CM}`
const vertical = ({ from, to }: Dimension, x: number) =>
  `M${x - TICK_CM} ${toCm(from)}h${2 * TICK_CM}M${x} ${toCm(from)}V${toCm(to)}m${-TICK_CM} 0h${2 * TICK_CM}`

const widthOnPhone = ({ length }: Dimension) => String(length).length * DIGIT_ON_PHONE_MM

/** Whether a number would touch a longer dimension's on a phone; the longer one stays. */
function overlapsOnPhone(chain: readonly Dimension[], index: number): boolean {
  const own = chain[index]
  if (!own) return false
  return [chain[index - 1], chain[index + 1]].some(
    (other) =>
      other &&
      other.length >= Math.max(own.length, MIN_LENGTH_MM) &&
      Math.abs(own.from + own.to - other.from - other.to) < widthOnPhone(own) + widthOnPhone(other) + 2 * SPACE_ON_PHONE_MM,
  )
}

interface DimensionLabelProps {
  dimension: Dimension
  x: number
  y: number
  /** Phones have no space for it. */
  fine?: boolean
  upright?: boolean
}

function DimensionLabel({ dimension, x, y, fine = false, upright: rotated = false }: DimensionLabelProps) {
  if (dimension.length < MIN_LENGTH_MM) return null
  return (
    <text x={x} y={y} className={fine ? styles.fine : undefined} transform={rotated ? `rotate(-90 ${x} ${y})` : undefined}>
      {millimetres.format(dimension.length)}
    </text>
  )
}
