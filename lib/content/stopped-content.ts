import { messages } from '@/lib/messages/catalogue'
import type { Language } from '@/lib/messages/language'
import type { StoppedRecruiting } from '@/lib/recruiting'
import type { HomeContent } from './schemas/home'
import type { RegistrationContent } from './schemas/registration'
import type { Menus } from './schemas/site'

/*
 * What pages show instead of the registration form while the law or the phase keeps the site from taking names: same sections, other words. Every
 * form reads `open`, so none is left open by a page that forgets it.
 */

/** The notice that replaces the forms, in a visitor's language. */
export interface StoppedNotice {
  readonly language: Language
  /** Labels of the buttons that lead to the notice. */
  readonly button: string
  readonly consultation: string
  readonly heading: string
  readonly lead: string
  /** Why, what is missing, and whom to call. */
  readonly message: string
  readonly points: readonly string[]
  readonly description: string
}

export function stoppedNotice({ missing, rule }: StoppedRecruiting, phone: string, language: Language = 'ko'): StoppedNotice {
  const words = messages(language).recruiting
  const names = missing.map((fact) => words.facts[fact])
  return {
    language,
    button: words.button,
    consultation: words.consultation,
    heading: words.heading,
    lead: words.lead,
    message: `${words.why(names, rule.from, rule.law)} ${words.call(phone)}`,
    points: words.points(phone),
    description: words.description(phone),
  }
}

export const registrationWhileStopped = (registration: RegistrationContent, { heading, lead, message, points }: StoppedNotice): RegistrationContent => ({
  ...registration,
  open: false,
  closedMessage: message,
  heading,
  lead,
  customerPage: { ...registration.customerPage, heading, serviceText: [...points] },
})

export const interestWhileStopped = (interest: HomeContent['interest'], { heading, lead, points }: StoppedNotice): HomeContent['interest'] => ({
  ...interest,
  heading,
  lead,
  points: [...points],
})

/** The buttons lead to the notice. */
export function menusWhileStopped(menus: Menus, { button, consultation }: StoppedNotice): Menus {
  return { ...menus, reservation: { ...menus.reservation, label: button }, consultation: { ...menus.consultation, label: consultation } }
}

/** Texts of a page that invites to register. */
export const pageWhileStopped = <Page extends { lead: string; description: string }>(page: Page, { lead, description }: StoppedNotice): Page => ({
  ...page,
  lead,
  description,
})
