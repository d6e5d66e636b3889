import { ChangedMeanwhileError } from '@/lib/errors'
import { registrationRefusalWords as words } from '@/lib/messages/ko/registration-refusals'

/** The error after someone else changed the value meanwhile. @param now its Korean label */
export const changedTo = (now: string): ChangedMeanwhileError => new ChangedMeanwhileError(words.changed(now))

/**
 * Refuses a form that showed another value than the stored one, because it would overwrite a change that the sender has not seen.
 * @param was the value that the form showed, '' for none; undefined: the form does not state it, and nothing is compared
 * @param wanted the new value; if it is stored already, nothing is refused
 * @throws ChangedMeanwhileError
 */
export function requireUnchanged(was: string | undefined, now: string | null, wanted: string | null, label: string): void {
  if (was !== undefined && was !== (now ?? '') && (wanted ?? '') !== (now ?? '')) throw changedTo(label)
}
