import { useId } from 'react'
import type { SitePlanData } from '@/lib/content/schemas/site-plan'
import { commonWords } from '@/lib/messages/ko/common'
import { planWords } from '@/lib/messages/ko/plan'
import { householdsOfType, rentalLines, rentalTypes } from '@/lib/plans/households'
import land from './land-colours.module.css'
import { SiteBuildings } from './site-buildings'
import { SiteGround } from './site-ground'
import { NorthArrow } from './north-arrow'
import { SiteLabels } from './site-labels'
import { siteSheet } from './site-sheet'
import { ShapePicture, sheetClass } from './shape-picture'
import { typeFill, typesOfBuildings } from './type-colours'
import styles from './unit-positions.module.css'
import { Zoomable } from './zoomable'

interface UnitPositionsProps {
  /** `content.sitePlan` */
  plan: SitePlanData
  /** How the homes are supplied, e.g. 임대. */
  supply: string
  /** `overview`: with shorter labels, for the home page. */
  detail?: 'full' | 'overview'
  /** File with the plan's shapes (components/plan/shape-files.tsx); without it the page contains them. */
  shapes?: string | undefined
}

/**
 * The site plan with the buildings for rent in their types' colours (동호배치도). An overview says what the colours mean; a plan that is
 * its page's subject follows a choice that does (type-choice.tsx).
 */
export function UnitPositions({ plan, supply, detail = 'full', shapes }: UnitPositionsProps) {
  const id = useId()
  const rental = rentalLines(plan)
  const types = rentalTypes(plan)
  const rentalBuildings = new Set(rental.map((line) => line.building))
  const typesOf = new Map(plan.complexes.flatMap(({ buildings }) => buildings).map((building) => [building.number, typesOfBuildings([building], types)]))
  const { scale, fontSize } = siteSheet(plan)
  const drawing = (
    <div className={sheetClass(styles.sheet, shapes)}>
      {shapes && <ShapePicture src={shapes} width={plan.width} height={plan.height} />}
      <svg
        fontSize={fontSize}
        className={`${styles.drawing} ${land.land}`}
        viewBox={`0 0 ${plan.width} ${plan.height}`}
        role="img"
        aria-labelledby={`${id}t ${id}d`}
      >
        <title id={`${id}t`}>{planWords.unitPositions}</title>
        <desc id={`${id}d`}>
          {planWords.unitPositionsText(supply, rentalBuildings.size, [...rentalBuildings].map(commonWords.buildingNumbered).join(', '))}
        </desc>
        {!shapes && (
          <>
            <SiteGround plan={plan} trees={false} />
            <SiteBuildings plan={plan} types={types} />
          </>
        )}
        <SiteLabels plan={plan} buildingNumbers={rentalBuildings} compact={detail === 'overview'} typesOf={detail === 'full' ? typesOf : undefined} />
        <g className={styles.marks}>
          <NorthArrow x={48 * scale} y={plan.height - 36 * scale} radius={17 * scale} degrees={plan.north} />
        </g>
      </svg>
    </div>
  )
  const key = (
    <ul className={styles.key} data-detail={detail}>
      {types.map((type) => (
        <li key={type}>
          <svg className={styles.swatch} viewBox="0 0 16 16" aria-hidden="true">
            <path className={typeFill(types, type)} d="M0 0h16v16H0z" />
          </svg>
          <span>{type}</span> <span className={styles.count}>{commonWords.inHouseholds(householdsOfType(rental, type))}</span>
        </li>
      ))}
    </ul>
  )
  return (
    <div className={detail === 'full' ? styles.full : undefined}>
      <Zoomable label={planWords.unitPositions} ratio={plan.width / plan.height} tools={detail === 'full' ? 'row' : 'bottom-corner'}>
        {drawing}
      </Zoomable>
      {detail === 'overview' && key}
    </div>
  )
}
