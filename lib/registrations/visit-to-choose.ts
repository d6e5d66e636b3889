import { fieldAnswers } from '@/lib/messages/ko/registration-answers'

type Values = Readonly<Record<string, unknown>>

/** What a form says of a visit whose day and time are still to be chosen; `errors` by field. */
export interface VisitToChoose {
  readonly values: Values
  readonly errors: Readonly<Record<string, string>>
}

/**
 * The part of a form that a box opens (components/registration/visit-option.tsx), sent without a script. The box alone asks
 * for days and times, and so does another day than the one whose times the form has: its time is then no choice of the
 * visitor's.
 * @param values of a form post
 * @returns null where nothing is left to choose
 */
export function findVisitToChoose(values: Values): VisitToChoose | null {
  if (!values.visitWanted) return null
  const { visitAt, visitDayShown, showTimes, ...kept } = values
  const isShown = visitDayShown !== undefined && kept.visitDay === visitDayShown
  if (isShown && visitAt && !showTimes) return null
  return {
    values: isShown && visitAt ? { ...kept, visitAt } : kept,
    errors: isShown && !showTimes ? { visitAt: fieldAnswers.visitAt } : {},
  }
}

/**
 * The box was ticked once, and is no longer: the time that stands in the form is not wanted.
 * @param values of a form post
 */
export function withoutUnwantedVisit(values: Values): Values {
  if (values.visitDayShown === undefined || values.visitWanted) return values
  const { visitAt: _at, visitPeople: _people, ...kept } = values
  return kept
}
