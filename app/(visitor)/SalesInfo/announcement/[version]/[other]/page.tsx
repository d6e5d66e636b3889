import { AnnouncementVersions } from '@/components/sales/announcement-versions'
import { NewestVersionLink } from '@/components/sales/newest-version-link'
import { VersionDifference } from '@/components/sales/version-difference'
import { compareVersions } from '@/lib/content/announcement-difference'
import { comparedPairs, listVersions } from '@/lib/content/announcement-versions'
import { content } from '@/lib/content/load'
import { announcementDifferencePage } from '@/lib/seo/announcement-page'
import { InnerPage } from '../../../../inner-page'

interface Props {
  params: Promise<{ version: string; other: string }>
}

export const dynamicParams = false
export const generateStaticParams = () =>
  content.announcement ? comparedPairs(content.announcement).map(({ from, to }) => ({ version: from, other: to })) : []

const pageOf = async (params: Props['params']) => {
  const { version, other } = await params
  return announcementDifferencePage(version, other)
}
export const generateMetadata = async ({ params }: Props) => (await pageOf(params)).metadata

/** What changed from one version of the announcement to a later one. */
export default async function AnnouncementDifferencePage({ params }: Props) {
  const { announcement, from, to, ...page } = await pageOf(params)
  return (
    <InnerPage page={page}>
      <NewestVersionLink />
      <VersionDifference clauses={compareVersions(from, to)} />
      <AnnouncementVersions versions={listVersions(announcement)} />
    </InnerPage>
  )
}
