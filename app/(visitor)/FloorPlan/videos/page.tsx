import { VideoTabs } from '@/components/video/video-tabs'
import { content, picture } from '@/lib/content/load'
import { videoObject } from '@/lib/seo/nodes/video-object'
import { visitorPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../../inner-page'

const page = visitorPage('unitVideos')
export const metadata = page.metadata

export default function UnitVideosPage() {
  const videos = content.videos.tabs.map((video) => ({ video, poster: picture(video.poster) }))
  return (
    <InnerPage page={page} nodes={videos.map(({ video, poster }) => videoObject(video, poster))}>
      <VideoTabs videos={videos} />
    </InnerPage>
  )
}
