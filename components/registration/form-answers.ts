import type { Messages } from '@/lib/messages/catalogue'

const FIELD = [
  'nameMissing',
  'phoneMissing',
  'phoneFormat',
  'birthdateMissing',
  'birthdateFormat',
  'birthdateDate',
  'birthdateAge',
  'visitAt',
  'privacyConsent',
] as const
const RESULT = ['success', 'failure', 'error', 'sending', 'checkFields', 'nothingLost'] as const

/** Texts of a form in the browser. */
export interface FormAnswers {
  readonly field: Pick<Messages['fieldAnswers'], (typeof FIELD)[number]>
  readonly result: Pick<Messages['resultAnswers'], (typeof RESULT)[number]>
}

const pick = <Name extends string>(texts: Readonly<Record<Name, string>>, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, texts[name]])) as Record<Name, string>

/** Leaves out the texts that only the server uses. */
export const formAnswers = ({ fieldAnswers, resultAnswers }: Messages): FormAnswers => ({
  field: pick(fieldAnswers, FIELD),
  result: pick(resultAnswers, RESULT),
})
