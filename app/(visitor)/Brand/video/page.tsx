import { notFound } from 'next/navigation'
import { VideoPlayer } from '@/components/video/video-player'
import { content, picture } from '@/lib/content/load'
import { videoObject } from '@/lib/seo/nodes/video-object'
import { optionalPage } from '@/lib/seo/visitor-page'
import { InnerPage } from '../../inner-page'

const readPage = () => optionalPage('brandVideo')
export const generateMetadata = () => readPage()?.metadata ?? {}

export default function BrandVideoPage() {
  const page = readPage()
  const film = content.videos.brand
  if (!page || !film) notFound()
  const poster = picture(film.poster)
  return (
    <InnerPage page={page} nodes={[videoObject(film, poster)]}>
      <div className="container">
        <VideoPlayer video={film} poster={poster} first />
      </div>
    </InnerPage>
  )
}
