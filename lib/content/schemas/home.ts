import { z } from 'zod'
import { koreanNumeral } from '@/lib/messages/ko/numeral'
import { href, pictureId, text } from './base'

/**
 * One hour of the first picture's day. `time` as a clock shows it, `label` in words; without `picture` it is the hour of the
 * first picture itself.
 */
const hourSchema = z.object({ time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'HH:MM'), label: text, picture: pictureId.optional() })

const heroSchema = z
  .object({
    latin: text,
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

export const homeSchema = z.object({
  hero: heroSchema,
  brand: z.object({ latin: text, heading: text, lead: text, picture: pictureId, link: z.object({ label: text, href }).optional() }),
  /** PREMIUM 01, 02, …: up to five fit one row. */
  premiumCards: z.array(z.object({ image: pictureId, title: text, text1: text, text2: text, link: href, linkText: text })).min(1),
  business: z.object({ latin: text, heading: text, lead: text }),
  location: z.object({ latin: text, heading: text, lead: text }),
  /** The auto-rotating slider. `{count}` is the number of items: a numeral in `latin`, a Korean word in `heading`. */
  premiumSlider: z
    .object({
      latin: text,
      heading: text,
      items: z.array(z.object({ image: pictureId, title: text, description: text })).min(1),
    })
    .transform(({ latin, heading, items }) => ({
      latin: latin.replace('{count}', String(items.length)),
      heading: heading.replace('{count}', koreanNumeral(items.length)),
      items,
    })),
  complex: z.object({
    latin: text,
    heading: text,
    lead: text,
    items: z
      .array(z.object({ title: text, description: text, kind: z.enum(['sitePlan', 'unitPositions', 'picture']), picture: pictureId.optional(), link: href }))
      .min(1),
  }),
  units: z.object({ latin: text, heading: text, modelHouseHeading: text, guideHeading: text, lead: text, link: z.object({ label: text, href }) }),
  interest: z.object({ latin: text, heading: text, lead: text, picture: pictureId, points: z.array(text).min(1) }),
})
export type HomeContent = z.infer<typeof homeSchema>
/** Input type of content/home.ts. */
export type HomeInput = z.input<typeof homeSchema>
