import { VideoTabs } from '@/components/video/video-tabs'
import { content, picture } from '@/lib/content/load'
import { videoJsonLd } from '@/lib/seo/json-ld'
import { visitorPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../../inner-page'

const page = visitorPage('unitVideos')
export const metadata = page.metadata

export default function UnitVideosPage() {
  const videos = content.videos.tabs.map((video) => ({ video, poster: picture(video.poster) }))
  return (
    <InnerPage page={page} data={videos.map(({ video, poster }) => videoJsonLd(video, poster))}>
      <VideoTabs videos={videos} />
    </InnerPage>
  )
}
