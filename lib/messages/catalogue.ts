import { commonWords as englishCommon } from './en/common'
import { heroDayWords as englishHeroDay } from './en/hero-day'
import { layoutWords as englishLayout } from './en/layout'
import { locationWords as englishLocation } from './en/location'
import { noticeWords as englishNotices } from './en/notices'
import { overviewWords as englishOverview } from './en/overview'
import { recruitingWords as englishRecruiting } from './en/recruiting'
import { phaseWords as englishPhase } from './en/phase'
import { registrationWords as englishRegistration } from './en/registration'
import { fieldAnswers as englishFieldAnswers, refusalAnswers as englishRefusals, resultAnswers as englishResults } from './en/registration-answers'
import { fieldWords as englishFields } from './en/registration-fields'
import { uiWords as englishUi } from './en/ui'
import { unitDrawingWords as englishUnitDrawing } from './en/unit-drawing'
import { visitingHoursWords as englishVisitingHours } from './en/visiting-hours'
import { commonWords } from './ko/common'
import { heroDayWords } from './ko/hero-day'
import { layoutWords } from './ko/layout'
import { locationWords } from './ko/location'
import { noticeWords } from './ko/notices'
import { overviewWords } from './ko/overview'
import { phaseWords } from './ko/phase'
import { recruitingWords } from './ko/recruiting'
import { registrationWords } from './ko/registration'
import { fieldAnswers, refusalAnswers, resultAnswers } from './ko/registration-answers'
import { fieldWords } from './ko/registration-fields'
import { uiWords } from './ko/ui'
import { unitDrawingWords } from './ko/unit-drawing'
import { visitingHoursWords } from './ko/visiting-hours'
import type { Language } from './language'

/** Words of the sections that exist in every language. A language without one of them does not compile. */
export interface Messages {
  readonly common: typeof commonWords
  readonly heroDay: typeof heroDayWords
  readonly layout: typeof layoutWords
  readonly location: typeof locationWords
  readonly notices: typeof noticeWords
  readonly overview: typeof overviewWords
  readonly phase: Pick<typeof phaseWords, 'closed' | 'noVisits'>
  readonly recruiting: typeof recruitingWords
  readonly registration: typeof registrationWords
  readonly fieldAnswers: typeof fieldAnswers
  readonly resultAnswers: typeof resultAnswers
  readonly refusalAnswers: typeof refusalAnswers
  /** Labels and hints of form fields, by name. */
  readonly fields: Readonly<Record<string, { readonly form?: string; readonly hint?: string; readonly office?: string }>>
  readonly ui: typeof uiWords
  readonly unitDrawing: typeof unitDrawingWords
  readonly visitingHours: typeof visitingHoursWords
}

const catalogue: Readonly<Record<Language, Messages>> = {
  ko: {
    common: commonWords,
    heroDay: heroDayWords,
    layout: layoutWords,
    location: locationWords,
    notices: noticeWords,
    overview: overviewWords,
    phase: phaseWords,
    recruiting: recruitingWords,
    registration: registrationWords,
    fieldAnswers,
    resultAnswers,
    refusalAnswers,
    fields: fieldWords,
    ui: uiWords,
    unitDrawing: unitDrawingWords,
    visitingHours: visitingHoursWords,
  },
  en: {
    common: englishCommon,
    heroDay: englishHeroDay,
    layout: englishLayout,
    location: englishLocation,
    notices: englishNotices,
    overview: englishOverview,
    phase: englishPhase,
    recruiting: englishRecruiting,
    registration: englishRegistration,
    fieldAnswers: englishFieldAnswers,
    resultAnswers: englishResults,
    refusalAnswers: englishRefusals,
    fields: englishFields,
    ui: englishUi,
    unitDrawing: englishUnitDrawing,
    visitingHours: englishVisitingHours,
  },
}

/**
 * Words in a language. Server only, because it holds all words of every language: client components import the file of
 * their own words, or get them as props.
 */
export const messages = (language: Language): Messages => catalogue[language]
