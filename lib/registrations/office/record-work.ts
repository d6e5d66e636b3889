import 'server-only'
import type { Staff } from '@/lib/accounts/office/staff-audit'
import { InvalidInputError } from '@/lib/errors'
import { workFormWords } from '@/lib/messages/ko/work-form'
import type { Services } from '@/lib/services'
import { readContract, requireNoContract } from './contract-fields'
import { checkPreference } from './preference-actions'
import { recordResult, type TypedResult } from './record-result'
import { addNote } from './registration-actions'

/* The form in which staff write down a call or a visit: a note, the visitor's preference and the result, of which each may be missing. */

type Dependencies = Pick<Services, 'store' | 'policy' | 'now' | 'visits' | 'vault'>

/** The form's fields. */
export interface TypedWork extends Omit<TypedResult, 'contract'> {
  /** Fields of a contract, by contractFieldName; absent: none. */
  readonly contract?: Readonly<Record<string, string>>
  /** Absent: the form has no preference. */
  readonly preference?: { readonly unit: string; readonly complex: string; readonly was?: string | undefined }
}

/**
 * Records all that was typed: nothing if the preference changed meanwhile or the result is refused.
 * @returns what was done: a result, `save` for note and preference alone, or `booking` if a visit is to be booked next
 * @throws InvalidInputError, ChangedMeanwhileError, NotFoundError, StoreUnavailableError
 */
export async function recordWork(dependencies: Dependencies, actor: Staff, id: string, typed: TypedWork): Promise<string> {
  const { preference, note, result, contract: fields, ...rest } = typed
  // Before anything is recorded, so that a form which is refused leaves nothing behind.
  const contract = result === 'contract' ? readContract(fields ?? {}, dependencies.vault, dependencies.now()) : undefined
  if (!contract) requireNoContract(fields ?? {})
  const isPreferenceTyped = preference && (preference.was === undefined || preference.was !== `${preference.unit} ${preference.complex}`)
  if (!isPreferenceTyped && result === 'save' && note === '') throw new InvalidInputError({ note: workFormWords.nothing })
  const savePreference = isPreferenceTyped ? await checkPreference(dependencies, actor, id, preference) : null
  const books = result === 'booked' && dependencies.visits !== null
  if (result === 'save' || books) {
    await savePreference?.()
    if (note !== '') await addNote(dependencies, actor, id, note)
    return books ? 'booking' : 'save'
  }
  const done = await recordResult(dependencies, actor, id, { ...rest, note, result, ...(contract && { contract }) })
  await savePreference?.()
  return done
}
