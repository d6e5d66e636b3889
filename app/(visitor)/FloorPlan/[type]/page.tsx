import { isometrics } from '@/.generated/isometrics'
import { UnitNeighbours } from '@/components/unit/unit-neighbours'
import { UnitPlanSection } from '@/components/unit/unit-plan-section'
import { AreaTable } from '@/components/unit/area-table'
import { UnitFeatures } from '@/components/unit/unit-features'
import { Notices } from '@/components/ui/notices'
import { PageSection } from '@/components/ui/page-section'
import { content, unitPlan } from '@/lib/content/load'
import { getUnitPage } from '@/lib/content/unit-pages'
import { floorPlanPath, interiorPath } from '@/lib/routes'
import { floorPlanId } from '@/lib/seo/node-ids'
import { complexWithPlans } from '@/lib/seo/nodes/apartment-complex'
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
  const { unit, previous, next, interior } = getUnitPage(type)
  return (
    <InnerPage page={floorPlanVisitorPage(type)} nodes={[complexWithPlans(content.site, [unit])]} mainEntity={floorPlanId(unit.slug)}>
      <UnitPlanSection
        unit={unit}
        supply={{ name: content.site.supply, severalComplexes: content.overview.facts.complexes.length > 1 }}
        plan={unitPlan(unit.id)}
        isometric={isometrics[unit.id]}
      />
      <PageSection
        id="features"
        latin="Features"
        heading="평면의 특징"
        lead={
          interior && (
            <>
              실내는 <a href={interiorPath(interior.slug)}>{unit.id} 인테리어</a>에서 공간별로 볼 수 있습니다.
            </>
          )
        }
        layout="aside"
      >
        <UnitFeatures features={unit.features} />
      </PageSection>
      <PageSection id="areas" latin="Areas" heading="면적" layout="aside">
        <AreaTable type={unit.id} areas={unit.areas} />
        <Notices items={content.units.modelHouseNotice} />
      </PageSection>
      <UnitNeighbours label="다른 타입" previous={previous && neighbour(previous)} next={next && neighbour(next)} />
    </InnerPage>
  )
}

const neighbour = (unit: { id: string; slug: string; summary: string }) => ({ label: unit.id, summary: unit.summary, href: floorPlanPath(unit.slug) })
