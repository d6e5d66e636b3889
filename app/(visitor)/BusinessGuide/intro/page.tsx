import { notFound } from 'next/navigation'
import { ComplexHouseholds } from '@/components/business/complex-households'
import { KeyFacts } from '@/components/business/key-facts'
import { LegalStatus } from '@/components/business/legal-status'
import { OverviewTable } from '@/components/business/overview-table'
import { media } from '@/components/ui/breakpoints'
import { Notices } from '@/components/ui/notices'
import { PageSection } from '@/components/ui/page-section'
import { Picture } from '@/components/ui/picture'
import { content } from '@/lib/content/load'
import { pageWords } from '@/lib/messages/ko/pages'
import { planWords } from '@/lib/messages/ko/plan'
import { complexId } from '@/lib/seo/node-ids'
import { apartmentComplex } from '@/lib/seo/nodes/apartment-complex'
import { optionalPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../../inner-page'

const readPage = () => optionalPage('businessIntro')
export const generateMetadata = () => readPage()?.metadata ?? {}

export default function BusinessIntroPage() {
  const page = readPage()
  if (!page) notFound()
  const { site, overview, units } = content
  const complex = apartmentComplex({ site, overview, units: units.types, picture: page.frame.picture })
  return (
    <InnerPage page={page} nodes={[complex]} mainEntity={complexId()}>
      <section id="facts" aria-labelledby="facts-heading" className="container">
        <h2 id="facts-heading" className="visually-hidden">
          {pageWords.inFigures}
        </h2>
        <KeyFacts facts={overview.facts} supply={site.supply} />
      </section>
      <PageSection id="overview" heading={pageWords.overviewTable} layout="aside">
        <OverviewTable caption={`${site.name} ${pageWords.overview}`} rows={overview.rows} />
        <Notices items={overview.notes} />
      </PageSection>
      {overview.byComplex.length > 1 && (
        <PageSection id="complexes" heading={planWords.sizeByComplex} layout="aside">
          <ComplexHouseholds byComplex={overview.byComplex} supply={site.supply} />
        </PageSection>
      )}
      {/* After the figures: above them it would be a phone's first view that pays for it. */}
      <div className="container">
        <Picture picture={page.frame.picture} sizes={`${media.phone} 100vw, ${media.wide} 1600px, 1240px`} caption />
      </div>
      <PageSection id="legal" heading={pageWords.registrations} lead={site.legal.lead} tone="sand" layout="aside">
        <LegalStatus legal={site.legal} />
      </PageSection>
    </InnerPage>
  )
}
