import type { VideoObject } from 'schema-dts'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { durationSeconds, type Video } from '@/lib/content/schemas/guides'
import type { Picture } from '@/lib/content/schemas/pages'
import { withKoreanOffset } from '@/lib/korean-time'
import { videoHost } from '@/lib/content/video-hosts/video-hosts'
import { imageFile } from '../image-file'
import { organizationId } from '../node-ids'

/** @returns null while the film does not exist: search engines refuse a VideoObject without one */
export function videoObject(video: Video, poster: Picture) {
  if (video.source === null) return null
  return {
    '@type': 'VideoObject',
    name: video.title,
    description: video.description,
    thumbnailUrl: imageFile(poster).url,
    uploadDate: withKoreanOffset(video.uploaded),
    inLanguage: 'ko-KR',
    publisher: { '@id': organizationId() },
    ...(video.duration !== undefined && { duration: `PT${durationSeconds(video.duration)}S` }),
    ...videoPlace(video.source),
  } satisfies VideoObject
}

/** Address of the file, or of the player where another host has it. */
export const videoPlace = (source: NonNullable<Video['source']>) =>
  source.kind === 'file' ? { contentUrl: absoluteUrl(source.files[0]?.href ?? '') } : { embedUrl: videoHost(source.kind).playerUrl(source.id) }
