import type { Content } from '@/lib/content/content'
import type { Video } from '@/lib/content/schemas/guides'
import { interiorPath, routes } from '@/lib/routes'

export interface PageMedia {
  /** Names of pictures, the page's own. */
  readonly pictures: readonly string[]
  readonly films: readonly Video[]
}

type Needs = Pick<Content, 'brand' | 'community' | 'home' | 'interiors' | 'location' | 'tours' | 'videos'>

/** The pictures and films that pages are about, by path; decoration is left out. */
export function pageMedia({ brand, community, home, interiors, location, tours, videos }: Needs): ReadonlyMap<string, PageMedia> {
  const media = (pictures: readonly string[], films: readonly Video[] = []): PageMedia => ({
    pictures: [...new Set(pictures)],
    films: films.filter(({ source }) => source !== null),
  })
  return new Map([
    [routes.home, media([home.hero.picture])],
    [routes.brandIntro, media([brand.picture, ...brand.values.map((value) => value.picture)])],
    [routes.brandVideo, media([], [videos.brand])],
    [routes.locationPremium, media(location.premium.blocks.map((block) => block.picture))],
    [routes.complexCommunity, media(community.facilities.map((facility) => facility.picture))],
    [routes.unitVideos, media([], videos.tabs)],
    [routes.modelHouse, media(tours.tabs.flatMap(({ poster, gallery }) => [poster, ...gallery]))],
    ...interiors.map(({ slug, rooms }): [string, PageMedia] => [interiorPath(slug), media(rooms.map((room) => room.picture))]),
  ])
}
