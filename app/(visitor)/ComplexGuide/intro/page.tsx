import { notFound } from 'next/navigation'
import { PlanHighlights } from '@/components/complex/plan-highlights'
import { PlanSheet } from '@/components/complex/plan-sheet'
import { SitePlan } from '@/components/plan/site-plan'
import { Notices } from '@/components/ui/notices'
import { PageSection } from '@/components/ui/page-section'
import { content } from '@/lib/content/load'
import { pageWords } from '@/lib/messages/ko/pages'
import { optionalPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../../inner-page'

const readPage = () => optionalPage('complexIntro')
export const generateMetadata = () => readPage()?.metadata ?? {}

export default function ComplexIntroPage() {
  const page = readPage()
  if (!page || !content.complex.sitePlan) notFound()
  const { lead, highlights, notes } = content.complex.sitePlan
  return (
    <InnerPage page={page}>
      <PlanSheet id="site-plan" heading={pageWords.wholeSite(content.overview.facts.buildings)} lead={lead}>
        <SitePlan plan={content.sitePlan} supply={content.site.supply} />
      </PlanSheet>
      <PageSection id="highlights" heading={pageWords.pointsOfSite} layout="aside">
        <PlanHighlights highlights={highlights} />
        <Notices items={notes} />
      </PageSection>
    </InnerPage>
  )
}
