import { notFound } from 'next/navigation'
import { ComplexHouseholds } from '@/components/business/complex-households'
import { KeyFacts } from '@/components/business/key-facts'
import { LegalStatus } from '@/components/business/legal-status'
import { OverviewTable } from '@/components/business/overview-table'
import { Notices } from '@/components/ui/notices'
import { PageSection } from '@/components/ui/page-section'
import { content } from '@/lib/content/load'
import { complexId } from '@/lib/seo/node-ids'
import { apartmentComplex } from '@/lib/seo/nodes/apartment-complex'
import { optionalPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../../inner-page'

const page = optionalPage('businessIntro')
export const metadata = page?.metadata

export default function BusinessIntroPage() {
  if (!page) notFound()
  const { site, overview, units } = content
  const complex = apartmentComplex({ site, overview, units: units.types, picture: page.frame.picture })
  return (
    <InnerPage page={page} nodes={[complex]} mainEntity={complexId()}>
      <PageSection id="facts" latin="Facts" heading="숫자로 보는 단지">
        <KeyFacts facts={overview.facts} supply={site.supply} />
      </PageSection>
      <PageSection id="overview" latin="Overview" heading="사업개요표" layout="aside">
        <OverviewTable caption={`${site.name} 사업개요`} rows={overview.rows} />
        <Notices items={overview.notes} />
      </PageSection>
      {overview.byComplex.length > 1 && (
        <PageSection id="complexes" latin="Complexes" heading="단지별 규모" layout="aside">
          <ComplexHouseholds byComplex={overview.byComplex} supply={site.supply} />
        </PageSection>
      )}
      <PageSection id="legal" latin="Registration" heading="등록·신고 사항" lead={site.legal.lead} tone="sand" layout="aside">
        <LegalStatus legal={site.legal} />
      </PageSection>
    </InnerPage>
  )
}
