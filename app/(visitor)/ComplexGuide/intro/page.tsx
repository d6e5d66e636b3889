import { PlanHighlights } from '@/components/complex/plan-highlights'
import { PlanSheet } from '@/components/complex/plan-sheet'
import { Picture } from '@/components/ui/picture'
import { Notices } from '@/components/ui/notices'
import { PageSection } from '@/components/ui/page-section'
import { content, picture } from '@/lib/content/load'
import { visitorPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../../inner-page'

const page = visitorPage('complexIntro')
export const metadata = page.metadata

export default function ComplexIntroPage() {
  const { lead, highlights, notes } = content.complex.sitePlan
  return (
    <InnerPage page={page}>
      <PlanSheet id="site-plan" heading="단지 전체 배치" lead={lead}><Picture picture={picture('aerial-golden-hour')} sizes="100vw" caption /></PlanSheet>
      <PageSection id="highlights" latin="Highlights" heading="배치에서 볼 것" layout="aside">
        <PlanHighlights highlights={highlights} />
        <Notices items={notes} />
      </PageSection>
    </InnerPage>
  )
}
