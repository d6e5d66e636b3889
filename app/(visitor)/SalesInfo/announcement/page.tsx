import { notFound } from 'next/navigation'
import { AnnouncementFile } from '@/components/sales/announcement-file'
import { AnnouncementText } from '@/components/sales/announcement-text'
import { AnnouncementVersions } from '@/components/sales/announcement-versions'
import { listVersions } from '@/lib/content/announcement-versions'
import { content } from '@/lib/content/load'
import { optionalPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../../inner-page'
import { nextStepFact } from '../../opening-facts'

const readPage = () => optionalPage('announcement')
export const generateMetadata = () => readPage()?.metadata ?? {}

/** The newest version of the announcement. */
export default function AnnouncementPage() {
  const page = readPage()
  if (!page || !content.announcement) notFound()
  const { file, intro, updated, prevails, articles, notices } = content.announcement
  const versions = listVersions(content.announcement)
  return (
    <InnerPage page={page} facts={nextStepFact(content)}>
      <AnnouncementFile file={file} intro={intro} updated={updated} prevails={prevails} />
      <AnnouncementText articles={articles} notices={notices} />
      {versions.length > 1 && <AnnouncementVersions versions={versions} />}
    </InnerPage>
  )
}
