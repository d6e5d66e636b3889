import { AnnouncementFile } from '@/components/sales/announcement-file'
import { AnnouncementText } from '@/components/sales/announcement-text'
import { AnnouncementVersions } from '@/components/sales/announcement-versions'
import { NewestVersionLink } from '@/components/sales/newest-version-link'
import { announcementVersionPage } from '@/lib/seo/announcement-page'
import { listVersions } from '@/lib/content/announcement-versions'
import { content } from '@/lib/content/load'
import { InnerPage } from '../../../inner-page'

interface Props {
  params: Promise<{ version: string }>
}

export const dynamicParams = false
export const generateStaticParams = () => (content.announcement?.earlier ?? []).map(({ id }) => ({ version: id }))
export const generateMetadata = async ({ params }: Props) => announcementVersionPage((await params).version).metadata

/** An earlier version of the announcement, as it was. */
export default async function AnnouncementVersionPage({ params }: Props) {
  const { announcement, version, ...page } = announcementVersionPage((await params).version)
  return (
    <InnerPage page={page}>
      <NewestVersionLink />
      {version.file && (
        <AnnouncementFile file={version.file} intro={version.reason ?? announcement.intro} updated={version.updated} prevails={announcement.prevails} />
      )}
      <AnnouncementText articles={version.articles} notices={announcement.notices} />
      <AnnouncementVersions versions={listVersions(announcement)} />
    </InnerPage>
  )
}
