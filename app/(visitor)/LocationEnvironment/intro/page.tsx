import { LocationHighlights } from '@/components/location/highlights'
import { LocationMaps } from '@/components/location/maps'
import { TravelTimes } from '@/components/location/travel-times'
import { Picture } from '@/components/ui/picture'
import { PageSection } from '@/components/ui/page-section'
import { content, picture } from '@/lib/content/load'
import { visitorPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../../inner-page'

const page = visitorPage('locationIntro')
export const metadata = page.metadata

export default function LocationIntroPage() {
  const { highlights, travelTimes, mapNotes } = content.location
  return (
    <InnerPage page={page}>
      <PageSection id="highlights" latin="Highlights" heading="여섯 가지 입지"><LocationHighlights highlights={highlights} /></PageSection>
      <PageSection id="maps" latin="Maps" heading="광역과 지구 지도" tone="sand">
        <LocationMaps
          notes={mapNotes}
          maps={[
            { title: '광역 위치', description: '고속도로와 나들목, 도시 중심에서 너울지구까지의 길입니다.', drawing: <Picture picture={picture('location-hub')} sizes="620px" /> },
            { title: '너울지구', description: '가람천과 트램 예정 노선, 공원과 학교 예정지의 위치입니다.', drawing: <Picture picture={picture('location-town')} sizes="620px" /> },
          ]}
        />
      </PageSection>
      <PageSection id="travel" latin="Travel" heading="거리와 시간" layout="aside"><TravelTimes travelTimes={travelTimes} /></PageSection>
    </InnerPage>
  )
}
