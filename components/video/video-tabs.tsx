import type { Video } from '@/lib/content/schemas/guides'
import type { Picture as PictureData } from '@/lib/content/schemas/pages'
import { videoWords } from '@/lib/messages/ko/video'
import { Tabs } from '../ui/tabs'
import { VideoPlayer } from './video-player'

interface VideoTabsProps {
  videos: readonly { video: Video; poster: PictureData }[]
}

/** Films as tabs, the first one selected; without scripts they follow one another. */
export function VideoTabs({ videos }: VideoTabsProps) {
  return (
    <section aria-label={videoWords.films} className="container">
      <Tabs
        label={videoWords.films}
        items={videos.map(({ video, poster }, index) => ({
          id: video.id,
          label: video.title,
          panel: <VideoPlayer video={video} poster={poster} first={index === 0} />,
        }))}
      />
    </section>
  )
}
