import { z } from 'zod'
import { text } from './base'

/** Metres on the sheet: x to the east (right), y to the south (down). */
const metre = z.number().multipleOf(0.5)
const point = z.tuple([metre, metre])
const path = z.array(point).min(2)

/** `84A 2-29`: homes of that type on floors 2 to 29, offered here. `2-29`: other homes, shown without type. */
const part = (value: string) => {
  const [floors = '', type] = value.trim().split(' ').reverse()
  const [from = 0, to = 0] = floors.split('-').map(Number)
  return { type: type ?? null, from, to }
}

/** A line whose type changes with the floors lists its parts from below: `84A 2-27, 101P 28-29`. */
const line = z
  .string()
  .regex(/^(?:\w+ )?\d+-\d+(?:, (?:\w+ )?\d+-\d+)*$/, '"84A 2-29"(공급) 또는 "2-29"(그 외), 층에 따라 타입이 바뀌면 "84A 2-27, 101P 28-29"')
  .transform((value) => value.split(',').map(part))
  .refine(
    (parts) => parts.every(({ from, to }, index) => from > (parts[index - 1]?.to ?? 0) && from <= to),
    '층은 1 이상이고 낮은 층이 먼저이며 겹치지 않아야 합니다',
  )

const building = z
  .object({
    /** 동 number: complex times 100 and up. */
    number: z.number().int().positive(),
    /** Middle of the footprint. */
    at: point,
    /** Degrees clockwise. */
    turn: z.number().default(0),
    form: z.enum(['slab', 'bent', 'tower']),
    floors: z.number().int().min(1),
    /** 호 lines from west to east, each with its parts from below; the first is line 1. */
    lines: z.array(line).min(1),
  })
  .superRefine((value, context) => {
    value.lines.forEach((each, index) => {
      // Still a text where it was rejected itself.
      if (Array.isArray(each) && each.some(({ to }) => to > value.floors))
        context.addIssue({ code: 'custom', path: ['lines', index], message: `${value.number}동은 ${value.floors}층입니다` })
    })
  })

const complexBlock = z.object({
  id: z.number().int().positive(),
  name: text,
  outline: path,
  label: point,
  buildings: z.array(building),
})

const place = z.object({ name: text, at: point })

export const sitePlanSchema = z.object({
  width: metre,
  height: metre,
  north: z.number().int().default(0),
  /** Description of the surroundings for screen readers: `북쪽에 …, 남쪽에 … 있습니다.` */
  surroundings: text,
  complexes: z.array(complexBlock).min(1),
  /** Land of others: school, public facilities, shops. */
  parcels: z.array(
    z.object({
      name: text,
      outline: path,
      label: point,
      kind: z.enum(['school', 'public', 'commercial', 'park']),
      /** Buildings in outline: left, top, right, bottom. */
      blocks: z.array(z.tuple([metre, metre, metre, metre])).default([]),
      /** A sports field within its running track: middle, half its length and half its width. */
      field: z.tuple([metre, metre, metre, metre]).optional(),
    }),
  ),
  /** Middle lines with a width in metres. */
  roads: z.array(z.object({ name: text.optional(), line: path, width: metre, label: point.optional() })),
  tram: z.object({ line: path, stop: place }).optional(),
  river: z.object({ name: text, banks: path, label: point, promenade: path }).optional(),
  gates: z.array(z.object({ at: point, kind: z.enum(['vehicle', 'pedestrian']), turn: z.number().default(0) })),
  /** Ramps to the underground car park. */
  ramps: z.array(z.object({ at: point, turn: z.number().default(0) })),
  gardens: z.array(z.object({ name: text, at: point, radius: z.tuple([metre, metre]), water: z.boolean().default(false) })),
  playgrounds: z.array(point),
  /** The path that connects the complexes. */
  walk: path.optional(),
  /** `holds`: ids of content/community.ts. */
  facilities: z.array(place.extend({ size: z.tuple([metre, metre]), turn: z.number().default(0), holds: z.array(text).optional() })),
  /** Rows of trees: from, to, how many. */
  trees: z.array(z.tuple([point, point, z.number().int().min(1)])),
})

export type SitePlanData = z.infer<typeof sitePlanSchema>
export type SitePlanInput = z.input<typeof sitePlanSchema>
export type SiteBuilding = SitePlanData['complexes'][number]['buildings'][number]
export type BuildingLine = SiteBuilding['lines'][number]
