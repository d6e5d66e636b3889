import 'server-only'
import { brand } from '@/content/brand'
import { community } from '@/content/community'
import { complex } from '@/content/complex'
import { consentVersions } from '@/content/consent-versions'
import { announcement, documents, salesGuide, stampTax, subscriptionGuide } from '@/content/guides'
import { home } from '@/content/home'
import { interiors } from '@/content/interiors'
import { location } from '@/content/location'
import { menus } from '@/content/menus'
import { overview } from '@/content/overview'
import { floorPlanPage, interiorPage, pages, pressPage, siteCustomerPage } from '@/content/pages'
import { pictures } from '@/content/pictures'
import { maps } from '@/content/plans/maps'
import { sitePlan } from '@/content/plans/site-plan'
import { unitPlans } from '@/content/plans/unit-plans'
import { seedArticles } from '@/content/press-articles'
import { pressSites } from '@/content/press-sites'
import { privacy } from '@/content/privacy'
import { registration } from '@/content/registration'
import { schedule } from '@/content/schedule'
import { site } from '@/content/site'
import { theme } from '@/content/theme'
import { tours } from '@/content/tours'
import { units } from '@/content/units'
import { videos } from '@/content/videos'
import panoramaFiles from '@/public/panoramas/manifest.json'
import pictureFiles from '@/public/pictures/manifest.json'
import { contentSchemas, type Content } from './content'
import { crossCheck } from './cross-check'
import { crossCheckPlans } from './cross-check-plans'
import { crossCheckTours } from './cross-check-tours'
import { ContentError, parseContent } from './parse'
import type { Picture } from './schemas/pages'
import type { UnitPlan } from './schemas/plans'

/** Where each part is written, for messages, and what is written there. */
const sources: Record<keyof Content, { file: string; value: unknown }> = {
  site: { file: 'site.ts', value: site },
  theme: { file: 'theme.ts', value: theme },
  menus: { file: 'menus.ts', value: menus },
  pressSites: { file: 'press-sites.ts', value: pressSites },
  seedArticles: { file: 'press-articles.ts', value: seedArticles },
  pages: { file: 'pages.ts', value: pages },
  floorPlanPage: { file: 'pages.ts (floorPlanPage)', value: floorPlanPage },
  interiorPage: { file: 'pages.ts (interiorPage)', value: interiorPage },
  pressPage: { file: 'pages.ts (pressPage)', value: pressPage },
  siteCustomerPage: { file: 'pages.ts (siteCustomerPage)', value: siteCustomerPage },
  home: { file: 'home.ts', value: home },
  brand: { file: 'brand.ts', value: brand },
  overview: { file: 'overview.ts', value: overview },
  schedule: { file: 'schedule.ts', value: schedule },
  units: { file: 'units.ts', value: units },
  plans: { file: 'plans/unit-plans.ts', value: unitPlans },
  maps: { file: 'plans/maps.ts', value: maps },
  sitePlan: { file: 'plans/site-plan.ts', value: sitePlan },
  interiors: { file: 'interiors.ts', value: interiors },
  complex: { file: 'complex.ts', value: complex },
  community: { file: 'community.ts', value: community },
  location: { file: 'location.ts', value: location },
  subscriptionGuide: { file: 'guides.ts (subscriptionGuide)', value: subscriptionGuide },
  salesGuide: { file: 'guides.ts (salesGuide)', value: salesGuide },
  stampTax: { file: 'guides.ts (stampTax)', value: stampTax },
  documents: { file: 'guides.ts (documents)', value: documents },
  announcement: { file: 'guides.ts (announcement)', value: announcement },
  videos: { file: 'videos.ts', value: videos },
  tours: { file: 'tours.ts', value: tours },
  registration: { file: 'registration.ts', value: registration },
  consentVersions: { file: 'consent-versions.ts', value: consentVersions },
  privacy: { file: 'privacy.ts', value: privacy },
  pictureTexts: { file: 'pictures.ts', value: pictures },
  pictureFiles: { file: '../public/pictures/manifest.json', value: pictureFiles },
  panoramaFiles: { file: '../public/panoramas/manifest.json', value: panoramaFiles },
}

function load(): Content {
  const faults: string[] = []
  const parsed = Object.fromEntries(
    (Object.keys(contentSchemas) as (keyof Content)[]).map((part) => [
      part,
      parseContent(sources[part].file, contentSchemas[part], sources[part].value, faults),
    ]),
  )
  // Without a fault each part is what its schema made.
  const loaded = parsed as unknown as Content
  if (faults.length === 0) faults.push(...crossCheck(loaded), ...crossCheckPlans(loaded), ...crossCheckTours(loaded))
  if (faults.length > 0) throw new ContentError(`content/ 에 고칠 곳이 ${faults.length}건 있습니다.\n${faults.join('\n')}`)
  return loaded
}

/** All of content/, parsed once a process. Throws {@link ContentError} with every fault. */
export const content: Content = load()

/** @throws ContentError when content names a picture that has no files or no text */
export function picture(id: string): Picture {
  const texts = content.pictureTexts[id]
  const files = content.pictureFiles[id]
  if (!texts || !files) throw new ContentError(`content/pictures.ts 또는 public/pictures 에 '${id}' 그림이 없습니다.`)
  const { tall: tallId, ...text } = texts
  const tallFiles = tallId === undefined ? undefined : content.pictureFiles[tallId]
  return { id, ...text, ...files, ...(tallId !== undefined && tallFiles && { tall: { id: tallId, ...tallFiles } }) }
}

/** @throws ContentError when the unit type has no plan */
export function unitPlan(id: string): UnitPlan {
  const plan = content.plans.find((candidate) => candidate.id === id)
  if (!plan) throw new ContentError(`content/plans/unit-plans.ts 에 '${id}' 타입의 평면이 없습니다.`)
  return plan
}
