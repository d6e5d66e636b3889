import { AnnouncementFile } from '@/components/sales/announcement-file'
import { AnnouncementText } from '@/components/sales/announcement-text'
import { Notices } from '@/components/ui/notices'
import { content } from '@/lib/content/load'
import { visitorPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../../inner-page'

const page = visitorPage('announcement')
export const metadata = page.metadata

export default function AnnouncementPage() {
  const { file, intro, updated, articles, notices } = content.announcement
  return (
    <InnerPage page={page}>
      <AnnouncementFile file={file} intro={intro} updated={updated} />
      <AnnouncementText articles={articles} />
      <div className="container">
        <Notices items={notices} />
      </div>
    </InnerPage>
  )
}
