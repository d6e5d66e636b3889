import { comparedPairs } from '@/lib/content/announcement-versions'
import { content } from '@/lib/content/load'
import { announcementDifferencePage, announcementVersionPage } from '@/lib/seo/announcement-page'

test('earlier versions and comparisons of the announcement are told apart by their heading and title', () => {
  const { announcement } = content
  const pages = [
    ...announcement!.earlier.map(({ id }) => announcementVersionPage(id)),
    ...comparedPairs(announcement!).map(({ from, to }) => announcementDifferencePage(from, to)),
  ]
  expect(pages.map(({ frame }) => frame.page.heading)).toEqual(['모집공고 2025년 9월 22일 판', '모집공고, 2025년 9월 22일 판과 2026년 11월 16일 판'])
  for (const { frame, described } of pages) expect(described.title).toContain(frame.page.heading)
})
