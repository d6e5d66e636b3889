import type { ReactNode } from 'react'
import type { SchematicMapData } from '@/lib/content/schemas/maps'
import type { UnitPlan } from '@/lib/content/schemas/plans'
import type { SitePlanData } from '@/lib/content/schemas/site-plan'
import { rentalTypes } from '@/lib/plans/households'
import { renderMarkup } from '../static-markup/static-markup'
import land from './land-colours.module.css'
import { MapShapes } from './map-shapes'
import { SiteBuildings } from './site-buildings'
import { SiteGround } from './site-ground'
import { UnitShapes } from './unit-shapes'
import { unitViewBox } from './unit-view-box'

/* Shapes of small drawings without text, as separate documents: lib/cli/generate/drawings.ts writes them to files, so that the
   home page neither contains their geometry nor builds it before they come into view. */

/** Addresses of the files. */
export interface ShapeFiles {
  /** By unit type. */
  readonly units: Readonly<Record<string, string>>
  readonly sitePlan?: string
  readonly unitPositions?: string
  readonly regionMap?: string
  readonly districtMap?: string
}

export const unitShapes = (plan: UnitPlan): string => shapeDocument(unitViewBox(plan, 'overview'), <UnitShapes plan={plan} idPrefix="" />)

export const sitePlanShapes = (plan: SitePlanData): string =>
  siteDocument(
    plan,
    <>
      <SiteGround plan={plan} trees={false} />
      <SiteBuildings plan={plan} />
    </>,
  )

export const unitPositionsShapes = (plan: SitePlanData): string =>
  siteDocument(
    plan,
    <>
      <SiteGround plan={plan} trees={false} />
      <SiteBuildings plan={plan} types={rentalTypes(plan)} />
    </>,
  )

export const mapShapes = (map: SchematicMapData): string =>
  shapeDocument({ x: 0, y: 0, width: map.width, height: map.height }, <MapShapes map={map} />, land.land)

const siteDocument = ({ width, height }: SitePlanData, shapes: ReactNode) => shapeDocument({ x: 0, y: 0, width, height }, shapes, land.land)

function shapeDocument(box: { x: number; y: number; width: number; height: number }, shapes: ReactNode, className?: string): string {
  return renderMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className={className}
      viewBox={[box.x, box.y, box.width, box.height].join(' ')}
      width={box.width}
      height={box.height}
    >
      {shapes}
    </svg>,
  )
}
