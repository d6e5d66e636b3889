import type { UnitPlan } from '@/lib/content/schemas/plans'
import { relativePath } from '@/lib/plans/relative-path'
import { drawUnit } from '@/lib/plans/unit-drawing'
import styles from './unit-shapes.module.css'

interface UnitShapesProps {
  plan: UnitPlan
  /** Prefix of the ids of its patterns, which must be unique in the document. */
  idPrefix: string
}

/** Walls, floors, doors and furniture of a unit, in cm and in drawing order, without text. */
export function UnitShapes({ plan, idPrefix: id }: UnitShapesProps) {
  const drawing = drawUnit(plan)
  return (
    <>
      <defs>
        <pattern id={`${id}w`} width="20" height="20" patternUnits="userSpaceOnUse">
          <path className={styles.hatch} d="M0 0H20M0 0V20" />
        </pattern>
        <pattern id={`${id}o`} width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className={styles.hatch} d="M0 0V12" />
        </pattern>
      </defs>
      <path className={styles.wall} d={relativePath(drawing.outline)} />
      <path className={styles.dry} d={relativePath(drawing.floors.dry)} />
      <path className={styles.entry} d={relativePath(drawing.floors.entry)} />
      <path className={styles.wet} d={relativePath(drawing.floors.wet)} />
      <path fill={`url(#${id}w)`} d={relativePath(drawing.floors.wet)} />
      <path className={styles.outside} d={relativePath(drawing.floors.outside)} />
      <path fill={`url(#${id}o)`} d={relativePath(drawing.floors.outside)} />
      <path className={styles.shaft} d={relativePath(drawing.floors.shaft)} />
      <path className={styles.extension} d={relativePath(drawing.extension)} />
      <path className={styles.fixture} d={relativePath(drawing.fixtures)} />
      <path className={styles.gap} d={relativePath(drawing.gaps)} />
      <path className={styles.glass} d={relativePath(drawing.glass)} />
      <path className={styles.swing} d={relativePath(drawing.swings)} />
      <path className={styles.leaf} d={relativePath(drawing.leaves)} />
    </>
  )
}
