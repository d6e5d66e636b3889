import { Finishes } from '@/components/interior/finishes'
import { RoomGallery } from '@/components/interior/room-gallery'
import { Notices } from '@/components/ui/notices'
import { PageSection } from '@/components/ui/page-section'
import { RunningText } from '@/components/ui/running-text'
import { content } from '@/lib/content/load'
import { getInteriorPage } from '@/lib/content/unit-pages'
import { withPicture } from '@/lib/content/with-picture'
import { pageWords } from '@/lib/messages/ko/pages'
import { floorPlanPath } from '@/lib/routes'
import { interiorVisitorPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../../inner-page'

interface InteriorProps {
  params: Promise<{ type: string }>
}

export const dynamicParams = false
export const generateStaticParams = () => content.interiors.map((interior) => ({ type: interior.slug }))
export const generateMetadata = async ({ params }: InteriorProps) => interiorVisitorPage((await params).type).metadata

export default async function InteriorPage({ params }: InteriorProps) {
  const { type } = await params
  const { interior, unit } = getInteriorPage(type)
  const page = interiorVisitorPage(type)
  const rooms = interior.rooms.map(withPicture)
  const [first] = rooms
  return (
    <InnerPage page={{ ...page, frame: { ...page.frame, picture: first?.picture ?? page.frame.picture } }}>
      <RoomGallery lead={interior.lead} rooms={rooms} />
      {interior.finishes.length > 0 ? (
        <PageSection
          id="finishes"
          heading={pageWords.finishes}
          lead={<RunningText text={pageWords.seeFloorPlan(unit.id, floorPlanPath(unit.slug))} />}
          layout="aside"
        >
          <Finishes finishes={interior.finishes} />
          <Notices items={content.units.modelHouseNotice} />
        </PageSection>
      ) : (
        <div className="container">
          <Notices items={content.units.modelHouseNotice} />
        </div>
      )}
    </InnerPage>
  )
}
