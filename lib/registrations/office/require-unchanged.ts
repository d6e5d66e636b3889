import { ChangedMeanwhileError } from '@/lib/errors'

/** What is said where somebody else changed a choice meanwhile. @param now how the office reads it */
export const changedTo = (now: string): ChangedMeanwhileError =>
  new ChangedMeanwhileError(`그동안 다른 사람이 바꿔 지금은 '${now}'입니다. 저장하지 않았습니다. 새로 고쳐 확인한 뒤 다시 저장해 주세요.`)

/**
 * Refuses a form that showed another value than the one that is stored: it would replace what nobody at it has seen.
 * @param was what the form showed, '' for none; undefined: it says nothing of it, and nothing is compared
 * @param wanted what is to be stored: where that is so already, nothing is lost
 * @throws ChangedMeanwhileError
 */
export function requireUnchanged(was: string | undefined, now: string | null, wanted: string | null, label: string): void {
  if (was !== undefined && was !== (now ?? '') && (wanted ?? '') !== (now ?? '')) throw changedTo(label)
}
