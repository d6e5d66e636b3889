import { notFound } from 'next/navigation'
import { LocationHighlights } from '@/components/location/highlights'
import { LocationMaps } from '@/components/location/maps'
import { TravelTimes } from '@/components/location/travel-times'
import { DistrictMap } from '@/components/plan/district-map'
import { RegionMap } from '@/components/plan/region-map'
import { PageSection } from '@/components/ui/page-section'
import { content } from '@/lib/content/load'
import { koreanNumeral } from '@/lib/messages/ko/numeral'
import { pageWords } from '@/lib/messages/ko/pages'
import { optionalPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../../inner-page'

const page = optionalPage('locationIntro')
export const metadata = page?.metadata

export default function LocationIntroPage() {
  if (!page || !content.location) notFound()
  const { highlights, travelTimes, mapNotes } = content.location
  const { maps } = content
  return (
    <InnerPage page={page}>
      <PageSection id="highlights" latin="Highlights" heading={pageWords.highlights(koreanNumeral(highlights.length))}>
        <LocationHighlights highlights={highlights} />
      </PageSection>
      <PageSection id="maps" latin="Maps" heading={pageWords.regionAndDistrict} tone="sand">
        <LocationMaps
          notes={mapNotes}
          maps={[
            { title: maps.region.title, description: maps.region.description, drawing: <RegionMap map={maps.region} /> },
            { title: maps.district.title, description: maps.district.description, drawing: <DistrictMap map={maps.district} /> },
          ]}
        />
      </PageSection>
      <PageSection id="travel" latin="Travel" heading={pageWords.distances} layout="aside">
        <TravelTimes travelTimes={travelTimes} />
      </PageSection>
    </InnerPage>
  )
}
