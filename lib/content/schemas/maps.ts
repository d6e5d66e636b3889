import { z } from 'zod'
import { text } from './base'

const point = z.tuple([z.number().int(), z.number().int()])

/** Absent where the map is no wider than a card. */
const minor = z.boolean().default(false)

/**
 * A schematic map, not to scale. Coordinates are units of the sheet; a line break in a name (`\
 * `) is one on the map.
 */
const schematicMapSchema = z.object({
  title: text,
  description: text,
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  areas: z
    .array(
      z.object({
        /** `complex` is land of the complex itself, drawn most prominently. */
        kind: z.enum(['district', 'complex', 'park', 'commercial', 'business', 'school', 'hill', 'water']),
        outline: z.array(point).min(3),
        /** Peak of a hill, possibly off the sheet. Default: the middle of the outline. */
        peak: point.optional(),
        name: text.optional(),
        label: point.optional(),
        minor,
      }),
    )
    .default([]),
  lines: z.array(
    z.object({
      kind: z.enum(['river', 'stream', 'road', 'avenue', 'expressway', 'tram', 'rail']),
      points: z.array(point).min(2),
      name: text.optional(),
      label: point.optional(),
      turn: z.number().default(0),
      minor,
    }),
  ),
  /** `site` is the complex itself, drawn most prominently and named first. */
  places: z.array(
    z.object({
      kind: z.enum(['site', 'station', 'interchange', 'hospital', 'school', 'civic', 'park', 'shop']),
      name: text,
      at: point,
      side: z.enum(['right', 'left', 'above', 'below']).default('right'),
      note: text.optional(),
      minor,
    }),
  ),
})
export const mapsSchema = z.object({ region: schematicMapSchema, district: schematicMapSchema })

export type SchematicMapData = z.infer<typeof schematicMapSchema>
export type MapsInput = z.input<typeof mapsSchema>
