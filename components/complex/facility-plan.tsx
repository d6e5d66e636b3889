import { useId } from 'react'
import type { Community } from '@/lib/content/schemas/complex'
import type { SitePlanData } from '@/lib/content/schemas/site-plan'
import { overviewWords } from '@/lib/messages/ko/overview'
import land from '../plan/land-colours.module.css'
import { NorthArrow } from '../plan/north-arrow'
import { ShapePicture, sheetClass } from '../plan/shape-picture'
import { SiteBuildings } from '../plan/site-buildings'
import { SiteGround } from '../plan/site-ground'
import { SiteLabels } from '../plan/site-labels'
import { siteSheet } from '../plan/site-sheet'
import { Zoomable } from '../plan/zoomable'
import styles from './facility-plan.module.css'

interface FacilityPlanProps {
  facilities: readonly Pick<Community['facilities'][number], 'id' | 'name' | 'place'>[]
  plan: SitePlanData
  /** File with the plan's shapes (components/plan/shape-files.tsx); without it the page contains them. */
  shapes?: string | undefined
}

/** Buildings are not numbered: the numbers are the facilities'. */
const NO_BUILDINGS: ReadonlySet<number> = new Set()
/** Of a number's disc, metres on a sheet 960 m wide. */
const RADIUS = 13

/** Where each facility is: a numbered list, beside a site plan with the same numbers where the plan knows the buildings. */
export function FacilityPlan({ facilities, plan, shapes }: FacilityPlanProps) {
  const id = useId()
  const { scale, fontSize } = siteSheet(plan)
  const radius = RADIUS * scale
  const numberOf = (facility: string) => facilities.findIndex((each) => each.id === facility) + 1
  const buildings = plan.facilities.flatMap(({ at, holds = [] }) => (holds.length > 0 ? [{ at, numbers: holds.map(numberOf) }] : []))
  return (
    <div className={buildings.length > 0 ? styles.places : undefined}>
      {buildings.length > 0 && (
        <Zoomable label={overviewWords.facilityPlan} ratio={plan.width / plan.height} tools="bottom-corner">
          <div className={sheetClass(styles.sheet, shapes)}>
            {shapes && <ShapePicture first src={shapes} width={plan.width} height={plan.height} />}
            <svg fontSize={fontSize} className={`${styles.drawing} ${land.land}`} viewBox={`0 0 ${plan.width} ${plan.height}`} role="img" aria-labelledby={id}>
              <title id={id}>{overviewWords.facilityPlan}</title>
              {!shapes && (
                <>
                  <SiteGround plan={plan} trees={false} />
                  <SiteBuildings plan={plan} />
                </>
              )}
              <SiteLabels plan={plan} buildingNumbers={NO_BUILDINGS} compact />
              {buildings.map(({ at: [x, y], numbers }) => (
                <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
                  <g className={styles.marks}>
                    {numbers.map((number, index) => {
                      const left = Math.round((2 * index + 1 - numbers.length) * radius)
                      return (
                        <g key={number}>
                          <circle cx={left} r={radius} />
                          <text x={left} dy="0.36em">
                            {number}
                          </text>
                        </g>
                      )
                    })}
                  </g>
                </g>
              ))}
              <g className={styles.north}>
                <NorthArrow x={48 * scale} y={plan.height - 30 * scale} radius={17 * scale} degrees={plan.north} />
              </g>
            </svg>
          </div>
        </Zoomable>
      )}
      <ol className={styles.list}>
        {facilities.map((facility, index) => (
          <li key={facility.id} className={styles.item}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <span>
              <a href={`#${facility.id}`} className={styles.name}>
                {facility.name}
              </a>
              <br />
              {facility.place}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
