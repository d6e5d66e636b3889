import { messages } from '@/lib/messages/catalogue'
import { phaseWords } from '@/lib/messages/ko/phase'
import { visitWords } from '@/lib/messages/ko/visits'
import type { Language } from '@/lib/messages/language'
import { comparePhases, PHASE_RULES, type Phase } from '@/lib/phases'
import { routes } from '@/lib/routes'
import type { Content } from './content'
import type { RegistrationContent } from './schemas/registration'
import type { Menus, Schedule } from './schemas/site'
import type { StoppedNotice } from './stopped-content'

/* What pages show of the phase: texts and links of content, chosen by lib/phases.ts. */

/** The notice instead of the forms; null while they take registrations. */
export function closedNotice(phase: Phase, phone: string, language: Language = 'ko'): StoppedNotice | null {
  if (PHASE_RULES[phase].forms !== 'closed') return null
  const { button, heading, lead, description, message, points } = messages(language).phase.closed
  return { language, button, consultation: button, heading, lead, message: message(phone), points: points(phone), description: description(phone) }
}

/** The notice instead of times to choose; null while visits are booked online. */
export function noVisitsNotice(phase: Phase, phone: string, language: Language = 'ko'): StoppedNotice | null {
  if (PHASE_RULES[phase].forms === 'visit') return null
  const closed = closedNotice(phase, phone, language)
  const { heading, lead, message } = messages(language).phase.noVisits
  const { button } = messages(language).phase.closed
  return closed ?? { language, button, consultation: button, heading, lead, message: message(phone), points: [], description: message(phone) }
}

/** The form's content: without visits, and without words that promise one, while the phase takes none. */
export function registrationInPhase(registration: RegistrationContent, { phase, phone }: Pick<Content['site'], 'phase' | 'phone'>): RegistrationContent {
  const noVisits = noVisitsNotice(phase, phone)
  if (!noVisits) return registration
  const { visits: _visits, ...others } = registration
  const { heading, message } = noVisits
  return { ...others, takesVisits: false, heading: visitWords.wayInterest, customerPage: { ...registration.customerPage, heading, serviceText: [message] } }
}

/** The main button: that of the menus opens the form; other phases have a page for it. */
export function menusInPhase(menus: Menus, { pages, site: { phase } }: Pick<Content, 'pages' | 'site'>): { menus: Menus; opensForm: boolean } {
  const { button } = PHASE_RULES[phase]
  const label = phaseWords.buttons[phase]
  if (!button || !label || !(button in pages)) return { menus, opensForm: true }
  return { menus: { ...menus, reservation: { label, href: routes[button] } }, opensForm: false }
}

/** What the first screen says of the phase, with the page of the schedule. */
export function firstScreenPhase({ pages, site: { phase } }: Pick<Content, 'pages' | 'site'>): { text: string; href: string | undefined } | undefined {
  const text = phaseWords.now[phase]
  if (!PHASE_RULES[phase].isOnFirstScreen || text === undefined) return undefined
  return { text, href: 'businessPlan' in pages ? routes.businessPlan : undefined }
}

export type StepState = 'done' | 'now' | 'next' | 'ahead'

/** How far each step of the schedule is. Without a step of the phase or an earlier one, as the steps themselves say. */
export function stepStates(steps: Schedule['steps'], phase: Phase): StepState[] {
  const reached = steps.findLastIndex((step) => step.phase !== undefined && comparePhases(step.phase, phase) <= 0)
  const isNow = steps[reached]?.phase === phase && PHASE_RULES[phase].step === 'now'
  const isDone = (index: number) => index < reached || (index === reached && !isNow) || (steps[index]?.done ?? false)
  const next = steps.findIndex((_step, index) => !isDone(index))
  return steps.map((_step, index) => (isNow && steps[index]?.phase === phase ? 'now' : isDone(index) ? 'done' : index === next ? 'next' : 'ahead'))
}
