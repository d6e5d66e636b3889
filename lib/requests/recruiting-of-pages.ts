import 'server-only'
import { content } from '@/lib/content/load'
import { closedNotice, noVisitsNotice } from '@/lib/content/phase-content'
import { stoppedRecruiting } from '@/lib/recruiting'
import { stoppedNotice, type StoppedNotice } from '@/lib/content/stopped-content'
import { tagPage } from '@/lib/delivery/next/rendering-page'
import { koreanIsoDay } from '@/lib/korean-time'
import type { Language } from '@/lib/messages/language'
import { RECRUITING_TAG } from '@/lib/registrations/shown-recruiting'
import type { Services } from '@/lib/services'

/**
 * The notice for a page that has a form or a button to one. The page gets the tag and is rendered anew on the day on which the rule
 * starts to hold.
 * @returns null while visitors may register
 */
export function readStoppedNotice(language: Language = 'ko'): StoppedNotice | null {
  const { legal, phone, phase } = content.site
  tagPage([RECRUITING_TAG])
  const stopped = stoppedRecruiting(legal, koreanIsoDay(new Date()))
  return stopped ? stoppedNotice(stopped, phone, language) : closedNotice(phase, phone, language)
}

/** The notice for a page about visits. @returns null while visits are booked online */
export const readNoVisitsNotice = (): StoppedNotice | null => readStoppedNotice() ?? noVisitsNotice(content.site.phase, content.site.phone)

/** The notice for a page that is rendered for one request. */
export function currentStoppedNotice({ policy, now }: Services, language: Language = 'ko'): StoppedNotice | null {
  const stopped = stoppedRecruiting(policy.legal, koreanIsoDay(now()))
  return stopped ? stoppedNotice(stopped, policy.officePhone, language) : closedNotice(policy.phase, policy.officePhone, language)
}

/** The notice instead of times of visits. @returns null while visits are booked online */
export const currentNoVisitsNotice = (opened: Services, language: Language = 'ko'): StoppedNotice | null =>
  currentStoppedNotice(opened, language) ?? noVisitsNotice(opened.policy.phase, opened.policy.officePhone, language)
