import type { Legal, RecruitingRule } from '@/lib/content/schemas/legal'
import { LEGAL_FACTS, type LegalFact } from './legal-facts'

/** Days before the rule's first day from which office, doctor and build warn. */
export const RECRUITING_WARNING_DAYS = 90

/**
 * Whether visitors may register on a day. From the rule's first day nobody may recruit tenants or would-be tenants *under any name*
 * for homes of an operator who is not registered (민간임대주택법 §42⑧, §65②10, §67①). Whether a list of interested people is
 * recruiting is undecided, so without the legal facts the site takes no names.
 */
export type Recruiting =
  /** The legal facts are there, or the rule is not about these homes. */
  | { readonly kind: 'open' }
  /** `days` until the rule's first day, at least 1. */
  | { readonly kind: 'ahead'; readonly missing: readonly LegalFact[]; readonly rule: RecruitingRule; readonly days: number }
  | StoppedRecruiting
  /** Facts are missing, and a named person decided to recruit nevertheless. */
  | { readonly kind: 'overridden'; readonly missing: readonly LegalFact[]; readonly rule: RecruitingRule; readonly override: Override }

export interface StoppedRecruiting {
  readonly kind: 'stopped'
  /** At least one, in the order of {@link LEGAL_FACTS}. */
  readonly missing: readonly LegalFact[]
  readonly rule: RecruitingRule
}

type Override = NonNullable<RecruitingRule['override']>

const DAY_MS = 86_400_000

/** Legal facts without a value. A fact that content does not list is missing too. */
const missingLegalFacts = ({ items }: Pick<Legal, 'items'>): readonly LegalFact[] =>
  LEGAL_FACTS.filter((fact) => !items.some((item) => item.fact === fact && item.value !== null))

/** @param today Korean day, `2026-11-29` */
export function recruitingOn(legal: Pick<Legal, 'items' | 'recruiting'>, today: string): Recruiting {
  const rule = legal.recruiting
  const missing = missingLegalFacts(legal)
  if (!rule || missing.length === 0) return { kind: 'open' }
  if (today < rule.from) return { kind: 'ahead', missing, rule, days: Math.round((Date.parse(rule.from) - Date.parse(today)) / DAY_MS) }
  return rule.override ? { kind: 'overridden', missing, rule, override: rule.override } : { kind: 'stopped', missing, rule }
}

/** Null while visitors may register. */
export function stoppedRecruiting(legal: Pick<Legal, 'items' | 'recruiting'>, today: string): StoppedRecruiting | null {
  const recruiting = recruitingOn(legal, today)
  return recruiting.kind === 'stopped' ? recruiting : null
}
