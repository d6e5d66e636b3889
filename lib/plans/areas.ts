import type { PlanRoom, RoomKind, UnitPlan } from '@/lib/content/schemas/plans'
import { polygonArea, intersectionArea } from './rectilinear'

const SQUARE_MM_PER_SQUARE_METRE = 1_000_000
/** 1평 = 400/121 ㎡ (계량에 관한 법률 시행 이전의 관용 단위). */
const SQUARE_METRES_PER_PYEONG = 400 / 121

export const toPyeong = (squareMetres: number): number => squareMetres / SQUARE_METRES_PER_PYEONG

const toSquareMetres = (squareMm: number) => squareMm / SQUARE_MM_PER_SQUARE_METRE

const BALCONY_KINDS: ReadonlySet<RoomKind> = new Set(['balcony', 'plant'])

const isBalcony = (room: PlanRoom): boolean => BALCONY_KINDS.has(room.kind)

/**
 * 주거전용면적 in ㎡: "외벽의 내부선을 기준으로 산정한 면적" (주택법 시행규칙 제2조제2호). The area inside the inner faces of
 * the outer walls (안목치수) with the partitions in it; balconies, extended or not, are not part of it.
 */
export const exclusiveArea = (plan: UnitPlan): number => toSquareMetres(polygonArea(plan.exclusive))

/**
 * Balcony (서비스면적) in ㎡: balconies and the plant room measured between the wall faces, and the parts of extended rooms
 * that lie beyond the exclusive line.
 */
export const balconyArea = (plan: UnitPlan): number => roomAreas(plan).reduce((total, room) => total + room.balcony, 0)

export interface RoomArea {
  id: string
  name: string
  kind: RoomKind
  /** Area between the wall faces in ㎡; total = exclusive + balcony. */
  total: number
  exclusive: number
  balcony: number
}

/** Areas of all rooms in the order of the plan, without shafts. */
export function roomAreas(plan: UnitPlan): RoomArea[] {
  return plan.rooms
    .filter((room) => room.kind !== 'shaft')
    .map((room) => {
      const total = toSquareMetres(polygonArea(room.shape))
      const exclusive = isBalcony(room) ? 0 : toSquareMetres(intersectionArea(room.shape, plan.exclusive))
      return { id: room.id, name: room.name, kind: room.kind, total, exclusive, balcony: total - exclusive }
    })
}

/** Part of the exclusive area that belongs to no room: partitions, columns and shafts, in ㎡. */
export const wallArea = (plan: UnitPlan): number => exclusiveArea(plan) - roomAreas(plan).reduce((total, room) => total + room.exclusive, 0)
