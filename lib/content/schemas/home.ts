import { z } from 'zod'
import { href, pictureId, text } from './base'

/** Native Korean numerals from 1 on, as they stand before a counter: `일곱 가지`. */
const KOREAN_NUMERALS = ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열', '열한', '열두']

export const homeSchema = z.object({
  hero: z.object({
    latin: text,
    heading: text,
    lead: text,
    picture: pictureId,
    facts: z
      .array(z.object({ value: text, unit: text, label: text }))
      .min(3)
      .max(5),
  }),
  brand: z.object({ latin: text, heading: text, lead: text, picture: pictureId, link: z.object({ label: text, href }) }),
  /** PREMIUM 01 to 04. */
  premiumCards: z.array(z.object({ image: pictureId, title: text, text1: text, text2: text, link: href, linkText: text })).length(4),
  business: z.object({ latin: text, heading: text, lead: text }),
  location: z.object({ latin: text, heading: text, lead: text }),
  /** The auto-rotating slider. `{count}` is the number of items: a numeral in `latin`, a Korean word in `heading`. */
  premiumSlider: z
    .object({
      latin: text,
      heading: text,
      items: z
        .array(z.object({ image: pictureId, title: text, description: text }))
        .min(2)
        .max(KOREAN_NUMERALS.length),
    })
    .transform(({ latin, heading, items }) => ({
      latin: latin.replace('{count}', String(items.length)),
      heading: heading.replace('{count}', KOREAN_NUMERALS[items.length - 1] ?? String(items.length)),
      items,
    })),
  complex: z.object({
    latin: text,
    heading: text,
    lead: text,
    items: z
      .array(z.object({ title: text, description: text, kind: z.enum(['sitePlan', 'unitPositions', 'picture']), picture: pictureId.optional(), link: href }))
      .min(3),
  }),
  units: z.object({ latin: text, heading: text, modelHouseHeading: text, guideHeading: text, lead: text, link: z.object({ label: text, href }) }),
  interest: z.object({ latin: text, heading: text, lead: text, picture: pictureId, points: z.array(text).min(2) }),
})
export type HomeContent = z.infer<typeof homeSchema>
/** What content/home.ts may write. */
export type HomeInput = z.input<typeof homeSchema>
