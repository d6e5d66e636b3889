import { balconyArea, exclusiveArea } from '@/lib/plans/areas'
import { unitPlanErrors } from '@/lib/plans/check-unit-plan'
import { householdsByComplex } from '@/lib/plans/households'
import type { Check } from './check-all'
import type { Overview, Units } from './schemas/complex'
import type { UnitPlan } from './schemas/plans'
import type { SitePlanData } from './schemas/site-plan'
import { checkEach } from './invalid-part'

/** ㎡. Printed areas have two decimals: a smaller difference changes at most the last digit. */
const AREA_TOLERANCE = 0.005

interface PlannedContent {
  units: Units
  plans: UnitPlan[]
  sitePlan: SitePlanData
  overview: Overview
}

/** Checks that drawings, areas of units.ts and households of overview.ts agree. */
export function crossCheckPlans({ units, plans, sitePlan, overview }: PlannedContent): string[] {
  return [
    ...checkEach(plans, unitFaults),
    ...checkEach([units], ({ types }) => checkEach(types, (unit) => areaFaults(unit, plans))),
    ...checkEach([sitePlan], (drawn) => householdFaults(drawn, overview, units)),
  ]
}

const unitFaults = (plan: UnitPlan) => unitPlanErrors(plan).map((fault) => `content/plans › ${plan.id}: ${fault}`)

/** Areas and numbers of rooms in units.ts that differ from the plan. */
export function areaFaults(unit: Units['types'][number], plans: readonly UnitPlan[]): string[] {
  const plan = plans.find((candidate) => candidate.id === unit.id)
  if (!plan) return [`content/plans/unit-plans.ts: content/units.ts 의 '${unit.id}' 타입 평면이 없습니다`]
  const drawn = { exclusive: exclusiveArea(plan), balcony: balconyArea(plan) }
  const drawnRooms = (kind: string) => plan.rooms.filter((room) => room.kind === kind).length
  const rooms = { rooms: drawnRooms('bedroom'), baths: drawnRooms('bath') }
  return [
    ...(['exclusive', 'balcony'] as const)
      .filter((field) => Math.abs(drawn[field] - unit.areas[field]) > AREA_TOLERANCE)
      .map((field) => `content/units.ts › ${unit.id}.areas.${field}: ${unit.areas[field]} ㎡, 평면에서는 ${drawn[field].toFixed(4)} ㎡ 입니다`),
    ...(['rooms', 'baths'] as const)
      .filter((field) => rooms[field] !== unit[field])
      .map((field) => `content/units.ts › ${unit.id}.${field}: ${unit[field]}, 평면에서는 ${rooms[field]} 입니다`),
  ]
}

/** Buildings and homes in overview.ts that differ from the site plan. */
export function householdFaults(sitePlan: SitePlanData, overview: Overview, units: Units): string[] {
  const faults: string[] = []
  const drawn = householdsByComplex(sitePlan)
  const known = new Set(units.types.map((unit) => unit.id))
  for (const complex of drawn) {
    const told = overview.byComplex.find((candidate) => candidate.complex === complex.complex)
    const at = `content/plans/site-plan.ts › ${complex.complex}단지`
    if (!told) {
      faults.push(`${at}: content/overview.ts › byComplex 에 없습니다`)
      continue
    }
    for (const field of ['buildings', 'totalHouseholds', 'rentalHouseholds'] as const) {
      if (told[field] !== complex[field]) faults.push(`${at}: ${field} ${complex[field]}, content/overview.ts 에는 ${told[field]} 입니다`)
    }
    for (const type of new Set([...Object.keys(told.rentalByType), ...Object.keys(complex.rentalByType)])) {
      if (!known.has(type)) faults.push(`${at}: content/units.ts 에 '${type}' 타입이 없습니다`)
      if ((told.rentalByType[type] ?? 0) !== (complex.rentalByType[type] ?? 0))
        faults.push(`${at}: ${type} 임대 ${complex.rentalByType[type] ?? 0}세대, content/overview.ts 에는 ${told.rentalByType[type] ?? 0}세대입니다`)
    }
  }
  return faults
}

/** A building of the site plan that holds what content/community.ts does not have. */
export const facilityFaults: Check = ({ sitePlan, community }) =>
  checkEach(sitePlan.facilities, ({ name, holds = [] }) =>
    holds
      .filter((id) => !community?.facilities.some((facility) => facility.id === id))
      .map((id) => `content/plans/site-plan.ts › facilities[${name}].holds: content/community.ts 에 '${id}' 시설이 없습니다`),
  )
