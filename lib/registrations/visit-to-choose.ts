import { fieldAnswers } from '@/lib/messages/ko/registration-answers'

type Values = Readonly<Record<string, unknown>>

/** A form's visit whose day and time have still to be chosen; `errors` by field. */
export interface VisitToChoose {
  readonly values: Values
  readonly errors: Readonly<Record<string, string>>
}

/**
 * The visit of a form sent without a script by that way (components/registration/visit-ways.tsx). The way alone asks for days and
 * times, and so does a day other than the one whose times the form shows: its time was then not the visitor's choice.
 * @param values of a form post
 * @returns null if nothing is left to choose
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
 * Drops the visit if the other way was chosen in the end.
 * @param values of a form post
 */
export function withoutUnwantedVisit(values: Values): Values {
  if (values.visitDayShown === undefined || values.visitWanted) return values
  const { visitAt: _at, visitPeople: _people, ...kept } = values
  return kept
}

/**
 * The values of a form that has no times to show: with the other way, so that the next post registers instead of asking for times
 * again.
 * @param values shown in the form
 */
export const withoutVisitWay = <Values extends Readonly<Record<string, string>>>(values: Values) => ({ ...values, visitWanted: '' })
