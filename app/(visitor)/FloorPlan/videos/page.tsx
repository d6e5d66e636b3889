import { notFound } from 'next/navigation'
import { VideoTabs } from '@/components/video/video-tabs'
import { content, picture } from '@/lib/content/load'
import { videoObject } from '@/lib/seo/nodes/video-object'
import { optionalPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../../inner-page'

const readPage = () => optionalPage('unitVideos')
export const generateMetadata = () => readPage()?.metadata ?? {}

export default function UnitVideosPage() {
  const page = readPage()
  if (!page) notFound()
  const videos = content.videos.tabs.map((video) => ({ video, poster: picture(video.poster) }))
  return (
    <InnerPage page={page} nodes={videos.map(({ video, poster }) => videoObject(video, poster))}>
      <VideoTabs videos={videos} />
    </InnerPage>
  )
}
