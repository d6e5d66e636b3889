/** What has to stand before tenants are recruited (민간임대주택법 §5, §42, §49), in the order in which it comes about. */
export const LEGAL_FACTS = ['registration', 'report', 'guarantee'] as const
export type LegalFact = (typeof LEGAL_FACTS)[number]
