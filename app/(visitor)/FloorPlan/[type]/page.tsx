import { isometrics } from '@/.generated/isometrics'
import { UnitNeighbours } from '@/components/unit/unit-neighbours'
import { UnitPlanSection } from '@/components/unit/unit-plan-section'
import { AreaTable } from '@/components/unit/area-table'
import { TermsOfType } from '@/components/unit/unit-terms'
import { UnitFeatures } from '@/components/unit/unit-features'
import { Notices } from '@/components/ui/notices'
import { PageSection } from '@/components/ui/page-section'
import { content, unitPlan } from '@/lib/content/load'
import { nearestMainRoom } from '@/lib/content/main-room'
import { isSold } from '@/lib/content/supply'
import { waysIntoRooms } from '@/lib/content/tours'
import { getUnitPage } from '@/lib/content/unit-pages'
import { termsOfType } from '@/lib/content/unit-terms'
import { comparisonWords } from '@/lib/messages/ko/comparison'
import { pageWords } from '@/lib/messages/ko/pages'
import { comparisonPath, floorPlanPath } from '@/lib/routes'
import { floorPlanId } from '@/lib/seo/node-ids'
import { complexWithPlans } from '@/lib/seo/nodes/apartment-complex'
import { homeOffer } from '@/lib/seo/nodes/home-offer'
import { floorPlanVisitorPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../../inner-page'

interface FloorPlanProps {
  params: Promise<{ type: string }>
}

export const dynamicParams = false
export const generateStaticParams = () => content.units.types.map((unit) => ({ type: unit.slug }))
export const generateMetadata = async ({ params }: FloorPlanProps) => floorPlanVisitorPage((await params).type).metadata

export default async function FloorPlanPage({ params }: FloorPlanProps) {
  const { type } = await params
  const { unit, previous, next } = getUnitPage(type)
  const other = next ?? previous
  const comparison = other && { label: comparisonWords.withNeighbour(unit.id, other.id), href: comparisonPath([unit.slug, other.slug]) }
  return (
    <InnerPage
      page={floorPlanVisitorPage(type)}
      nodes={[complexWithPlans(content.site, [unit]), homeOffer(unit, termsOfType(content, unit.id))]}
      mainEntity={floorPlanId(unit.slug)}
    >
      <UnitPlanSection
        unit={unit}
        supply={{ name: content.site.supply, severalComplexes: content.overview.facts.complexes.length > 1 }}
        plan={unitPlan(unit.id)}
        isometric={isometrics[unit.id]}
        ways={waysIntoRooms(unit.id)}
        room={nearestMainRoom(unit)}
      />
      <PageSection id="features" heading={pageWords.features} layout="aside">
        <UnitFeatures features={unit.features} />
      </PageSection>
      <PageSection id="areas" heading={pageWords.areas} layout="aside">
        <AreaTable type={unit.id} areas={unit.areas} />
        <Notices items={content.units.modelHouseNotice} />
      </PageSection>
      <TermsOfType terms={content.units.terms} isSold={isSold(content.site.supply)} type={unit.id} />
      <UnitNeighbours label={pageWords.otherTypes} previous={previous && neighbour(previous)} next={next && neighbour(next)} comparison={comparison} />
    </InnerPage>
  )
}

const neighbour = (unit: { id: string; slug: string; summary: string }) => ({ label: unit.id, summary: unit.summary, href: floorPlanPath(unit.slug) })
