import { ChangedMeanwhileError } from '@/lib/errors'

/** The error after someone else changed the value meanwhile. @param now its Korean label */
export const changedTo = (now: string): ChangedMeanwhileError =>
  new ChangedMeanwhileError(`그동안 다른 사람이 바꿔 지금은 '${now}'입니다. 저장하지 않았습니다. 새로 고쳐 확인한 뒤 다시 저장해 주세요.`)

/**
 * Refuses a form that showed another value than the stored one, because it would overwrite a change that the sender has not seen.
 * @param was the value that the form showed, '' for none; undefined: the form does not state it, and nothing is compared
 * @param wanted the new value; if it is stored already, nothing is refused
 * @throws ChangedMeanwhileError
 */
export function requireUnchanged(was: string | undefined, now: string | null, wanted: string | null, label: string): void {
  if (was !== undefined && was !== (now ?? '') && (wanted ?? '') !== (now ?? '')) throw changedTo(label)
}
