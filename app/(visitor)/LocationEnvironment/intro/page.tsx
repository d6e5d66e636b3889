import { notFound } from 'next/navigation'
import { LocationHighlights } from '@/components/location/highlights'
import { LocationMaps } from '@/components/location/maps'
import { ModelHouseHours } from '@/components/location/model-house-hours'
import { TravelTimes } from '@/components/location/travel-times'
import { SchematicMap } from '@/components/plan/schematic-map'
import { media } from '@/components/ui/breakpoints'
import { PageSection } from '@/components/ui/page-section'
import { Picture } from '@/components/ui/picture'
import { readVisitingHours } from '@/lib/requests/hours-of-pages'
import { modelHouseMaps } from '@/lib/content/map-links'
import { content, picture } from '@/lib/content/load'
import { koreanNumeral } from '@/lib/messages/ko/numeral'
import { pageWords } from '@/lib/messages/ko/pages'
import { VISIT_PATH } from '@/lib/routes'
import { optionalPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../../inner-page'

const readPage = () => optionalPage('locationIntro')
export const generateMetadata = () => readPage()?.metadata ?? {}

export default async function LocationIntroPage() {
  const page = readPage()
  if (!page || !content.location) notFound()
  const { highlights, travelTimes, mapNotes } = content.location
  const { maps, site } = content
  const visiting = await readVisitingHours()
  return (
    <InnerPage page={page}>
      <PageSection id="maps" heading={pageWords.regionAndDistrict} tone="sand">
        <LocationMaps
          notes={mapNotes}
          travelTimes={travelTimes}
          maps={[
            { ...maps.region, drawing: <SchematicMap map={maps.region} tools="row" captioned /> },
            { ...maps.district, drawing: <SchematicMap map={maps.district} tools="row" captioned /> },
          ]}
        />
      </PageSection>
      <PageSection id="travel" heading={pageWords.distances} layout="aside">
        <TravelTimes travelTimes={travelTimes} />
      </PageSection>
      <div className="container">
        <Picture picture={page.frame.picture} sizes={`${media.phone} 100vw, ${media.wide} 1600px, 1240px`} caption />
      </div>
      <PageSection id="highlights" heading={pageWords.highlights(koreanNumeral(highlights.length))}>
        <LocationHighlights highlights={highlights} />
      </PageSection>
      {visiting.hours && (
        <PageSection id="visit" heading={pageWords.modelHouse} tone="sand" layout="aside">
          <ModelHouseHours
            picture={picture(site.modelHouse.picture)}
            address={site.modelHouse.address}
            maps={modelHouseMaps(site)}
            visiting={visiting}
            bookingHref={VISIT_PATH}
          />
        </PageSection>
      )}
    </InnerPage>
  )
}
