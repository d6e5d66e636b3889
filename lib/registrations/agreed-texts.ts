import { fieldAnswers } from '@/lib/messages/ko/registration-answers'
import type { ConsentTextStore } from '@/lib/registrations/consent-text-store'
import { CONSENT_FIELDS, type AgreedTexts, type ConsentKind, type ConsentText } from './consent'

/** For this long after a text was replaced, a tab or cached page from before the release may still prove consent to it. */
const REPLACED_TEXT_VALID_MS = 7 * 24 * 60 * 60 * 1000

interface Known {
  /** Texts that the site shows now. */
  readonly current: readonly ConsentText[]
  /** Asked only for what the site does not show now. */
  readonly store: Pick<ConsentTextStore, 'consentText'>
  readonly now: Date
  /** Error texts beside a box; Korean by default. */
  readonly say?: typeof fieldAnswers | undefined
}

async function findText(kind: ConsentKind, hash: string, { current, store, now }: Known): Promise<ConsentText | null> {
  const shown = current.find((text) => text.hash === hash && text.kind === kind)
  if (shown) return shown
  const stored = await store.consentText(hash)
  if (stored?.kind !== kind) return null
  return stored.replacedAt && now.getTime() - stored.replacedAt.getTime() > REPLACED_TEXT_VALID_MS ? null : stored
}

/**
 * Finds the texts that were agreed to. Consent to a text that is unknown, of another box, or replaced too long ago proves
 * nothing.
 * @returns the texts, or an error for each box that has to be read and ticked anew
 * @throws StoreUnavailableError
 */
export async function findAgreedTexts(agreed: AgreedTexts, known: Known): Promise<{ texts: ConsentText[] } | { errors: Record<string, string> }> {
  const found = await Promise.all(
    Object.entries(agreed).map(async ([kind, hash]) => ({ kind: kind as ConsentKind, text: await findText(kind as ConsentKind, hash, known) })),
  )
  const outdated = found.flatMap(({ kind, text }) => (text ? [] : [kind]))
  if (outdated.length === 0) return { texts: found.flatMap(({ text }) => text ?? []) }
  // The night box is shown only while the marketing box is ticked, and is asked for again with it.
  const asked = outdated.filter((kind) => kind !== 'night' || !outdated.includes('marketing'))
  return { errors: Object.fromEntries(asked.map((kind) => [CONSENT_FIELDS[kind], (known.say ?? fieldAnswers).consentChanged])) }
}
