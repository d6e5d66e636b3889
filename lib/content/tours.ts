import 'server-only'
import { NotFoundError } from '@/lib/errors'
import { linkDirection, type LinkDirection } from '@/lib/plans/tour-directions'
import { floorPlanPath, routes, tourPath } from '@/lib/routes'
import { content, picture, unitPlan } from './load'
import type { Picture } from './schemas/pages'
import type { UnitPlan } from './schemas/plans'
import type { PanoramaFile, Tours, TourScene } from './schemas/tours'

/** A scene for the viewer: names, files and directions instead of references. */
export interface Panorama {
  id: string
  name: string
  file: PanoramaFile & { id: string }
  /** Millimetres of the plan. */
  at: TourScene['at']
  heading: number
  view: number
  pitch: number
  links: (LinkDirection & { to: string; name: string })[]
}

/** Data of the page of one tour. */
export interface TourPageContent {
  title: string
  plan: UnitPlan
  /** Path of the plan's own page. */
  planHref: string
  panoramas: Panorama[]
  poster: Picture
  gallery: Picture[]
}

/** Keys of our own tours; others have their own addresses. */
export const ownTourKeys = (): string[] => (content.tours?.tabs ?? []).filter(({ tour }) => tour !== null).map(({ key }) => key)

/** @throws NotFoundError when no tour of our own has this key */
export function getTourPage(key: string): TourPageContent {
  const tab = content.tours?.tabs.find((candidate) => candidate.key === key)
  if (!tab?.tour) throw new NotFoundError(`tour ${key}`)
  const plan = unitPlan(tab.tour.plan)
  const slug = content.units.types.find(({ id }) => id === plan.id)?.slug
  return {
    title: tab.title,
    plan,
    planHref: slug === undefined ? routes.home : floorPlanPath(slug),
    panoramas: panoramas(tab.tour, plan),
    poster: picture(tab.poster),
    gallery: tab.gallery.map(picture),
  }
}

type OwnTour = NonNullable<Tours['tabs'][number]['tour']>

/** Cannot fail: the content has been cross-checked. */
function panoramas({ scenes }: OwnTour, plan: UnitPlan): Panorama[] {
  const nameOf = (scene: TourScene) => plan.rooms.find((room) => room.id === scene.room)?.name ?? scene.room
  return scenes.flatMap((scene) => {
    const file = content.panoramaFiles[scene.panorama]
    if (!file) return []
    const links = scene.links.flatMap(({ to, through }) => {
      const target = scenes.find((candidate) => candidate.id === to)
      return target ? [{ to, name: nameOf(target), ...linkDirection(scene.at, through ?? target.at, scene.eyeHeight) }] : []
    })
    return [
      {
        id: scene.id,
        name: nameOf(scene),
        file: { ...file, id: scene.panorama },
        at: scene.at,
        heading: scene.heading,
        view: scene.view ?? scene.heading,
        pitch: scene.pitch,
        links,
      },
    ]
  })
}

/**
 * Addresses within the tour of a unit type's plan, by room ids.
 * @returns undefined for a type without a tour of our own
 */
export function waysIntoRooms(type: string): ReadonlyMap<string, string> | undefined {
  const tab = content.tours?.tabs.find(({ tour }) => tour?.plan === type)
  return tab?.tour ? new Map(tab.tour.scenes.map(({ id, room }) => [room, `${tourPath(tab.key)}#${id}`])) : undefined
}
