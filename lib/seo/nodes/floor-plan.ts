import type { FloorPlan } from 'schema-dts'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import type { UnitType } from '@/lib/content/schemas/complex'
import { floorPlanPath } from '@/lib/routes'
import { floorPlanId } from '../node-ids'

const SQUARE_METRE = 'MTK' // UN/CEFACT code, as schema.org's unitCode demands

/**
 * One unit type, as /FloorPlan/{slug} shows it. The complex refers to it (`accommodationFloorPlan`), because `isPlanForApartment`
 * takes one dwelling, not a complex.
 */
export const floorPlan = (unit: UnitType) =>
  ({
    '@type': 'FloorPlan',
    '@id': floorPlanId(unit.slug),
    name: unit.id,
    description: unit.summary,
    url: absoluteUrl(floorPlanPath(unit.slug)),
    floorSize: { '@type': 'QuantitativeValue', value: unit.areas.exclusive, unitCode: SQUARE_METRE },
    numberOfBedrooms: unit.rooms,
    numberOfBathroomsTotal: unit.baths,
    ...(unit.households === null ? {} : { numberOfAccommodationUnits: { '@type': 'QuantitativeValue' as const, value: unit.households } }),
  }) satisfies FloorPlan
