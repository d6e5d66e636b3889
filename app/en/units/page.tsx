import { notFound } from 'next/navigation'
import { HouseholdsByType } from '@/components/complex/households-by-type'
import { PageSection } from '@/components/ui/page-section'
import { PointList } from '@/components/ui/point-list'
import { english } from '@/lib/content/english'
import { content } from '@/lib/content/load'
import { englishPage } from '@/lib/seo/english-page'
import { EnglishPage } from '../english-page'
import { EnglishUnitPlans } from '../english-unit-plans'
import { EnglishUnitTable } from '../english-unit-table'

const readPage = () => englishPage('units')
export const generateMetadata = () => readPage()?.metadata ?? {}

export default function EnglishUnitsPage() {
  const page = readPage()
  if (!page || !english) notFound()
  const { units } = english
  return (
    <EnglishPage page={page}>
      <PageSection id="types" heading={units.tableHeading} lead={units.tableLead} layout="aside">
        <EnglishUnitTable texts={units} units={content.units.types} />
      </PageSection>
      <PageSection id="plans" heading={units.plansHeading} lead={units.plansLead}>
        <EnglishUnitPlans texts={english} units={content.units.types} />
      </PageSection>
      <PageSection id="homes" heading={units.householdsHeading} layout="aside">
        <HouseholdsByType byComplex={content.overview.byComplex} types={content.units.types.map(({ id }) => id)} supply={page.site.supply} language="en" />
      </PageSection>
      <PageSection id="areas" heading={units.areasHeading} tone="sand" layout="aside">
        <PointList points={units.areas} />
      </PageSection>
    </EnglishPage>
  )
}
