import { Finishes } from '@/components/interior/finishes'
import { RoomGallery } from '@/components/interior/room-gallery'
import { Notices } from '@/components/ui/notices'
import { PageSection } from '@/components/ui/page-section'
import { content } from '@/lib/content/load'
import { getInteriorPage } from '@/lib/content/unit-pages'
import { withPicture } from '@/lib/content/with-picture'
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
  const { interior } = getInteriorPage(type)
  return (
    <InnerPage page={interiorVisitorPage(type)}>
      <RoomGallery lead={interior.lead} rooms={interior.rooms.map(withPicture)} />
      <PageSection id="finishes" latin="Finishes" heading="마감재 계획" layout="aside">
        <Finishes finishes={interior.finishes} />
        <Notices items={content.units.modelHouseNotice} />
      </PageSection>
    </InnerPage>
  )
}
