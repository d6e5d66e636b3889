import { absoluteUrl } from '@/lib/seo/absolute-url'
import { policyDay } from '@/lib/content/changes'
import type { Content } from '@/lib/content/content'
import { pageStatusAt } from '@/lib/content/page-content'
import { durationSeconds, type Video } from '@/lib/content/schemas/guides'
import type { Picture } from '@/lib/content/schemas/pages'
import { withKoreanOffset } from '@/lib/korean-time'
import { routes } from '@/lib/routes'
import { imageFile } from './image-file'
import { hreflangs } from './languages'
import { videoPlace } from './nodes/video-object'
import { pageMedia } from './page-media'
import type { SitemapEntry, SitemapVideo } from './sitemap-xml'

/** https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps */
function sitemapVideo(video: Video, poster: Picture): SitemapVideo[] {
  if (video.source === null) return []
  const place = videoPlace(video.source)
  return [
    {
      title: video.title,
      thumbnail_loc: imageFile(poster).url,
      description: video.description,
      ...('contentUrl' in place ? { content_loc: place.contentUrl } : { player_loc: place.embedUrl }),
      ...(video.duration !== undefined && { duration: durationSeconds(video.duration) }),
      publication_date: withKoreanOffset(video.uploaded),
    },
  ]
}

/**
 * The pages with a fixed address, their pictures and films. Sets `lastModified` only where content gives a revision date: an
 * invented date teaches search engines to ignore the field.
 * @param paths canonical paths to list, in menu order
 * @param picture looks up a picture of content by its name
 */
export function sitemapPages(paths: readonly string[], content: Content, picture: (id: string) => Picture): SitemapEntry[] {
  const media = pageMedia(content)
  return paths.map((path) => {
    const lastModified = path === routes.privacy ? policyDay(content, content.privacy.effective) : pageStatusAt(content, path)?.updated
    const { pictures = [], films = [] } = media.get(path) ?? {}
    const images = pictures.map((id) => imageFile(picture(id)).url)
    const videos = films.flatMap((film) => sitemapVideo(film, picture(film.poster)))
    const languages = hreflangs(content, path)
    return {
      url: absoluteUrl(path),
      ...(lastModified && { lastModified }),
      ...(images.length > 0 && { images }),
      ...(videos.length > 0 && { videos }),
      ...(languages && { languages }),
    }
  })
}
