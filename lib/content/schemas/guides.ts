import { z } from 'zod'
import { videoHost, videoHosts, type VideoHostName } from '@/lib/content/video-hosts/video-hosts'
import { anchor, isoDay, linkedText, pending, pictureId, proseBlock, source, text } from './base'
import { table } from './table'

/** A guide page: prose, tables, questions; `comingSoon` shows the placeholder instead. */
const guideSchema = z
  .object({
    status: z.enum(['published', 'comingSoon']),
    comingSoon: z.object({ heading: text, lead: linkedText }).optional(),
    updated: isoDay,
    intro: linkedText,
    steps: z.array(z.object({ title: text, description: linkedText })).default([]),
    blocks: z.array(proseBlock.extend({ id: anchor.optional(), table: table.optional() })).default([]),
    questions: z.array(z.object({ question: text, answer: linkedText })).default([]),
    notices: z.array(linkedText).min(1),
    sources: z.array(source).default([]),
  })
  // Without its placeholder the guide would be shown in full, although search engines are told that it is still to come.
  .refine(({ status, comingSoon }) => status === 'published' || comingSoon !== undefined, {
    path: ['comingSoon'],
    error: 'status 가 comingSoon 이면 그동안 보여 줄 heading 과 lead 를 적어야 합니다',
  })
/** Null: this complex has no such page. */
export const optionalGuideSchema = guideSchema.nullable()

/**
 * One encoding of a film. `layout: 'desktop'`: only for windows wider than the phone layout's, in the shape of its frame there
 * (1300x500, the others 400x300). A file of another shape is cropped.
 */
const filmFile = z.object({ href: z.string().regex(/^\/.+\.(mp4|webm)$/, '/films/….mp4 또는 .webm'), layout: z.literal('desktop').optional() })

/** A film at one of the hosts of lib/content/video-hosts. */
const embeddedVideo = z.object({ kind: z.enum(Object.keys(videoHosts) as VideoHostName[]), id: z.string() }).superRefine(({ kind, id }, context) => {
  const { pattern, hint } = videoHost(kind).id
  if (!pattern.test(id)) context.addIssue({ code: 'custom', path: ['id'], message: hint })
})

/** A host's film, or files of our own, of which the first suitable one is played; null while there is none. */
const videoSource = z.discriminatedUnion('kind', [
  embeddedVideo,
  z.object({
    kind: z.literal('file'),
    files: z
      .array(filmFile)
      .min(1)
      .refine((files) => files.at(-1)?.layout === undefined, '마지막 파일은 모든 화면에서 쓰이므로 layout이 없어야 합니다'),
    captions: z.string().startsWith('/').optional(),
  }),
])
/** Display text, `33초` or `1분 20초`. */
const duration = z.string().regex(/^(?:\d{1,3}분(?: [1-5]?\d초)?|\d{1,2}초)$/, '1분 20초, 또는 33초')
const video = z.object({
  id: z.string(),
  title: text,
  description: text,
  poster: pictureId,
  /** Which edge of the poster stays visible where the frame is flatter; by default the middle. */
  posterKeeps: z.enum(['top', 'bottom']).optional(),
  duration: duration.optional(),
  uploaded: isoDay,
  source: pending(videoSource),
})
/** The brand's film, null where there is none, and the films of /FloorPlan/videos, one per tab: none, no page. */
export const videosSchema = z.object({ brand: video.nullable(), tabs: z.array(video) })

/** @param value a film's duration as content writes it @returns seconds, an integer */
export function durationSeconds(value: string): number {
  const of = (unit: RegExp) => Number(unit.exec(value)?.[1] ?? 0)
  return 60 * of(/(\d{1,3})분/) + of(/(\d{1,2})초/)
}

export type Guide = z.infer<typeof guideSchema>
export type Video = z.infer<typeof video>
export type VideoSource = z.infer<typeof videoSource>

/** Input type of content files: defaults are optional. */
export type GuideInput = z.input<typeof optionalGuideSchema>
export type VideosInput = z.input<typeof videosSchema>
