import { z } from 'zod'
import { koreanNumeral } from '@/lib/messages/ko/numeral'
import { href, pictureId, text } from './base'

/**
 * One hour of the first picture's day. `time` as a clock shows it, `label` in words; without `picture` it is the hour of the
 * first picture itself.
 */
const hourSchema = z.object({ time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'HH:MM'), label: text, picture: pictureId.optional() })

/** Panels of the narrow home page that have no picture of their own in content. */
const COVERED_PANELS = ['overview', 'location', 'living', 'sitePlan', 'unitPositions', 'types', 'modelHouse', 'guide'] as const

/** A picture, or a unit type cut open, over the whole width of the narrow home page. */
const plateSchema = z
  .object({
    /** The section that it stands before. */
    before: z.enum(['complex', 'units', 'interest']),
    picture: pictureId.optional(),
    /** Unit type whose isometric view is shown instead of a picture. */
    unit: text.optional(),
    title: text,
    link: z.object({ label: text, href }),
  })
  .refine(({ picture, unit }) => (picture === undefined) !== (unit === undefined), 'picture 와 unit 가운데 하나만 적습니다')

const heroSchema = z
  .object({
    heading: text,
    lead: text,
    picture: pictureId,
    /** The same view at several hours, in order, which the reader can play. Absent where there is one picture only. */
    day: z.array(hourSchema).min(2).max(8).optional(),
    facts: z
      .array(z.object({ value: text, unit: text, label: text }))
      .min(1)
      .max(5),
  })
  .refine(({ day }) => !day || day.filter(({ picture }) => picture === undefined).length === 1, {
    path: ['day'],
    error: '한 시각에만 picture 를 적지 않습니다. 그 시각의 그림이 hero.picture 입니다',
  })

const termsSchema = z.object({ text, link: z.object({ label: text, href }) })

export const homeSchema = z.object({
  hero: heroSchema,
  /** Who may apply, as planned before the announcement: in one line, with the page that has it in full. */
  terms: termsSchema.optional(),
  /** The same as the announcement says it. Null: the first screen does not say it after the announcement. */
  announcedTerms: termsSchema.nullish(),
  /** What people ask first, each with the place that answers it. */
  questions: z.array(z.object({ label: text, href })).default([]),
  brand: z.object({ heading: text, lead: text, picture: pictureId, link: z.object({ label: text, href }).optional() }),
  /** Up to five fit one row. */
  premiumCards: z.array(z.object({ image: pictureId, title: text, text1: text, text2: text, link: href, linkText: text })).min(1),
  /** Pictures on the closed panels of the narrow layout: what is in them. The complex section's pictures have none but themselves. */
  covers: z.array(z.object({ panel: z.enum(COVERED_PANELS), picture: pictureId })).default([]),
  plates: z.array(plateSchema).default([]),
  business: z.object({ heading: text, lead: text }),
  location: z.object({ heading: text, lead: text }),
  /** The auto-rotating slider. `{count}` in `heading` is the number of items in a Korean word. */
  premiumSlider: z
    .object({
      heading: text,
      items: z.array(z.object({ image: pictureId, title: text, description: text })).min(1),
    })
    .transform(({ heading, items }) => ({
      heading: heading.replace('{count}', koreanNumeral(items.length)),
      items,
    })),
  complex: z.object({
    heading: text,
    lead: text,
    items: z
      .array(z.object({ title: text, description: text, kind: z.enum(['sitePlan', 'unitPositions', 'picture']), picture: pictureId.optional(), link: href }))
      .min(1),
  }),
  units: z.object({ heading: text, modelHouseHeading: text, guideHeading: text, lead: text, link: z.object({ label: text, href }) }),
  interest: z.object({ heading: text, lead: text, picture: pictureId, points: z.array(text).min(1) }),
})
export type CoveredPanel = (typeof COVERED_PANELS)[number]
export type HomeContent = z.infer<typeof homeSchema>
/** Input type of content/home.ts. */
export type HomeInput = z.input<typeof homeSchema>
