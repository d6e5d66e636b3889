import type { Content } from '@/lib/content/content'
import type { Video } from '@/lib/content/schemas/guides'
import { interiorPath, routes } from '@/lib/routes'

export interface PageMedia {
  /** Names of pictures, the page's own. */
  readonly pictures: readonly string[]
  readonly films: readonly Video[]
}

type MediaContent = Pick<Content, 'brand' | 'community' | 'home' | 'interiors' | 'location' | 'tours' | 'videos'>

/** The pictures and films that pages are about, by path, without decoration. */
export function pageMedia({ brand, community, home, interiors, location, tours, videos }: MediaContent): ReadonlyMap<string, PageMedia> {
  const media = (pictures: readonly string[], films: readonly Video[] = []): PageMedia => ({
    pictures: [...new Set(pictures)],
    films: films.filter(({ source }) => source !== null),
  })
  return new Map<string, PageMedia>([
    [routes.home, media([home.hero.picture])],
    ...(brand ? [[routes.brandIntro, media([brand.picture, ...brand.values.map((value) => value.picture)])] as const] : []),
    ...(videos.brand ? [[routes.brandVideo, media([], [videos.brand])] as const] : []),
    ...(location?.premium ? [[routes.locationPremium, media(location.premium.blocks.map((block) => block.picture))] as const] : []),
    ...(community ? [[routes.complexCommunity, media(community.facilities.map((facility) => facility.picture))] as const] : []),
    [routes.unitVideos, media([], videos.tabs)],
    ...(tours ? [[routes.modelHouse, media(tours.tabs.flatMap(({ poster, gallery }) => [poster, ...gallery]))] as const] : []),
    ...interiors.map(({ slug, rooms }): [string, PageMedia] => [interiorPath(slug), media(rooms.map((room) => room.picture))]),
  ])
}
