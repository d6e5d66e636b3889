import { z } from 'zod'
import { anchor, href, isoDay, linkedText, plainText, text } from './base'
import { LEGAL_FACTS } from '@/lib/legal-facts'

/** One public change: what the site said before or did not say, and why it says something else. */
const change = z.object({
  id: anchor,
  day: isoDay,
  title: plainText,
  /** What is different now. */
  description: linkedText,
  reason: linkedText,
  /** The page that changed. */
  page: href.optional(),
})

/** /SalesInfo/changes; null: no such page. Versions of policy and announcement are added to it (lib/content/changes.ts). */
export const changesSchema = z.object({ intro: linkedText, entries: z.array(change).min(1) }).nullable()

/** Something that the complex has not decided, or that others decide. */
const undecidedItem = z.object({
  id: anchor,
  title: plainText,
  /** What is known today. */
  state: linkedText,
  decidedBy: text,
  /** When it is expected, in words: 2027년 2월 임차인 모집공고. */
  expected: text,
  /** When this item last changed. */
  changed: isoDay,
  /** The message that the form starts with for a reader who wants to hear of it. */
  wish: plainText,
  /** A legal number that ends the question once content/site.ts has it. */
  fact: z.enum(LEGAL_FACTS).optional(),
  /** Whether the terms of all types (content/units.ts) answer the question: the pages leave it out then. */
  endsWithTerms: z.boolean().default(false),
})

/** /SalesInfo/undecided; null: no such page. */
export const undecidedSchema = z.object({ intro: linkedText, items: z.array(undecidedItem).min(1), notices: z.array(linkedText).min(1) }).nullable()

export type Change = z.infer<typeof change>
export type Undecided = NonNullable<z.infer<typeof undecidedSchema>>

/** Input type of content files: defaults are optional. */
export type ChangesInput = z.input<typeof changesSchema>
export type UndecidedInput = z.input<typeof undecidedSchema>
