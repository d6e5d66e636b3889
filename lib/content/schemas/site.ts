import { z } from 'zod'
import { hexColour, href, httpsUrl, isoDay, linkedText, pending, phoneNumber, pictureId, plainText, text } from './base'
import { PHASES } from '@/lib/phases'
import { legalSchema } from './legal'
import { captionSchema } from './pages'

/** Facts about the complex and its site. */
export const siteSchema = z.object({
  /** The slug of the default press site; part of public addresses, so change it before launch or never. */
  defaultPressSite: z.string().regex(/^[\p{L}\p{N}-]+$/u, '글자, 숫자, - 로 된 슬러그'),
  name: plainText,
  nameLatin: text,
  tagline: text,
  description: plainText,
  phone: phoneNumber,
  phoneHours: text,
  builder: z.object({ name: plainText, nameLatin: text, address: text, representative: text, businessNumber: text }),
  modelHouse: z.object({
    address: plainText,
    /** In words; hidden where `visits` of content/registration.ts has the hours as data, from which the text is then made. */
    hours: plainText,
    /** First and last day of visits and bookings; null while undecided, or long ago. */
    period: z
      .object({ from: pending(isoDay), until: pending(isoDay) })
      .refine(({ from, until }) => from === null || until === null || from <= until, '첫날이 마지막 날보다 늦을 수 없습니다'),
    directions: z.array(text).min(1),
    parking: text,
    /** Degrees, WGS 84; absent: no links to navigation. */
    position: z.object({ latitude: z.number().min(33).max(39), longitude: z.number().min(124).max(132) }).optional(),
    /** For search engines' listing of the visit. */
    picture: pictureId,
  }),
  place: z.object({ region: text, locality: text, district: text, latitude: z.number().optional(), longitude: z.number().optional() }),
  familySite: z.object({ label: text, href: httpsUrl }),
  copyrightYear: z.number().int(),
  /** Footer: pictures are illustrative, surrounding plans may change. */
  disclaimer: z.array(text).min(1),
  officialNotice: text,
  /** Texts of pictures in place of those of content/pictures.ts. */
  captions: z.array(captionSchema).default([]),
  /** How the homes are supplied, as tables and labels call it: 임대, 분양. */
  supply: text,
  /** How far the supply is; what the site says and does then: lib/phases.ts. */
  phase: z.enum(PHASES).default('plan'),
  legal: legalSchema,
  /** Public key of SK open API for links to Tmap; null leaves them out. */
  tmapAppKey: pending(text).default(null),
  /** Search engines' ownership tags; null leaves the tag out. */
  verification: z.object({ naver: pending(text), google: pending(text) }),
  logo: z.object({ alt: text, paths: z.array(z.string().regex(/^M[\d\s.,a-zA-Z-]+$/, '40 x 40 칸에 그린 SVG path')).min(1) }),
})

/** Colours and type, the site's only token file. Contrast is checked in `load.ts`. */
export const themeSchema = z.object({
  ink: hexColour,
  pine: hexColour,
  paper: hexColour,
  sand: hexColour,
  brass: hexColour,
  brassText: hexColour,
  river: hexColour,
  clay: hexColour,
})

export const pressSiteSchema = z.object({
  slug: z.string().regex(/^[\p{L}\p{N}-]+$/u, '글자, 숫자, - 로 된 슬러그'),
  name: text,
})

const menuLink = z.object({ label: text, href })
export const menusSchema = z.object({
  consultation: menuLink,
  reservation: menuLink,
  /** `picture`: beside the items, in the menu of the wide header. */
  groups: z.array(z.object({ label: text, picture: pictureId.optional(), items: z.array(menuLink).min(1) })).min(1),
})

const LOCAL_TIME = 'YYYY-MM-DDTHH:mm 형식의, 달력에 있는 날짜와 시각'
/** Articles that a new store starts with. `date` is Korean local time, `YYYY-MM-DDTHH:mm`. */
export const seedArticleSchema = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: plainText.max(120),
  summary: plainText.max(300),
  content: text,
  date: z.iso.datetime({ local: true, precision: -1, error: LOCAL_TIME, abort: true }).refine((date) => !date.endsWith('Z'), LOCAL_TIME),
  /** The article's own picture: shown with it, in link previews and in search results. */
  picture: pictureId,
})

/** Null: no page of the schedule. */
export const scheduleSchema = z
  .object({
    /** `comingSoon` shows the placeholder, whatever the other fields contain. */
    status: z.enum(['published', 'comingSoon']),
    updated: isoDay,
    note: text,
    /** `phase`: the phase in which the step stands. */
    steps: z.array(z.object({ label: text, when: text, detail: linkedText, done: z.boolean().default(false), phase: z.enum(PHASES).optional() })),
  })
  .nullable()

export type Site = z.infer<typeof siteSchema>
export type Theme = z.infer<typeof themeSchema>
export type PressSite = z.infer<typeof pressSiteSchema>
export type Menus = z.infer<typeof menusSchema>
export type MenuLink = z.infer<typeof menuLink>
export type SeedArticle = z.infer<typeof seedArticleSchema>
export type Schedule = NonNullable<z.infer<typeof scheduleSchema>>

/** Input type of content files: defaults are optional. */
export type SiteInput = z.input<typeof siteSchema>
export type MenusInput = z.input<typeof menusSchema>
export type ScheduleInput = z.input<typeof scheduleSchema>
