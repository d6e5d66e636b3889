/*
 * Facts that a second person has to approve before they are published. Off by default; FACT_APPROVAL (docs/configuration.md) names
 * kinds, because what the law or a contract binds needs more care than a heading.
 */

/** Kinds of facts by which approval is required, see fact-definitions.ts; `all`: every fact. */
export const APPROVAL_KINDS = ['legal', 'terms', 'schedule', 'sms', 'all'] as const
export type ApprovalKind = (typeof APPROVAL_KINDS)[number]
/** What a fact says, where that may need approval of its own. */
export type FactKind = Exclude<ApprovalKind, 'all'>

/** Whether somebody other than its author has to approve a new value. */
export const needsApproval = ({ kind }: { readonly kind?: FactKind | undefined }, required: readonly ApprovalKind[]): boolean =>
  required.includes('all') || (kind !== undefined && required.includes(kind))
