import { z } from 'zod'
import { text } from './base'

/** Millimetres from the plan's north-western origin: x to the right, y down. Multiples of 10 keep drawings small. */
const mm = z.number().int().multipleOf(10, '10 mm 단위의 정수')
const point = z.tuple([mm, mm])
const box = z.tuple([mm, mm, mm, mm])

export type Point = readonly [x: number, y: number]
/** A closed rectilinear polygon; the last point joins the first. */
export type Polygon = readonly Point[]
/** Opposite corners: x1 < x2, y1 < y2. */
export type Box = readonly [x1: number, y1: number, x2: number, y2: number]

const rectilinear = (points: Polygon) =>
  points.every(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return (x === nextX) !== (y === nextY)
  })

const properBox = box.refine(([x1, y1, x2, y2]) => x1 < x2 && y1 < y2, '[왼쪽, 위, 오른쪽, 아래] 순서')

/** A rectangle as its two corners, or a polygon whose edges are all horizontal or vertical. */
const shape = z
  .union([properBox, z.array(point).min(4)])
  .transform((value): Polygon => {
    if (typeof value[0] !== 'number') return value as Polygon
    const [x1, y1, x2, y2] = value as unknown as Box
    return [
      [x1, y1],
      [x2, y1],
      [x2, y2],
      [x1, y2],
    ]
  })
  .refine(rectilinear, '모든 변이 수평 또는 수직인 다각형')

/** Use of a space: decides its floor in the drawing, and whether it belongs to the balcony. */
const roomKinds = ['entry', 'hall', 'living', 'kitchen', 'bedroom', 'bath', 'dressing', 'storage', 'study', 'balcony', 'plant', 'shaft'] as const
export type RoomKind = (typeof roomKinds)[number]

const roomSchema = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/, '소문자, 숫자, -'),
  name: text,
  kind: z.enum(roomKinds),
  /** The clear inside of the room, between wall faces. */
  shape,
  /** Position of the name, where the middle of the shape is unsuitable. */
  label: point.optional(),
})

/**
 * An opening fills its wall from face to face. A door's leaf turns about the corner named in `hinge`, into the
 * room beyond that corner's face: `sw` in a horizontal wall hangs on the west jamb and opens to the south.
 */
const openingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('entry'), box: properBox, hinge: z.enum(['nw', 'ne', 'sw', 'se']) }),
  z.object({ kind: z.literal('door'), box: properBox, hinge: z.enum(['nw', 'ne', 'sw', 'se']) }),
  z.object({ kind: z.literal('sliding'), box: properBox }),
  z.object({ kind: z.literal('passage'), box: properBox }),
  z.object({ kind: z.literal('window'), box: properBox }),
])

const fixtureKinds = [
  'bed',
  'sofa',
  'low-table',
  'dining-table',
  'television',
  'desk',
  'armchair',
  'wardrobe',
  'shoe-cabinet',
  'shelf',
  'counter',
  'island',
  'sink',
  'hob',
  'refrigerator',
  'bathtub',
  'shower',
  'basin',
  'toilet',
  'washer',
  'outdoor-unit',
  'vanity',
] as const
export type FixtureKind = (typeof fixtureKinds)[number]

const fixtureSchema = z.object({
  kind: z.enum(fixtureKinds),
  box: properBox,
  /** The side from which it is used; the opposite side is against the wall. */
  faces: z.enum(['n', 'e', 's', 'w']).default('s'),
})

export const unitPlanSchema = z.object({
  /** The unit type in content/units.ts. */
  id: text,
  /** E.g. 판상형 4베이. */
  layout: text,
  /** Direction of the main facade, e.g. 남향. */
  facing: text,
  /** Degrees clockwise from the top of the sheet to north. */
  north: z.number().int().min(0).max(359),
  /** Outer faces of the outer walls, balconies included. */
  outline: shape,
  /** Inner faces of the outer walls, balconies excluded: the exclusive area of 주택법 시행규칙 제2조. */
  exclusive: shape,
  rooms: z.array(roomSchema).min(1),
  openings: z.array(openingSchema).min(1),
  fixtures: z.array(fixtureSchema).default([]),
})

export const unitPlansSchema = z.array(unitPlanSchema).min(1)

export type UnitPlan = z.infer<typeof unitPlanSchema>
export type UnitPlanInput = z.input<typeof unitPlanSchema>
export type PlanRoom = UnitPlan['rooms'][number]
export type PlanOpening = UnitPlan['openings'][number]
export type PlanFixture = UnitPlan['fixtures'][number]
