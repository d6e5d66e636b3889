import { notFound } from 'next/navigation'
import { shapeFiles } from '@/.generated/shape-files'
import { Facilities } from '@/components/complex/facilities'
import { FacilityPlan } from '@/components/complex/facility-plan'
import { Notices } from '@/components/ui/notices'
import { content } from '@/lib/content/load'
import { withPicture } from '@/lib/content/with-picture'
import { koreanNumeral } from '@/lib/messages/ko/numeral'
import { pageWords } from '@/lib/messages/ko/pages'
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
      <section aria-labelledby="places-heading" className="container">
        {/* The title and the plan under it say so to the eye. */}
        <h2 id="places-heading" className="visually-hidden">
          {pageWords.facilityPlaces(koreanNumeral(facilities.length))}
        </h2>
        <FacilityPlan facilities={facilities} plan={content.sitePlan} shapes={shapeFiles.sitePlan} />
      </section>
      <Facilities facilities={facilities.map(withPicture)} />
      <div className="container">
        <Notices items={notes} />
      </div>
    </InnerPage>
  )
}
