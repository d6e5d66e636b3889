import { z } from 'zod'
import { LEGAL_FACTS } from '@/lib/legal-facts'
import { isoDay, pending, text } from './base'

/**
 * From when the site takes nobody's name while a legal fact is missing. The law changes: `checked` is the day on which somebody
 * last compared this with its text.
 */
const recruitingRule = z.object({
  /** First day, Korean time. */
  from: isoDay,
  /** Name and article, as the notice states it. */
  law: text,
  checked: isoDay,
  /** Lets the site go on recruiting without the missing facts; shown to the office and in the audit trail. */
  override: pending(z.object({ person: text, reason: text, decided: isoDay })),
})

/** Who lets or sells the homes (민간임대주택법 §42), with registrations and reports, shown as 준비 중 while null. */
export const legalSchema = z.object({
  /** Heading of the list on the overview page. */
  lead: text,
  operator: z.object({ label: text, value: text }),
  /** `fact`: which legal fact it is. `footerLabel`: the full label, where the footer shows it apart from the others. */
  items: z.array(z.object({ fact: z.enum(LEGAL_FACTS).optional(), label: text, footerLabel: text.optional(), value: pending(text) })),
  /** Null for homes that are sold: the rule is about rentals. */
  recruiting: recruitingRule.nullable(),
})

export type Legal = z.infer<typeof legalSchema>
export type RecruitingRule = z.infer<typeof recruitingRule>
