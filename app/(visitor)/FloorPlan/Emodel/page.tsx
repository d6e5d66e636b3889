import { notFound } from 'next/navigation'
import { ModelHouseVisit } from '@/components/tour/model-house-visit'
import { TourTabs } from '@/components/tour/tour-tabs'
import { Notices } from '@/components/ui/notices'
import { PageSection } from '@/components/ui/page-section'
import { readVisitingHours } from '@/lib/requests/hours-of-pages'
import { modelHouseMaps } from '@/lib/content/map-links'
import { reservationPath } from '@/lib/content/all-paths'
import { content, picture } from '@/lib/content/load'
import { pageWords } from '@/lib/messages/ko/pages'
import { PHASE_RULES } from '@/lib/phases'
import { modelHouseEvent } from '@/lib/seo/nodes/model-house-event'
import { optionalPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../../inner-page'

const readPage = () => optionalPage('modelHouse')
export const generateMetadata = () => readPage()?.metadata ?? {}

export default async function ModelHousePage() {
  const page = readPage()
  const { tours, units, site } = content
  if (!page || !tours) notFound()
  const visiting = await readVisitingHours()
  return (
    <InnerPage
      page={page}
      nodes={[PHASE_RULES[site.phase].modelHouseEvent ? modelHouseEvent(site, picture(site.modelHouse.picture), visiting, new Date()) : null]}
    >
      <section aria-label={pageWords.onlineModelHouse} className="container">
        <TourTabs
          instruction={tours.instruction}
          tours={tours.tabs.map(({ poster, gallery, ...tour }) => ({ tour, poster: picture(poster), gallery: gallery.map(picture) }))}
        />
        <Notices items={units.modelHouseNotice} />
      </section>
      <PageSection id="visit" heading={pageWords.modelHouse} tone="sand" layout="aside">
        <ModelHouseVisit
          modelHouse={site.modelHouse}
          maps={modelHouseMaps(site)}
          visiting={visiting}
          phone={site.phone}
          reservationHref={reservationPath(content)}
        />
      </PageSection>
    </InnerPage>
  )
}
