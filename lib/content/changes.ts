import { changesWords } from '@/lib/messages/ko/openness'
import { routes } from '@/lib/routes'
import type { Content } from './content'
import type { Change } from './schemas/openness'

/** Changes of the policy, one entry a day: its own history is the source, so that none is written twice. */
function policyChanges({ privacy: { history } }: Pick<Content, 'privacy'>): Change[] {
  const days = [...new Set(history.map(({ date }) => date))]
  return days.map((day) => ({
    id: `privacy-${day}`,
    day,
    title: changesWords.policy,
    description: history
      .filter(({ date }) => date === day)
      .map(({ change }) => change)
      .join(' '),
    reason: changesWords.policyReason,
    page: routes.privacy,
  }))
}

/** Every public change, newest first; empty where the complex has no page of changes. */
export function listChanges(content: Pick<Content, 'changes' | 'privacy'>): readonly Change[] {
  if (!content.changes) return []
  return [...content.changes.entries, ...policyChanges(content)].toSorted((one, other) => other.day.localeCompare(one.day))
}
