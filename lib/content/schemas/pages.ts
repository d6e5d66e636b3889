import { z } from 'zod'
import type { PageId } from '@/lib/routes'
import { href, pictureId, plainText, text } from './base'

/** Properties of every page: search metadata and opening. Breadcrumb and sub-menu come from the menus (page-place.ts). */
const pageSchema = z.object({
  /** <title> without the site's name; Korean, 8 to 32 characters. */
  title: plainText.max(40),
  /** Meta description, 50 to 160 characters, specific to this page. */
  description: plainText.min(40).max(170),
  /** The one h1, in the opening. */
  heading: text,
  lead: text,
  banner: pictureId,
  /**
   * How the page opens: with its picture from edge to edge and the title under it (`full`); with the title beside the picture
   * (`beside`); with the title in one row, so that the drawing, map, film or table it names fills the first screen (`subject`);
   * with the title set large and the facts of the day (`type`). The last two show no picture: `banner` serves link previews.
   */
  opening: z.enum(['full', 'beside', 'subject', 'type']).default('full'),
  /** Name in breadcrumb and sub-menus of a page outside the menus. */
  label: text.optional(),
  /** For a page outside the menus: the menu entry whose group it joins. */
  beside: href.optional(),
  /** Addresses of the sub-menu where it differs from the menu group's. */
  subMenu: z.array(href).optional(),
  /** Picture behind the heading in link previews, where it differs from the banner (lib/cli/generate/share-pictures.ts). */
  social: pictureId.optional(),
})

export type PageContent = z.infer<typeof pageSchema>
/** Pages that every complex has: the forms link to the policy. */
export const REQUIRED_PAGES = ['home', 'privacy'] as const satisfies readonly PageId[]
export type RequiredPage = (typeof REQUIRED_PAGES)[number]
/** Required entries for the pages that every complex has, optional ones for the others. */
type ForPages<Each> = Record<RequiredPage, Each> & Partial<Record<PageId, Each>>
/**
 * One entry per fixed page; unit and interior pages use templates in content. A page without an entry does not exist: no menu,
 * sitemap or link may name it, and its address answers 404.
 */
export type PagesContent = ForPages<PageContent>
export const pagesSchema = z.record(z.string(), pageSchema)

/**
 * Templates of pages that exist several times. `{type}`, `{area}`, `{rooms}` and `{baths}` are replaced for /FloorPlan/{slug} and
 * /Interior/{slug}, `{site}` (a press site's name) for /{site}/press and /{site}/customer.
 */
export const pageTemplateSchema = pageSchema

export const pictureSchema = z.object({
  alt: text,
  /** True adds the note that the picture is an illustration. */
  illustration: z.boolean().default(true),
  caption: text.optional(),
  /** Manifest entry of its upright render, for a frame that fills a window taller than wide. */
  tall: pictureId.optional(),
})
type PictureText = z.infer<typeof pictureSchema>

/** What the office says of a picture instead of its own texts, field by field. */
export const captionSchema = z.object({
  picture: pictureId,
  /** A photograph carries no note that it is an illustration. */
  kind: z.enum(['illustration', 'photo']).optional(),
  caption: text.optional(),
  alt: text.optional(),
})

/** Written by the encoder beside the files: what exists under public/pictures. */
const pictureFileSchema = z.object({
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Widths in px for which /pictures/{id}-{width}.{hash}.{avif,webp} exist. */
  widths: z.array(z.number().int().positive()).min(1),
  /** First 8 hex digits of the master's SHA-256, in every file name, so that files are immutable. */
  hash: z.string().regex(/^[0-9a-f]{8}$/),
  /** The picture 16 px wide, as WebP in base64: shown enlarged and blurred until the picture has loaded. */
  preview: z
    .string()
    .regex(/^[A-Za-z0-9+/]+={0,2}$/)
    .max(400)
    .optional(),
  /** `jpg` (default) or `png`: format of the fallback file at the largest width. */
  fallback: z.enum(['jpg', 'png']).default('jpg'),
})
export const pictureManifestSchema = z.record(z.string(), pictureFileSchema)
type PictureFile = z.infer<typeof pictureFileSchema>
/** Files that can be addressed, see picture-url.ts. */
export type PictureSource = PictureFile & { id: string }
/** Texts and files of one picture, joined by load.ts; the picture component takes this. `officeCaption`: the office wrote its caption. */
export type Picture = Omit<PictureText, 'tall'> & PictureSource & { tall?: PictureSource; officeCaption?: true }

/** Input type of content files: defaults are optional. */
export type PageInput = z.input<typeof pageSchema>
export type PagesInput = ForPages<PageInput>
export type PicturesInput = Record<string, z.input<typeof pictureSchema>>
