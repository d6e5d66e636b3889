import { z } from 'zod'
import { unitTermsSchema } from './terms'
import { linkedText, pending, pictureId, proseBlock, source, squareMetres, text } from './base'

/** Rows of /BusinessGuide/intro, in order; a null value reads 추후 공개. */
export const overviewSchema = z.object({
  rows: z.array(z.object({ label: text, value: pending(text), note: text.optional() })).min(1),
  /** The same facts as numbers, for structured data and cross-checks. */
  facts: z.object({
    rentalHouseholds: z.number().int(),
    totalHouseholds: z.number().int(),
    /** Of all the builder's complexes in the area, where there are several. */
    brandTownHouseholds: z.number().int().nullable(),
    buildings: z.number().int(),
    basementFloors: z.number().int(),
    floors: z.number().int(),
    exclusiveMin: z.number(),
    exclusiveMax: z.number(),
    occupancyYear: z.number().int(),
    complexes: z.array(z.number().int()),
  }),
  /** Households and buildings of each complex; the sums must equal `facts` and the unit types (cross-check.ts). */
  byComplex: z.array(
    z.object({
      complex: z.number().int(),
      buildings: z.number().int(),
      totalHouseholds: z.number().int(),
      rentalHouseholds: z.number().int(),
      /** Rental households by unit type's id. */
      rentalByType: z.record(z.string(), z.number().int()),
    }),
  ),
  notes: z.array(linkedText).default([]),
})

export const unitTypeSchema = z
  .object({
    /** Display name, e.g. 84C. */
    id: text,
    /** Address part: 84C is published as 114A. */
    slug: z.string().regex(/^[0-9A-Za-z]+$/),
    summary: text,
    description: z.array(text).min(1),
    features: z.array(text).min(1),
    complexes: z.array(z.number().int()).min(1),
    households: pending(z.number().int()),
    /** ㎡. supply = exclusive + common; contract = supply + otherCommon + parking. Checked. */
    areas: z.object({
      exclusive: squareMetres,
      common: squareMetres,
      supply: squareMetres,
      otherCommon: squareMetres,
      parking: squareMetres,
      contract: squareMetres,
      balcony: squareMetres,
    }),
    rooms: z.number().int(),
    baths: z.number().int(),
    /** Banner of its plan's page. Default: the first of its rooms' pictures, then the page template's. */
    banner: pictureId.optional(),
  })
  .superRefine((unit, context) => {
    const { exclusive, common, supply, otherCommon, parking, contract } = unit.areas
    const off = (a: number, b: number) => Math.abs(a - b) > 0.005
    if (off(exclusive + common, supply))
      context.addIssue({ code: 'custom', path: ['areas', 'supply'], message: `공급면적은 전용+주거공용 = ${(exclusive + common).toFixed(4)} ㎡` })
    if (off(supply + otherCommon + parking, contract))
      context.addIssue({
        code: 'custom',
        path: ['areas', 'contract'],
        message: `계약면적은 공급+기타공용+주차장 = ${(supply + otherCommon + parking).toFixed(4)} ㎡`,
      })
  })

export const unitsSchema = z.object({
  types: z.array(unitTypeSchema).min(1),
  /** Notice under every plan and interior: model house, paid options, may differ. */
  modelHouseNotice: z.array(text).min(1),
  terms: unitTermsSchema.default({ types: [] }),
})

export const interiorsSchema = z.array(
  z.object({
    /** Unit type's id; also the address part. */
    slug: z.string().regex(/^[0-9A-Za-z]+$/),
    unit: text,
    lead: text,
    /** Banner of the page, other than the rooms' pictures, which follow right below it. Default: the page template's. */
    banner: pictureId.optional(),
    rooms: z.array(z.object({ picture: pictureId, title: text, description: text })).min(1),
    finishes: z.array(z.object({ label: text, value: text })).default([]),
  }),
)

/** Null: no page of facilities. */
export const communitySchema = z
  .object({
    facilities: z
      .array(
        z.object({
          id: z.string(),
          name: text,
          description: text,
          details: z.array(text).min(1),
          picture: pictureId,
          place: text,
          hours: pending(text),
        }),
      )
      .min(1),
    notes: z.array(linkedText).default([]),
  })
  .nullable()

/** Texts beside the two drawings of the site plan; null where a drawing has no page. */
export const complexSchema = z.object({
  sitePlan: z.object({ lead: text, highlights: z.array(z.object({ title: text, description: text })).min(1), notes: z.array(linkedText) }).nullable(),
  unitPositions: z.object({ lead: text, notes: z.array(linkedText) }).nullable(),
})

/** Null: no pages of the location. */
export const locationSchema = z
  .object({
    highlights: z.array(z.object({ id: z.string(), title: text, summary: text, description: text, points: z.array(linkedText).min(1), source })).min(1),
    travelTimes: z.array(z.object({ place: text, distance: text, time: text, by: text, source })).min(1),
    mapNotes: z.array(linkedText),
    /** Null: no such page. */
    premium: z
      .object({
        status: z.enum(['published', 'comingSoon']),
        intro: linkedText,
        blocks: z.array(proseBlock.extend({ picture: pictureId, source: source.optional() })),
      })
      .nullable(),
  })
  .nullable()

/** Null: no page of the brand. */
export const brandSchema = z
  .object({
    /** The large picture beside the statement. */
    picture: pictureId,
    statement: text,
    paragraphs: z.array(text).min(1),
    values: z.array(z.object({ title: text, description: text, picture: pictureId })).min(1),
  })
  .nullable()

export type Overview = z.infer<typeof overviewSchema>
export type UnitType = z.infer<typeof unitTypeSchema>
export type Units = z.infer<typeof unitsSchema>
export type Interior = z.infer<typeof interiorsSchema>[number]
export type Community = NonNullable<z.infer<typeof communitySchema>>
export type ComplexContent = z.infer<typeof complexSchema>
export type LocationContent = NonNullable<z.infer<typeof locationSchema>>

/** Input type of content files: defaults are optional. */
export type OverviewInput = z.input<typeof overviewSchema>
export type UnitsInput = z.input<typeof unitsSchema>
export type InteriorsInput = z.input<typeof interiorsSchema>
export type CommunityInput = z.input<typeof communitySchema>
export type ComplexInput = z.input<typeof complexSchema>
export type LocationInput = z.input<typeof locationSchema>
export type BrandInput = z.input<typeof brandSchema>
