import { changesWords } from '@/lib/messages/ko/openness'
import { announcementDifferencePath, routes } from '@/lib/routes'
import { listVersions } from './announcement-versions'
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

/** New versions of the announcement, each with the page that shows what it changed. */
function announcementChanges({ announcement }: Pick<Content, 'announcement'>): Change[] {
  const versions = announcement ? listVersions(announcement) : []
  return versions.flatMap(({ id, updated, label, reason }, at) => {
    const before = versions[at + 1]
    if (!before || reason === undefined) return []
    const page = announcementDifferencePath(before.id, id)
    return [{ id: `announcement-${id}`, day: updated, title: changesWords.announcement(label), description: changesWords.compare, reason, page }]
  })
}

/** Every public change, newest first; empty where the complex has no page of changes. */
export function listChanges(content: Pick<Content, 'changes' | 'privacy' | 'announcement'>): readonly Change[] {
  if (!content.changes) return []
  return [...content.changes.entries, ...policyChanges(content), ...announcementChanges(content)].toSorted((one, other) => other.day.localeCompare(one.day))
}
