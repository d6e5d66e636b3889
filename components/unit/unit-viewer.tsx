import type { ReactNode } from 'react'
import { Tabs } from '@/components/ui/tabs'
import type { UnitType } from '@/lib/content/schemas/complex'
import { unitWords } from '@/lib/messages/ko/unit'
import { floorPlanPath } from '@/lib/routes'
import { UnitViewerAreas } from './unit-viewer-areas'
import styles from './unit-viewer.module.css'

interface UnitViewerProps {
  units: readonly UnitType[]
  /** The plan of one type. */
  renderPlan: (unit: UnitType) => ReactNode
}

/** Unit types one at a time: tabs, arrows to the neighbours (disabled at the ends), a fade of 500 ms on change. */
export function UnitViewer({ units, renderPlan }: UnitViewerProps) {
  const items = units.map((unit) => ({
    id: `unit-${unit.id}`,
    label: unit.id,
    panel: (
      <div className={styles.unit}>
        <div className={styles.plan}>{renderPlan(unit)}</div>
        <div>
          <h3 className={styles.name}>{unit.id}</h3>
          <p className={styles.summary}>{unit.summary}</p>
          <UnitViewerAreas areas={unit.areas} />
          <a href={floorPlanPath(unit.slug)} className={styles.more}>
            {unitWords.details(unit.id)}
          </a>
        </div>
      </div>
    ),
  }))
  return <Tabs items={items} label={unitWords.types} arrows className={styles.viewer} />
}
