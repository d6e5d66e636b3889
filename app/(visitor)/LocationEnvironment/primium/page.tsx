import { notFound } from 'next/navigation'
import { DistanceScale } from '@/components/location/distance-scale'
import { PremiumBlocks } from '@/components/location/premium-blocks'
import { ComingSoon } from '@/components/ui/coming-soon'
import { PageSection } from '@/components/ui/page-section'
import { RunningText } from '@/components/ui/running-text'
import { content } from '@/lib/content/load'
import { withPicture } from '@/lib/content/with-picture'
import { pageWords } from '@/lib/messages/ko/pages'
import { optionalPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../../inner-page'

const readPage = () => optionalPage('locationPremium')
export const generateMetadata = () => readPage()?.metadata ?? {}

export default function LocationPremiumPage() {
  const page = readPage()
  if (!page || !content.location?.premium) notFound()
  const { travelTimes, premium } = content.location
  const { status, intro, blocks } = premium
  return (
    <InnerPage page={page}>
      {status === 'comingSoon' ? (
        <ComingSoon title={pageWords.premiumAhead} text={intro} />
      ) : (
        <>
          <PageSection id="distances" heading={pageWords.distances} lead={<RunningText text={intro} />} tone="sand">
            <DistanceScale travelTimes={travelTimes} />
          </PageSection>
          <PremiumBlocks blocks={blocks.map(withPicture)} />
        </>
      )}
    </InnerPage>
  )
}
