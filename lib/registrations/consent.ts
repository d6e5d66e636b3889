import { createHash } from 'node:crypto'
import type { Consent, RegistrationContent } from '@/lib/content/schemas/registration'

export type ConsentKind = keyof RegistrationContent['consents']

/** Which text a visitor saw at one box, and whether it was ticked. */
export interface ConsentAnswer {
  readonly version: string
  /** SHA-256 of the text; the text itself is kept once a store, see {@link ConsentText}. */
  readonly hash: string
  readonly agreed: boolean
}

/** Proof of consent, kept with each registration (개인정보 보호법 §22, 정보통신망법 §50). */
export interface ConsentRecord {
  readonly at: Date
  readonly answers: Readonly<Record<ConsentKind, ConsentAnswer>>
}

/** A consent text as it was shown, for the day when somebody asks what was agreed to. */
export interface ConsentText {
  readonly hash: string
  readonly kind: ConsentKind
  readonly version: string
  readonly text: string
}

const KINDS: readonly ConsentKind[] = ['privacy', 'marketing', 'night']

/** One text in a fixed order of parts, so that equal words give equal hashes. */
const written = ({ version, label, rows, refusal }: Consent) => [version, label, ...rows.map((row) => `${row.label}: ${row.value}`), refusal].join('\n')
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

export function consentTexts(consents: RegistrationContent['consents']): ConsentText[] {
  return KINDS.map((kind) => {
    const text = written(consents[kind])
    return { hash: hashOf(text), kind, version: consents[kind].version, text }
  })
}

export function recordConsent(texts: readonly ConsentText[], agreed: Readonly<Record<ConsentKind, boolean>>, at: Date): ConsentRecord {
  const answers = Object.fromEntries(texts.map(({ kind, version, hash }) => [kind, { version, hash, agreed: agreed[kind] }]))
  return { at, answers: answers as Record<ConsentKind, ConsentAnswer> }
}
