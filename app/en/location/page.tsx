import { notFound } from 'next/navigation'
import { shapeFiles } from '@/.generated/shape-files'
import { LocationHighlights } from '@/components/location/highlights'
import { LocationMaps } from '@/components/location/maps'
import { TravelTimes } from '@/components/location/travel-times'
import { SchematicMap } from '@/components/plan/schematic-map'
import { Notices } from '@/components/ui/notices'
import { PageSection } from '@/components/ui/page-section'
import { english, englishTravelTimes } from '@/lib/content/english'
import { englishMap } from '@/lib/content/english-map'
import { content } from '@/lib/content/load'
import { messages } from '@/lib/messages/catalogue'
import { englishPage } from '@/lib/seo/english-page'
import { EnglishPage } from '../english-page'

const readPage = () => englishPage('location')
export const generateMetadata = () => readPage()?.metadata ?? {}

export default function EnglishLocationPage() {
  const page = readPage()
  if (!page || !english || !content.location) notFound()
  const { location } = english
  const { maps } = location
  return (
    <EnglishPage page={page}>
      <PageSection id="highlights" heading={location.highlightsHeading}>
        <LocationHighlights highlights={location.highlights} language="en" />
      </PageSection>
      {maps && (
        <PageSection id="maps" heading={maps.heading} tone="sand">
          <LocationMaps
            language="en"
            travelTimes={[]}
            notes={[]}
            maps={(['region', 'district'] as const).map((id) => {
              const map = englishMap(maps, id, content.maps[id])
              // English names leave no room for the distances, which stand beside the map.
              const bare = { ...map, places: map.places.map(({ note: _note, ...place }) => place) }
              return { ...map, drawing: <SchematicMap map={bare} captioned shapes={id === 'region' ? shapeFiles.regionMap : shapeFiles.districtMap} /> }
            })}
          />
        </PageSection>
      )}
      <PageSection id="travel" heading={location.travelHeading} tone={maps ? 'paper' : 'sand'} layout="aside">
        <TravelTimes travelTimes={englishTravelTimes(english, content.location)} language="en" />
        <Notices title={messages('en').ui.notes} items={location.notes} />
      </PageSection>
    </EnglishPage>
  )
}
