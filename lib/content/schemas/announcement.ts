import { z } from 'zod'
import { isoDay, linkedText, pending, proseBlock, text } from './base'
import { table } from './table'

/** Part of addresses, so never changed: of a clause, or of a version. */
const addressPart = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, '소문자, 숫자, - 로 된 이름')

/** The official document under public/, with the hash by which anybody can check a copy. */
const file = z.object({
  href: z.string().startsWith('/'),
  label: text,
  bytes: z.number().int(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'SHA-256 (16진수 64자)'),
})

/** A clause has the same id in every version, by which versions are compared and links find it. */
const clause = proseBlock.extend({ id: addressPart, table: table.optional() })

/** What a version says. `label`: 예정 내용, 임차인 모집공고, 정정공고; `reason`: why it took the place of the one before. */
const versionFields = {
  id: addressPart,
  updated: isoDay,
  label: text,
  reason: linkedText.optional(),
  file: pending(file),
  articles: z.array(clause).default([]),
}

/** The recruitment announcement: its newest version, and the earlier ones, newest first; null: no such page. */
export const announcementSchema = z
  .object({
    status: z.enum(['published', 'comingSoon']),
    /** The day of the announcement itself (모집공고일); null while this page says what it will contain. */
    announced: pending(isoDay).default(null),
    ...versionFields,
    intro: linkedText,
    notices: z.array(linkedText).min(1),
    /** Which of the two holds where page and file differ. */
    prevails: z.enum(['file', 'page']).default('file'),
    earlier: z.array(z.object(versionFields)).default([]),
  })
  .nullable()

export type Announcement = NonNullable<z.infer<typeof announcementSchema>>
export type AnnouncementVersion = Announcement['earlier'][number]
export type Clause = AnnouncementVersion['articles'][number]

/** Input type of content files: defaults are optional. */
export type AnnouncementInput = z.input<typeof announcementSchema>
