import { notFound } from 'next/navigation'
import { HouseholdsByType } from '@/components/complex/households-by-type'
import { PlanSheet } from '@/components/complex/plan-sheet'
import { TypeChoice, typeChoiceScope } from '@/components/plan/type-choice'
import { UnitElevations } from '@/components/plan/unit-elevations'
import { UnitPositions } from '@/components/plan/unit-positions'
import { Notices } from '@/components/ui/notices'
import { PageSection } from '@/components/ui/page-section'
import { canCompareTypes } from '@/lib/content/compared-types'
import { content } from '@/lib/content/load'
import { comparisonWords } from '@/lib/messages/ko/comparison'
import { pageWords } from '@/lib/messages/ko/pages'
import { COMPARISON_PATH } from '@/lib/routes'
import { optionalPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../../inner-page'

const readPage = () => optionalPage('complexDetail')
export const generateMetadata = () => readPage()?.metadata ?? {}

export default function ComplexDetailPage() {
  const page = readPage()
  if (!page || !content.complex.unitPositions) notFound()
  const { lead, notes } = content.complex.unitPositions
  return (
    <InnerPage page={page}>
      <PlanSheet
        id="unit-positions"
        heading={pageWords.typesByLine(content.site.supply)}
        lead={lead}
        className={typeChoiceScope}
        detail={<UnitElevations plan={content.sitePlan} supply={content.site.supply} />}
      >
        <TypeChoice plan={content.sitePlan} />
        <UnitPositions plan={content.sitePlan} supply={content.site.supply} />
      </PlanSheet>
      <PageSection id="households" heading={pageWords.householdsByType} layout="aside">
        <HouseholdsByType byComplex={content.overview.byComplex} types={content.units.types.map((unit) => unit.id)} supply={content.site.supply} />
        {canCompareTypes() && (
          <p>
            <a href={COMPARISON_PATH} rel="nofollow">
              {comparisonWords.sideBySide}
            </a>
          </p>
        )}
        <Notices items={notes} />
      </PageSection>
    </InnerPage>
  )
}
