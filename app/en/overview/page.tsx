import { notFound } from 'next/navigation'
import { ComplexHouseholds } from '@/components/business/complex-households'
import { KeyFacts } from '@/components/business/key-facts'
import { LegalStatus } from '@/components/business/legal-status'
import { OverviewTable } from '@/components/business/overview-table'
import { Notices } from '@/components/ui/notices'
import { PageSection } from '@/components/ui/page-section'
import { english, englishPicture } from '@/lib/content/english'
import { content } from '@/lib/content/load'
import { messages } from '@/lib/messages/catalogue'
import { englishPage } from '@/lib/seo/english-page'
import { complexId } from '@/lib/seo/node-ids'
import { apartmentComplex } from '@/lib/seo/nodes/apartment-complex'
import { EnglishPage } from '../english-page'

const readPage = () => englishPage('overview')
export const generateMetadata = () => readPage()?.metadata ?? {}

export default function EnglishOverviewPage() {
  const page = readPage()
  if (!page || !english) notFound()
  const { site } = page
  const { overview, pages } = english
  const complex = apartmentComplex({ site, overview: content.overview, units: content.units.types, picture: englishPicture(pages.home.picture) })
  return (
    <EnglishPage page={page} nodes={[complex]} mainEntity={complexId()}>
      <PageSection id="facts" heading={overview.factsHeading}>
        <KeyFacts facts={content.overview.facts} supply={site.supply} language="en" />
      </PageSection>
      <PageSection id="overview" heading={overview.tableHeading} layout="aside">
        <OverviewTable caption={overview.tableHeading} rows={overview.rows} language="en" />
        <Notices title={messages('en').ui.notes} items={overview.notes} />
      </PageSection>
      {content.overview.byComplex.length > 1 && (
        <PageSection id="complexes" heading={overview.complexesHeading} layout="aside">
          <ComplexHouseholds byComplex={content.overview.byComplex} supply={site.supply} language="en" />
        </PageSection>
      )}
      <PageSection id="legal" heading={overview.legalHeading} lead={site.legal.lead} tone="sand" layout="aside">
        <LegalStatus legal={site.legal} language="en" />
      </PageSection>
    </EnglishPage>
  )
}
