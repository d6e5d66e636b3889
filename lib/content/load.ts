import 'server-only'
import { z } from 'zod'
import { brand } from '@/content/brand'
import { community } from '@/content/community'
import { complex } from '@/content/complex'
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
import { crossCheck } from './cross-check'
import { crossCheckPlans } from './cross-check-plans'
import { crossCheckTours } from './cross-check-tours'
import { ContentError, parseContent } from './parse'
import { brandSchema, communitySchema, complexSchema, interiorsSchema, locationSchema, overviewSchema, unitsSchema } from './schemas/complex'
import { announcementSchema, guideSchema, videosSchema } from './schemas/guides'
import { homeSchema } from './schemas/home'
import { mapsSchema } from './schemas/maps'
import { pageTemplateSchema, pagesSchema, pictureManifestSchema, pictureSchema, type PagesContent, type Picture } from './schemas/pages'
import { unitPlansSchema, type UnitPlan } from './schemas/plans'
import { privacySchema, registrationContentSchema } from './schemas/registration'
import { sitePlanSchema } from './schemas/site-plan'
import { menusSchema, pressSiteSchema, scheduleSchema, seedArticleSchema, siteSchema, themeSchema } from './schemas/site'
import { panoramaManifestSchema, toursSchema } from './schemas/tours'

function load() {
  const faults: string[] = []
  const parse = <T extends z.ZodType>(file: string, schema: T, value: unknown) =>
    parseContent(file, schema, value, faults) as z.infer<T>

  const loaded = {
    site: parse('site.ts', siteSchema, site),
    theme: parse('theme.ts', themeSchema, theme),
    menus: parse('menus.ts', menusSchema, menus),
    pressSites: parse('press-sites.ts', z.array(pressSiteSchema).min(1), pressSites),
    seedArticles: parse('press-articles.ts', z.array(seedArticleSchema), seedArticles),
    pages: parse('pages.ts', pagesSchema, pages) as PagesContent,
    floorPlanPage: parse('pages.ts (floorPlanPage)', pageTemplateSchema, floorPlanPage),
    interiorPage: parse('pages.ts (interiorPage)', pageTemplateSchema, interiorPage),
    pressPage: parse('pages.ts (pressPage)', pageTemplateSchema, pressPage),
    siteCustomerPage: parse('pages.ts (siteCustomerPage)', pageTemplateSchema, siteCustomerPage),
    home: parse('home.ts', homeSchema, home),
    brand: parse('brand.ts', brandSchema, brand),
    overview: parse('overview.ts', overviewSchema, overview),
    schedule: parse('schedule.ts', scheduleSchema, schedule),
    units: parse('units.ts', unitsSchema, units),
    plans: parse('plans/unit-plans.ts', unitPlansSchema, unitPlans),
    maps: parse('plans/maps.ts', mapsSchema, maps),
    sitePlan: parse('plans/site-plan.ts', sitePlanSchema, sitePlan),
    interiors: parse('interiors.ts', interiorsSchema, interiors),
    complex: parse('complex.ts', complexSchema, complex),
    community: parse('community.ts', communitySchema, community),
    location: parse('location.ts', locationSchema, location),
    subscriptionGuide: parse('guides.ts (subscriptionGuide)', guideSchema, subscriptionGuide),
    salesGuide: parse('guides.ts (salesGuide)', guideSchema, salesGuide),
    stampTax: parse('guides.ts (stampTax)', guideSchema, stampTax),
    documents: parse('guides.ts (documents)', guideSchema, documents),
    announcement: parse('guides.ts (announcement)', announcementSchema, announcement),
    videos: parse('videos.ts', videosSchema, videos),
    tours: parse('tours.ts', toursSchema, tours),
    registration: parse('registration.ts', registrationContentSchema, registration),
    privacy: parse('privacy.ts', privacySchema, privacy),
    pictureTexts: parse('pictures.ts', z.record(z.string(), pictureSchema), pictures),
    pictureFiles: parse('../public/pictures/manifest.json', pictureManifestSchema, pictureFiles),
    panoramaFiles: parse('../public/panoramas/manifest.json', panoramaManifestSchema, panoramaFiles),
  }
  if (faults.length === 0) faults.push(...crossCheck(loaded), ...crossCheckPlans(loaded), ...crossCheckTours(loaded))
  if (faults.length > 0) throw new ContentError(`content/ 에 고칠 곳이 ${faults.length}건 있습니다.\n${faults.join('\n')}`)
  return loaded
}

export type Content = ReturnType<typeof load>

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
