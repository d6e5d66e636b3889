import 'server-only'
import type { ConsentAnswer, ConsentKind } from '@/lib/registrations/consent'
import type { Registration } from '@/lib/registrations/stored-registration'
import type { ConsentTextStore } from '@/lib/registrations/consent-text-store'

/** One consent box of a registration. */
export interface ConsentView {
  readonly label: string
  readonly agreed: boolean
  /** What is known of the text that was agreed to; null without consent. */
  readonly evidence: string | null
  /** The whole text. */
  readonly text: string | null
}

const LABELS: Readonly<Record<ConsentKind, string>> = { privacy: '개인정보 수집·이용', marketing: '광고성 정보 수신', night: '야간 광고 수신' }

/** Describes what the consent record proves. */
function evidenceOf({ agreed, version, hash, current }: ConsentAnswer, onPaper: boolean): string | null {
  if (!agreed) return null
  if (onPaper) return `문안 ${version}. 현장접수에서 서면으로 받은 동의를 직원이 옮겨 적었습니다.`
  if (hash === null) return '등록을 보낸 프로그램이 어느 문안을 보여 주었는지 알리지 않았습니다.'
  if (current === undefined) return `문안 ${version}. 등록할 때 사이트에 있던 문안입니다. 방문자의 화면에 보인 문안은 이때 확인하지 않았습니다.`
  return current === hash
    ? `문안 ${version}. 등록할 때 사이트에 있던 문안과 같습니다.`
    : `문안 ${version}. 방문자의 화면에 보인 문안이며, 등록할 때에는 이미 새 문안으로 바뀌어 있었습니다.`
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
