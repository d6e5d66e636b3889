/**
 * @jest-environment node
 */
import { content, picture } from '@/lib/content/load'
import { pageGraph } from '@/lib/seo/graph'
import { apartmentComplex, complexWithPlans } from '@/lib/seo/nodes/apartment-complex'
import { homeOffer } from '@/lib/seo/nodes/home-offer'
import { modelHouseEvent } from '@/lib/seo/nodes/model-house-event'
import { newsArticle } from '@/lib/seo/nodes/news-article'
import { videoObject } from '@/lib/seo/nodes/video-object'
import { publicHours } from '@/lib/visits/public-hours'
import { floorPlanVisitorPage, optionalPage, visitorPage } from '@/lib/seo/visitor-page'
import { typeErrors } from '@/tests/support/type-errors'

/* Checks the builders' output for the site's own content against schema.org's vocabulary: written as a literal, an unknown
   type, property or relation does not compile (schema-dts is generated from the vocabulary). */
const { site, overview, units, videos } = content
const poster = picture('model-house')
const published = new Date('2026-11-01T00:00:00Z')
const hours = publicHours(content.registration.visits!, '2026-11-28')
const rental = { type: units.types[0]!.id, deposit: 120_000_000, rent: 380_000, instalments: [], options: [] }
const frame = (page: ReturnType<typeof visitorPage>) => ({ site, page: page.described, trail: page.frame.trail })

const graphs = {
  home: pageGraph({ ...frame(visitorPage('home')), nodes: [apartmentComplex({ site, overview, units: units.types, picture: poster })] }),
  unit: pageGraph({ ...frame(floorPlanVisitorPage(units.types[0]!.slug)), nodes: [complexWithPlans(site, units.types)] }),
  offer: pageGraph({ ...frame(floorPlanVisitorPage(units.types[0]!.slug)), nodes: [homeOffer(units.types[0]!, { ...rental, price: 1 })] }),
  film: pageGraph({ ...frame(visitorPage('home')), nodes: videos.tabs.map((video) => videoObject(video, picture(video.poster))) }),
  modelHouse: pageGraph({ ...frame(optionalPage('modelHouse')!), nodes: [modelHouseEvent(site, poster, { line: hours.line, hours }, published)] }),
  article: pageGraph({
    site,
    page: { ...optionalPage('customer')!.described, path: '/news/1' },
    trail: [],
    nodes: [newsArticle({ path: '/news/1', title: '제목', summary: '요약', published, image: poster })],
  }),
}

const film = graphs.film['@graph'].at(-1) as object
const wrong = {
  unknownProperty: { '@context': 'https://schema.org', '@graph': [{ ...film, runtime: 'PT33S' }] },
  forbiddenRelation: {
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'FloorPlan', isPlanForApartment: { '@type': 'ApartmentComplex', name: site.name } }],
  },
}

/** One literal per file, to name those that do not compile. */
const fileOf = (name: string) => `tests/unit/seo/${name}.generated.ts`

/** @returns names of the literals that do not compile as a graph of the vocabulary */
function refused(literals: Readonly<Record<string, unknown>>): string[] {
  const errors = typeErrors(
    Object.fromEntries(
      Object.entries(literals).map(([name, literal]) => [
        fileOf(name),
        `import type { Graph } from 'schema-dts'\nexport const graph: Graph = ${JSON.stringify(literal)}\n`,
      ]),
    ),
  )
  return Object.keys(literals).filter((name) => errors[fileOf(name)]?.length)
}

it('every graph of the site uses the vocabulary; an unknown property and a wrong relation are found', () => {
  expect(refused({ ...graphs, ...wrong })).toEqual(Object.keys(wrong))
}, 60_000)
