import { notFound } from 'next/navigation'
import { AnnouncementFile } from '@/components/sales/announcement-file'
import { AnnouncementText } from '@/components/sales/announcement-text'
import { content } from '@/lib/content/load'
import { optionalPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../../inner-page'

const readPage = () => optionalPage('announcement')
export const generateMetadata = () => readPage()?.metadata ?? {}

export default function AnnouncementPage() {
  const page = readPage()
  if (!page || !content.announcement) notFound()
  const { file, intro, updated, articles, notices } = content.announcement
  return (
    <InnerPage page={page}>
      <AnnouncementFile file={file} intro={intro} updated={updated} />
      <AnnouncementText articles={articles} notices={notices} />
    </InnerPage>
  )
}
