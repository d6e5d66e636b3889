import { z } from 'zod'
import { tourPath } from '@/lib/routes'
import { pending, pictureId, text } from './base'

const slug = z.string().regex(/^[a-z0-9-]+$/, '소문자, 숫자, -')
/** Millimetres of the plan, as in content/plans. */
const planPoint = z.tuple([z.number().int(), z.number().int()])
/** Degrees clockwise from the top of the plan. */
const direction = z.number().min(0).lt(360)

/** One panorama of a tour: its position, its direction, and the scenes reachable from it. */
const sceneSchema = z.object({
  id: slug,
  /** Room of the plan that contains it; visitors read its name. */
  room: slug,
  /** In public/panoramas/manifest.json. */
  panorama: slug,
  at: planPoint,
  /** Height of the lens over the floor in mm. */
  eyeHeight: z.number().int().min(1000).max(2000).default(1500),
  /** Direction of the picture's middle. */
  heading: direction,
  /** The visitor's first direction; by default the picture's middle. */
  view: direction.optional(),
  /** The visitor's first elevation in degrees, negative is down: in a small room the interesting part is below eye level. */
  pitch: z.number().min(-60).max(60).default(0),
  /** `through` is the doorway on the way, where the floor mark is drawn: without it the mark is at the other scene. */
  links: z.array(z.object({ to: slug, through: planPoint.optional() })).default([]),
})

/** A tour of our own: panoramas in the rooms of one plan, connected by doorways. It starts in the first scene. */
const ownTourSchema = z.object({ plan: text, scenes: z.array(sceneSchema).min(1) }).superRefine(({ scenes }, context) => {
  const ids = scenes.map((scene) => scene.id)
  const fault = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path: ['scenes', ...path], message })
  scenes.forEach((scene, index) => {
    if (ids.indexOf(scene.id) !== index) fault([index, 'id'], `'${scene.id}' 가 두 번 있습니다`)
    scene.links.forEach(({ to }, link) => {
      if (!ids.includes(to)) fault([index, 'links', link, 'to'], `'${to}' 장면이 없습니다`)
      if (to === scene.id) fault([index, 'links', link, 'to'], '다른 장면이어야 합니다')
    })
    if (!reachable(scenes).has(scene.id)) fault([index], `'${scene.id}' 에는 첫 장면에서 갈 수 없습니다`)
  })
})

/** Ids of the scenes reachable from the first one. */
function reachable(scenes: readonly { id: string; links: readonly { to: string }[] }[]): Set<string> {
  const found = new Set(scenes.slice(0, 1).map((scene) => scene.id))
  for (const id of found) scenes.find((scene) => scene.id === id)?.links.forEach(({ to }) => found.add(to))
  return found
}

const tabSchema = z
  .object({
    key: slug,
    title: text,
    poster: pictureId,
    /** A tour of our own, or the address of another site's; null while there is none. */
    source: pending(z.union([z.string().regex(/^(\/|https:\/\/)/, '"/"로 시작하는 경로 또는 https 주소'), ownTourSchema])),
    gallery: z.array(pictureId).default([]),
  })
  .transform(({ source, ...tab }) => ({
    ...tab,
    /** What the iframe shows. */
    source: typeof source === 'object' && source ? tourPath(tab.key) : source,
    /** Our own tour at that address. */
    tour: typeof source === 'object' ? source : null,
  }))

/** VR tours of the model house, one per tab, shown in an iframe; null: no tours and no page for them. */
export const toursSchema = z.object({ instruction: text, tabs: z.array(tabSchema).min(1) }).nullable()

/** Written by art/encode-panoramas.mjs beside the files: what exists under public/panoramas. */
const panoramaFileSchema = z.object({
  /** Widths in px, ascending, for which /panoramas/{id}-{width}.{hash}.{avif,webp} exist; twice as wide as high. */
  widths: z.array(z.number().int().positive()).min(1),
  /** First 8 hex digits of the master's SHA-256. */
  hash: z.string().regex(/^[0-9a-f]{8}$/),
  /** Size of the AVIF files by width. */
  bytes: z.record(z.string(), z.number().int().positive()),
})
export const panoramaManifestSchema = z.record(z.string(), panoramaFileSchema)

export type Tours = NonNullable<z.infer<typeof toursSchema>>
export type ToursInput = z.input<typeof toursSchema>
type OwnTour = z.infer<typeof ownTourSchema>
export type OwnTourInput = z.input<typeof ownTourSchema>
export type TourScene = OwnTour['scenes'][number]
export type PanoramaFile = z.infer<typeof panoramaFileSchema>
