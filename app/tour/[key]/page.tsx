import type { Metadata } from 'next'
import { PanoramaPreload } from '@/components/tour/panorama/panorama-preload'
import { PanoramaTour } from '@/components/tour/panorama/panorama-tour'
import { PlanSheet, planSheetViewBox } from '@/components/tour/panorama/plan-sheet'
import { TourPage } from '@/components/tour/panorama/tour-page'
import { TourGallery } from '@/components/tour/tour-gallery'
import { media } from '@/components/ui/breakpoints'
import { Picture } from '@/components/ui/picture'
import { reservationPath } from '@/lib/content/all-paths'
import { content } from '@/lib/content/load'
import { getTourPage, ownTourKeys } from '@/lib/content/tours'
import { tourWords } from '@/lib/messages/ko/tour'
import { routes, tourPath, VISIT_PATH } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { sharePicture } from '@/lib/seo/share-picture'

interface TourProps {
  params: Promise<{ key: string }>
}

export const dynamicParams = false
export const generateStaticParams = () => ownTourKeys().map((key) => ({ key }))

/** Keeps tours out of search results: pages embed them in a frame with notices that the tour alone lacks. */
export async function generateMetadata({ params }: TourProps): Promise<Metadata> {
  const { key } = await params
  const { title } = getTourPage(key)
  const { page, path } = content.pages.modelHouse
    ? { page: content.pages.modelHouse, path: routes.modelHouse }
    : { page: content.pages.home, path: routes.home }
  return pageMetadata({
    path: tourPath(key),
    title: tourWords.tourOf(title),
    description: page.description,
    social: sharePicture(page, path),
    siteName: content.site.name,
    feed: content.pressPage !== null,
    index: false,
  })
}

export default async function Tour({ params }: TourProps) {
  const { key } = await params
  const { title, plan, planHref, panoramas, poster, gallery } = getTourPage(key)
  const pictures = <TourGallery name={plan.id} pictures={gallery} />
  const [first] = panoramas
  return (
    <>
      {first && <PanoramaPreload file={first.file} />}
      <TourPage title={tourWords.tourOf(title)} pictures={pictures}>
        <PanoramaTour
          address={tourPath(key)}
          planHref={planHref}
          panoramas={panoramas}
          plan={{ id: plan.id, north: plan.north, sheet: <PlanSheet plan={plan} />, viewBox: planSheetViewBox(plan) }}
          backdrop={<Picture picture={poster} sizes={`${media.phone} 100vw, 1240px`} priority />}
          visitHref={content.registration.visits ? VISIT_PATH : reservationPath(content)}
          pictures={pictures}
        />
      </TourPage>
    </>
  )
}
