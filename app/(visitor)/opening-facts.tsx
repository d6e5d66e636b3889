import type { OpeningFact } from '@/components/layout/page-banner'
import { Day } from '@/components/ui/day'
import type { Content } from '@/lib/content/content'
import { stepStates } from '@/lib/content/phase-content'
import { openingWords } from '@/lib/messages/ko/opening'
import { routes } from '@/lib/routes'

/** The day on which a page's figures were last checked. @param day ISO */
export const checkedFact = (day: string): OpeningFact => ({ term: openingWords.checked, value: <Day value={day} /> })

/** What comes next in the schedule; nothing without one, and after its last step. @param linked false on the schedule itself */
export function nextStepFact({ schedule, site, pages }: Pick<Content, 'schedule' | 'site' | 'pages'>, { linked = true } = {}): OpeningFact[] {
  if (schedule?.status !== 'published') return []
  const at = stepStates(schedule.steps, site.phase).findIndex((state) => state === 'now' || state === 'next')
  const step = schedule.steps[at]
  if (!step) return []
  const text = `${step.label}, ${step.when}`
  return [{ term: openingWords.next, value: linked && pages.businessPlan ? <a href={routes.businessPlan}>{text}</a> : text }]
}
