import 'server-only'
import { NotFoundError } from '@/lib/errors'
import { getVersion } from '@/lib/content/announcement-versions'
import { content } from '@/lib/content/load'
import type { Announcement, AnnouncementVersion } from '@/lib/content/schemas/announcement'
import { dateWords } from '@/lib/messages/ko/dates'
import { salesWords } from '@/lib/messages/ko/sales'
import { announcementDifferencePath, announcementVersionPath, routes } from '@/lib/routes'
import { compose, type VisitorPage } from './visitor-page'

/** Search engines list the newest version alone: an earlier one has most of its words. Each is named by its day, which differs. */
function besideNewest(texts: { heading: string; lead: string }, path: string): VisitorPage & { announcement: Announcement } {
  const { announcement, pages } = content
  const page = pages.announcement
  if (!announcement || !page) throw new NotFoundError('this complex has no announcement')
  const composed = compose({ ...page, ...texts, title: texts.heading, label: texts.heading, beside: routes.announcement }, path, {
    index: false,
    sharedAs: { page, path: routes.announcement },
  })
  return { announcement, ...composed }
}

/** /SalesInfo/announcement/{version}. @throws NotFoundError for an unknown version */
export function announcementVersionPage(id: string): ReturnType<typeof besideNewest> & { version: AnnouncementVersion } {
  const version = content.announcement && getVersion(content.announcement, id)
  if (!version) throw new NotFoundError('this complex has no announcement')
  const texts = { heading: salesWords.earlierHeading(dateWords.day(version.updated)), lead: salesWords.earlierNote(version.label) }
  return { ...besideNewest(texts, announcementVersionPath(id)), version }
}

/** /SalesInfo/announcement/{from}/{to}. @throws NotFoundError for an unknown version */
export function announcementDifferencePage(fromId: string, toId: string): ReturnType<typeof besideNewest> & Record<'from' | 'to', AnnouncementVersion> {
  if (!content.announcement) throw new NotFoundError('this complex has no announcement')
  const [from, to] = [getVersion(content.announcement, fromId), getVersion(content.announcement, toId)]
  const texts = {
    heading: salesWords.differenceHeading(dateWords.day(from.updated), dateWords.day(to.updated)),
    lead: salesWords.differenceLead(from.label, to.label),
  }
  return { ...besideNewest(texts, announcementDifferencePath(fromId, toId)), from, to }
}
