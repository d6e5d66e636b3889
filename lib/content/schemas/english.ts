import { z } from 'zod'
import { linkedText, pending, pictureId, source, text } from './base'

/** Title, description and banner of a page in English. */
const page = z.object({ title: text, description: text, label: text, heading: text, lead: text, picture: pictureId })
const map = z.object({ title: text, description: text })
const consent = z.object({ label: text, rows: z.array(z.object({ label: text, value: text })).min(1), refusal: text })

/**
 * The site in English; null: none, and no address below /en. Numbers are in braces and come from the Korean content
 * (lib/content/english.ts): `{rental}`, `{total}`, `{buildings}`, `{floors}`, `{basement}`, `{min}`, `{max}`, `{year}`,
 * `{complexes}`, `{types}`, `{phone}`, and `{ID.distance}`, `{ID.time}` of a destination.
 */
export const englishSchema = z
  .object({
    name: text,
    tagline: text,
    phoneHours: text,
    builder: z.object({ name: text, address: text, representative: text }),
    modelHouse: z.object({ address: text, hours: text, directions: z.array(text).min(1), parking: text }),
    familySite: text,
    officialNotice: text,
    disclaimer: z.array(text).min(1),
    /** How the homes are supplied, as 임대 in content/site.ts. */
    supply: text,
    place: z.object({ region: text, locality: text, district: text }),
    legal: z.object({
      lead: text,
      operator: z.object({ label: text, value: text }),
      /** In the order of content/site.ts. */
      items: z.array(text),
    }),
    /** Labels of the button to register: in full, and short for a phone's bar. */
    reserve: text,
    pages: z.object({ home: page, overview: page, units: page, location: page, contact: page }),
    home: z.object({
      facts: z.array(z.object({ value: text, unit: z.string(), label: text })).min(1),
      about: z.object({ heading: text, paragraphs: z.array(text).min(1) }),
      wayHeading: text,
    }),
    overview: z.object({
      factsHeading: text,
      tableHeading: text,
      complexesHeading: text,
      legalHeading: text,
      rows: z.array(z.object({ label: text, value: pending(text), note: text.optional() })).min(1),
      notes: z.array(text),
    }),
    units: z.object({
      tableHeading: text,
      tableLead: text,
      /** Headings of columns of the table. */
      columns: z.object({ rooms: text }),
      /** Follows the type's name in the link to its Korean page, which has the dimensions. */
      planLink: text,
      householdsHeading: text,
      plansHeading: text,
      plansLead: text,
      /** English name of every room of content/plans, by its Korean one. */
      rooms: z.record(z.string(), text),
      /** By the type's id. */
      summaries: z.record(z.string(), text),
      areasHeading: text,
      areas: z.array(text).min(1),
    }),
    location: z.object({
      highlightsHeading: text,
      highlights: z.array(z.object({ id: text, title: text, summary: text, description: text, points: z.array(text).min(1), source })).min(1),
      /** Without it the page has no maps. `names`: of content/plans, by the Korean one; what has none stands on no map. */
      maps: z.object({ heading: text, region: map, district: map, names: z.record(z.string(), text) }).optional(),
      travelHeading: text,
      /** Section of the distances. */
      source,
      /** In the order of content/location.ts. */
      travelTimes: z.array(z.object({ id: z.string().regex(/^[a-z-]+$/), place: text, by: text })),
      notes: z.array(text),
    }),
    contact: z.object({
      visitHeading: text,
      hoursLabel: text,
      directionsLabel: text,
      parkingLabel: text,
      formHeading: text,
      formLead: text,
      privacyNote: linkedText,
    }),
    registration: z.object({
      submitLabel: text,
      closedMessage: text,
      /** A translation for reading only: the consent is given to the Korean text (docs/decisions/0017). */
      consents: z.object({ privacy: consent, marketing: consent, night: consent }),
    }),
    /** Alternative text and caption of each picture that a page in English shows. */
    pictures: z.record(pictureId, z.object({ alt: text, caption: text.optional() })),
    /** The office's, field by field, in place of those of `pictures`. */
    captions: z.array(z.object({ picture: pictureId, caption: text.optional(), alt: text.optional() })).default([]),
  })
  .superRefine(({ pictures, captions }, context) => {
    for (const [index, { picture }] of captions.entries()) {
      const path = ['captions', index, 'picture']
      if (!Object.hasOwn(pictures, picture))
        context.addIssue({ code: 'custom', path, message: `영문 페이지에 없는 그림입니다. ${Object.keys(pictures).join(', ')} 가운데 적어 주세요` })
      if (captions.findIndex((one) => one.picture === picture) !== index)
        context.addIssue({ code: 'custom', path, message: '같은 그림이 두 번 있습니다. 하나를 지워 주세요' })
    }
  })
  .nullable()

export type English = NonNullable<z.infer<typeof englishSchema>>
export type EnglishInput = z.input<typeof englishSchema>
