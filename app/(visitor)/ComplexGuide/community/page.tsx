import { notFound } from 'next/navigation'
import { Facilities } from '@/components/complex/facilities'
import { Notices } from '@/components/ui/notices'
import { content } from '@/lib/content/load'
import { withPicture } from '@/lib/content/with-picture'
import { optionalPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../../inner-page'

const readPage = () => optionalPage('complexCommunity')
export const generateMetadata = () => readPage()?.metadata ?? {}

export default function CommunityPage() {
  const page = readPage()
  if (!page || !content.community) notFound()
  const { facilities, notes } = content.community
  return (
    <InnerPage page={page}>
      <Facilities facilities={facilities.map(withPicture)} />
      <div className="container">
        <Notices items={notes} />
      </div>
    </InnerPage>
  )
}
