import { canonicalConsentText } from '@/lib/consent-text'
import type { RegistrationContent } from '@/lib/content/schemas/registration'

export type ConsentKind = keyof RegistrationContent['consents']

/** Hashes of the texts beside the ticked boxes, as far as the client stated them. */
export type AgreedTexts = Readonly<Partial<Record<ConsentKind, string>>>

/** A visitor's choice at one box, and the text it was for. */
export interface ConsentAnswer {
  readonly agreed: boolean
  /** Version of the text beside the box as the form stated it; null for an unticked box, and for a client that states none. */
  readonly version: string | null
  /** SHA-256 of that text; the text itself is stored once, see {@link ConsentText}. */
  readonly hash: string | null
  /**
   * Hash of the text that the site showed at that moment. Absent in records older than forms that state their texts: there
   * `version` and `hash` are the site's own, and what the visitor's page showed is unknown.
   */
  readonly current?: string
}

/** Proof of consent, kept with each registration (개인정보 보호법 §22, 정보통신망법 §50). Written once, never edited. */
export interface ConsentRecord {
  readonly at: Date
  readonly answers: Readonly<Record<ConsentKind, ConsentAnswer>>
  /** True if the visitor signed the texts on paper and the office ticked the boxes; absent if the visitor ticked them. */
  readonly onPaper?: true
}

/** A consent text as it was shown, to prove later what was agreed to. */
export interface ConsentText {
  readonly hash: string
  readonly kind: ConsentKind
  readonly version: string
  readonly text: string
}

export interface StoredConsentText extends ConsentText {
  /** When the site replaced the text; null while it is shown. */
  readonly replacedAt: Date | null
}

/** The boxes by their names in forms, in JSON and in errors. */
export const CONSENT_FIELDS = { privacy: 'privacyConsent', marketing: 'marketingConsent', night: 'nightConsent' } as const satisfies Readonly<
  Record<ConsentKind, string>
>
const KINDS = Object.keys(CONSENT_FIELDS) as readonly ConsentKind[]

export const consentTexts = (consents: RegistrationContent['consents']): ConsentText[] =>
  KINDS.map((kind) => ({ hash: consents[kind].hash, kind, version: consents[kind].version, text: canonicalConsentText(consents[kind]) }))

/**
 * @param stated texts that the form stated, at most one of each kind
 * @param current texts that the site shows at `at`, one of each kind
 */
export function recordConsent(
  stated: readonly ConsentText[],
  agreed: Readonly<Record<ConsentKind, boolean>>,
  at: Date,
  current: readonly ConsentText[] = stated,
): ConsentRecord {
  const answers = current.map(({ kind, hash }): [ConsentKind, ConsentAnswer] => {
    const text = stated.find((one) => one.kind === kind)
    return [kind, { agreed: agreed[kind], version: text?.version ?? null, hash: text?.hash ?? null, current: hash }]
  })
  return { at, answers: Object.fromEntries(answers) as Record<ConsentKind, ConsentAnswer> }
}
