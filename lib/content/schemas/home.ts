import { z } from 'zod'
import { koreanNumeral } from '@/lib/messages/ko/numeral'
import { href, pictureId, text } from './base'

export const homeSchema = z.object({
  hero: z.object({
    latin: text,
    heading: text,
    lead: text,
    picture: pictureId,
    facts: z
      .array(z.object({ value: text, unit: text, label: text }))
      .min(1)
      .max(5),
  }),
  brand: z.object({ latin: text, heading: text, lead: text, picture: pictureId, link: z.object({ label: text, href }).optional() }),
  /** PREMIUM 01, 02, …: up to five stand in one row. */
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
/** What content/home.ts may write. */
export type HomeInput = z.input<typeof homeSchema>
