import { dateWords } from '@/lib/messages/ko/dates'
import { changesWords } from '@/lib/messages/ko/openness'
import { announcementDifferencePath, routes } from '@/lib/routes'
import { listVersions } from './announcement-versions'
import type { Content } from './content'
import type { Change } from './schemas/openness'

/** A change of the policy has no reason of its own: the same law is behind each. */
export type PublicChange = Omit<Change, 'reason'> & Partial<Pick<Change, 'reason'>>

/** Day on which the policy's page first had the changes that hold from a day. */
export const policyDay = ({ privacy: { history } }: Pick<Content, 'privacy'>, from: string): string =>
  history.find(({ date, announced }) => date === from && announced !== undefined)?.announced ?? from

/** Changes of the policy, one entry for each day from which some hold: its own history is the source, so that none is written twice. */
function policyChanges({ privacy }: Pick<Content, 'privacy'>): PublicChange[] {
  const dates = [...new Set(privacy.history.map(({ date }) => date))]
  const first = dates.toSorted().at(0)
  return dates.map((date) => {
    const day = policyDay({ privacy }, date)
    const changes = privacy.history.flatMap((one) => (one.date === date ? [one.change] : []))
    return {
      id: `privacy-${date}`,
      day,
      title: date === first ? changesWords.policyStart : changesWords.policy,
      description: [...changes, ...(day === date ? [] : [changesWords.policyFrom(dateWords.day(date))])].join(' '),
      page: routes.privacy,
    }
  })
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
export function listChanges(content: Pick<Content, 'changes' | 'privacy' | 'announcement'>): readonly PublicChange[] {
  if (!content.changes) return []
  return [...content.changes.entries, ...policyChanges(content), ...announcementChanges(content)].toSorted((one, other) => other.day.localeCompare(one.day))
}
