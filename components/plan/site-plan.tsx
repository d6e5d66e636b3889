import { useId } from 'react'
import type { SitePlanData } from '@/lib/content/schemas/site-plan'
import { commonWords } from '@/lib/messages/ko/common'
import { planWords } from '@/lib/messages/ko/plan'
import { householdsByComplex } from '@/lib/plans/households'
import land from './land-colours.module.css'
import { SiteBuildings } from './site-buildings'
import { SiteGround } from './site-ground'
import { SiteLabels } from './site-labels'
import { siteSheet } from './site-sheet'
import { NorthArrow } from './north-arrow'
import { ScaleBar } from './scale-bar'
import styles from './site-plan.module.css'
import { ShapePicture, sheetClass } from './shape-picture'
import { SiteLegend } from './site-legend'
import { Zoomable } from './zoomable'

interface SitePlanProps {
  /** `content.sitePlan` */
  plan: SitePlanData
  /** How the homes are supplied, e.g. 임대. */
  supply: string
  /** `overview`: the drawing alone, for the home page. `full` adds the legend and the table of complexes. */
  detail?: 'full' | 'overview'
  /** File with an overview's shapes (components/plan/shape-files.tsx); without it they stand in the page. */
  shapes?: string | undefined
}

const integer = new Intl.NumberFormat('ko-KR')

/** The whole site: complexes, buildings, roads, gardens, water. */
export function SitePlan({ plan, supply, detail = 'full', shapes }: SitePlanProps) {
  const id = useId()
  const counts = householdsByComplex(plan)
  const nameOf = (complex: number) => plan.complexes.find(({ id: each }) => each === complex)?.name ?? ''
  const buildings = counts.reduce((total, complex) => total + complex.buildings, 0)
  const { scale, fontSize, barMetres } = siteSheet(plan)
  const drawing = (
    <svg
      fontSize={fontSize}
      className={`${styles.drawing} ${land.land}`}
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      role="img"
      aria-labelledby={`${id}t ${id}d`}
    >
      <title id={`${id}t`}>{planWords.sitePlan}</title>
      <desc id={`${id}d`}>
        {planWords.sitePlanText(
          counts.map(({ complex, buildings: own }) => planWords.sitePlanCount(nameOf(complex), own)).join(', '),
          buildings,
          plan.surroundings,
        )}
      </desc>
      {!shapes && (
        <>
          <SiteGround plan={plan} trees={detail === 'full'} />
          <SiteBuildings plan={plan} />
        </>
      )}
      <SiteLabels plan={plan} compact={detail === 'overview'} />
      <g className={styles.marks}>
        <ScaleBar x={30 * scale} y={plan.height - 12 * scale} lengthMetres={barMetres} unitsPerMetre={1} />
        <NorthArrow x={48 * scale} y={plan.height - 56 * scale} radius={17 * scale} degrees={plan.north} />
      </g>
    </svg>
  )
  const sheet = (
    <div className={sheetClass(styles.sheet, shapes)}>
      {shapes && <ShapePicture src={shapes} width={plan.width} height={plan.height} />}
      {drawing}
    </div>
  )
  const ratio = plan.width / plan.height
  if (detail === 'overview')
    return (
      <Zoomable label={planWords.sitePlan} ratio={ratio} tools="bottom-corner">
        {sheet}
      </Zoomable>
    )
  return (
    <figure className={styles.figure}>
      <Zoomable label={planWords.sitePlan} ratio={ratio}>
        {sheet}
      </Zoomable>
      <SiteLegend plan={plan} />
      <figcaption>
        <table className={styles.table}>
          <caption>{planWords.sizeByComplex}</caption>
          <thead>
            <tr>
              <th scope="col">{commonWords.complex}</th>
              <th scope="col">{commonWords.building}</th>
              <th scope="col">{commonWords.allHouseholds}</th>
              <th scope="col">{commonWords.supplyHouseholds(supply)}</th>
            </tr>
          </thead>
          <tbody>
            {counts.map((row) => (
              <tr key={row.complex}>
                <th scope="row">{nameOf(row.complex)}</th>
                <td>{row.buildings}</td>
                <td>{integer.format(row.totalHouseholds)}</td>
                <td>{integer.format(row.rentalHouseholds)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {counts.length > 1 && (
              <tr>
                <th scope="row">{commonWords.total}</th>
                <td>{buildings}</td>
                <td>{integer.format(counts.reduce((total, row) => total + row.totalHouseholds, 0))}</td>
                <td>{integer.format(counts.reduce((total, row) => total + row.rentalHouseholds, 0))}</td>
              </tr>
            )}
          </tfoot>
        </table>
      </figcaption>
    </figure>
  )
}
