import 'server-only'
import type { ConsentAnswer, ConsentKind } from '@/lib/registrations/consent'
import type { Registration } from '@/lib/registrations/stored-registration'
import type { ConsentTextStore } from '@/lib/registrations/consent-text-store'
import { consentOfficeWords as words } from '@/lib/messages/ko/registration-consents'

/** One consent box of a registration. */
export interface ConsentView {
  readonly label: string
  readonly agreed: boolean
  /** What is known of the text that was agreed to; null without consent. */
  readonly evidence: string | null
  /** The whole text. */
  readonly text: string | null
}

const LABELS: Readonly<Record<ConsentKind, string>> = words.labels

/** Describes what the consent record proves. */
function evidenceOf({ agreed, version, hash, current }: ConsentAnswer, onPaper: boolean): string | null {
  if (!agreed) return null
  if (onPaper) return words.onPaper(version)
  if (hash === null) return words.untold
  if (current === undefined) return words.unchecked(version)
  return current === hash ? words.same(version) : words.older(version)
}

/**
 * The consent boxes, whether each was ticked, and the text beside it.
 * @throws StoreUnavailableError
 */
export const consentViews = ({ consent }: Registration, store: Pick<ConsentTextStore, 'consentText'>): Promise<ConsentView[]> =>
  Promise.all(
    (Object.keys(LABELS) as ConsentKind[]).map(async (kind) => {
      const answer = consent.answers[kind]
      const text = answer.agreed && answer.hash !== null ? await store.consentText(answer.hash) : null
      return { label: LABELS[kind], agreed: answer.agreed, evidence: evidenceOf(answer, consent.onPaper === true), text: text?.text ?? null }
    }),
  )
