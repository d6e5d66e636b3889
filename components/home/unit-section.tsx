import type { ReactNode } from 'react'
import type { HomeContent } from '@/lib/content/schemas/home'
import { AccordionItem } from './accordion-item'
import { HomeSection } from './home-section'
import { homeSections } from './home-sections'
import styles from './unit-section.module.css'

interface UnitSectionProps {
  units: HomeContent['units']
  /** Unit types, model house (null: no such panel) and unit guide, in this order. */
  viewer: ReactNode
  modelHouse: ReactNode
  guide: ReactNode
  /** Pictures on the closed panels of the narrow layout. */
  covers: { types: ReactNode; modelHouse: ReactNode; guide: ReactNode }
}

/**
 * Unit section with panels (unit types, model house, unit guide): tabs in the wide layout, an accordion in the
 * narrow one, built from the same `<details>` without script.
 */
export function UnitSection({ units, viewer, modelHouse, guide, covers }: UnitSectionProps) {
  const panels = [
    { id: 'units-heading', heading: units.heading, lead: units.lead, content: viewer, cover: covers.types },
    ...(modelHouse ? [{ id: 'model-house-heading', heading: units.modelHouseHeading, lead: undefined, content: modelHouse, cover: covers.modelHouse }] : []),
    { id: 'unit-guide-heading', heading: units.guideHeading, lead: undefined, content: guide, cover: covers.guide },
  ]
  return (
    <HomeSection section={homeSections.units} light="dusk" labelledBy="units-heading" className={styles.units}>
      <div className="container">
        <div className={styles.panels}>
          {panels.map(({ id, heading, lead, content, cover }, position) => (
            <AccordionItem
              key={id}
              group="home-units"
              summary={
                <h2 id={id} className={styles.heading}>
                  {heading}
                </h2>
              }
              open={position === 0}
              cover={cover}
              className={styles.panel}
            >
              {lead && <p className={styles.lead}>{lead}</p>}
              {content}
            </AccordionItem>
          ))}
        </div>
      </div>
    </HomeSection>
  )
}
