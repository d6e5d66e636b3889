import { NotFoundError } from '@/lib/errors'
import type { Announcement, AnnouncementVersion } from './schemas/announcement'

/** Versions of which every pair has a page of its own; older ones are compared with their neighbours and the newest. */
const COMPARED = 8

/** Every version, newest first. */
export const listVersions = ({ id, updated, label, reason, file, articles, earlier }: Announcement): readonly AnnouncementVersion[] => [
  { id, updated, label, reason, file, articles },
  ...earlier,
]

/** @throws NotFoundError for an unknown id */
export function getVersion(announcement: Announcement, id: string): AnnouncementVersion {
  const version = listVersions(announcement).find((one) => one.id === id)
  if (!version) throw new NotFoundError(`no version ${id} of the announcement`)
  return version
}

/** Pairs with a page that shows their difference, the older one first. */
export function comparedPairs(announcement: Announcement): readonly { from: string; to: string }[] {
  const ids = listVersions(announcement).map(({ id }) => id)
  return ids.flatMap((to, at) =>
    ids.slice(at + 1).flatMap((from, distance) => (distance === 0 || at === 0 || at + distance + 1 < COMPARED ? [{ from, to }] : [])),
  )
}
