import { koreanDay, koreanIsoDay } from '@/lib/korean-time'
import { seoWords } from '@/lib/messages/ko/seo'
import { PHASE_RULES, type FirstScreenAnswer } from '@/lib/phases'
import { routes } from '@/lib/routes'
import type { Content } from './content'
import { stepStates } from './phase-content'
import type { HomeContent } from './schemas/home'
import { openItems } from './unit-terms'

/* What a visitor asks before anything else, answered from content and the phase (lib/phases.ts): the home page's first screen. */

export type FirstScreenContent = Pick<Content, 'home' | 'pages' | 'schedule' | 'site' | 'undecided' | 'units'>

interface FirstScreenTerms extends NonNullable<HomeContent['terms']> {
  readonly kind: 'terms'
  /** The announcement decides. */
  readonly isPlanned: boolean
}

interface FirstScreenStep {
  readonly kind: 'step'
  readonly label: string
  readonly when: string
  /** `late`: the month that the schedule names is over, and the step was not reached. */
  readonly state: 'now' | 'next' | 'late'
  readonly href: string | undefined
}

interface FirstScreenQuestion {
  readonly kind: 'undecided'
  readonly id: string
  readonly title: string
  readonly expected: string
}

interface FirstScreenModelHouse {
  readonly kind: 'model-house'
  readonly address: string
  /** ISO day on which it opens, while that lies ahead. */
  readonly opens: string | undefined
  readonly href: string | undefined
}

export type FirstScreenEntry = FirstScreenTerms | FirstScreenStep | FirstScreenQuestion | FirstScreenModelHouse

const MONTH = /(\d{4})년 (\d{1,2})월/gu

/** Whether the month, or the last of the months, that a step names is over in Korea. A text without one never is. */
function isMonthOver(when: string, now: Date): boolean {
  const [, year, month] = [...when.matchAll(MONTH)].at(-1) ?? []
  const today = koreanDay(now)
  return year !== undefined && (Number(year) < today.year || (Number(year) === today.year && Number(month) < today.month))
}

function nextStep({ schedule, pages, site }: FirstScreenContent, now: Date): FirstScreenStep | undefined {
  if (schedule?.status !== 'published') return undefined
  const states = stepStates(schedule.steps, site.phase)
  const at = states.findIndex((state) => state === 'now' || state === 'next')
  const step = schedule.steps[at]
  if (!step) return undefined
  const { label, when } = step
  const state = states[at] === 'now' ? 'now' : isMonthOver(when, now) ? 'late' : 'next'
  return { kind: 'step', label, when, state, href: 'businessPlan' in pages ? routes.businessPlan : undefined }
}

function modelHouse({ pages, site }: FirstScreenContent, now: Date): FirstScreenModelHouse | undefined {
  const { address, period } = site.modelHouse
  const today = koreanIsoDay(now)
  if (period.until !== null && period.until < today) return undefined
  return {
    kind: 'model-house',
    // Its label names it.
    address: address.replace(seoWords.modelHouse(site.name), '').trim(),
    opens: period.from !== null && today < period.from ? period.from : undefined,
    href: 'modelHouse' in pages ? `${routes.modelHouse}#visit` : undefined,
  }
}

/** The first of the list is what people ask most. */
function openQuestion(content: FirstScreenContent): FirstScreenQuestion | undefined {
  const [first] = openItems(content)
  return first && { kind: 'undecided', id: first.id, title: first.title, expected: first.expected }
}

const ANSWERS: Readonly<Record<FirstScreenAnswer, (content: FirstScreenContent, now: Date) => FirstScreenEntry | undefined>> = {
  'planned-terms': ({ home }) => home.terms && { kind: 'terms', isPlanned: true, ...home.terms },
  // What was planned is not what was decided.
  terms: ({ home }) => (home.announcedTerms ? { kind: 'terms', isPlanned: false, ...home.announcedTerms } : undefined),
  next: nextStep,
  undecided: openQuestion,
  'model-house': modelHouse,
}

/** @returns what the phase lets the first screen answer, in order, without what content does not have */
export const firstScreenAnswers = (content: FirstScreenContent, now: Date): FirstScreenEntry[] =>
  PHASE_RULES[content.site.phase].answers.flatMap((answer) => ANSWERS[answer](content, now) ?? [])
