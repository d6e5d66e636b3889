import 'server-only'
import { brand } from '@/content/brand'
import { community } from '@/content/community'
import { complex } from '@/content/complex'
import { consentVersions } from '@/content/consent-versions'
import { english } from '@/content/english'
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
import { checkAll, type Check } from './check-all'
import { contentSchemas, type Content } from './content'
import { CONTENT_FILES } from './content-files'
import { copyChecks } from './cross-check-copy'
import { crossChecks } from './cross-check'
import { complexFaults, doubledNames } from './cross-check-names'
import { lengthFaults, repeatedPictureFaults } from './cross-check-pages'
import { englishFaults } from './cross-check-english'
import { numberWordChecks } from './cross-check-number-words'
import { crossCheckPlans } from './cross-check-plans'
import { proseNumberChecks, typeNameChecks } from './cross-check-prose'
import { crossCheckTours } from './cross-check-tours'
import { ContentError, parseContent } from './parse'
import type { Picture } from './schemas/pages'
import type { UnitPlan } from './schemas/plans'

/** What is written for each part; where, is in content-files.ts. */
const sources: Readonly<Record<keyof Content, unknown>> = {
  site,
  theme,
  menus,
  pressSites,
  seedArticles,
  pages,
  floorPlanPage,
  interiorPage,
  pressPage,
  siteCustomerPage,
  home,
  brand,
  overview,
  schedule,
  units,
  plans: unitPlans,
  maps,
  sitePlan,
  interiors,
  complex,
  community,
  location,
  subscriptionGuide,
  salesGuide,
  stampTax,
  documents,
  announcement,
  videos,
  tours,
  registration,
  consentVersions,
  privacy,
  english,
  pictureTexts: pictures,
  pictureFiles,
  panoramaFiles,
}

/** What no single schema can see, in the order in which faults are shown. */
export const CHECKS: readonly Check[] = [
  ...crossChecks,
  englishFaults,
  crossCheckPlans,
  crossCheckTours,
  complexFaults,
  doubledNames,
  lengthFaults,
  ...proseNumberChecks,
  ...numberWordChecks,
  ...copyChecks,
  ...typeNameChecks,
  repeatedPictureFaults,
]

function load(): Content {
  const faults: string[] = []
  const parsed: Partial<Content> = Object.fromEntries(
    (Object.keys(contentSchemas) as (keyof Content)[]).map((part) => [part, parseContent(CONTENT_FILES[part], contentSchemas[part], sources[part], faults)]),
  )
  faults.push(...checkAll(parsed, CHECKS))
  if (faults.length > 0) throw new ContentError(faults, parsed)
  // Without a fault each part is what its schema made.
  return parsed as Content
}

/** All of content/, parsed once a process. Throws {@link ContentError} with every fault. */
export const content: Content = load()

/** @throws ContentError when content names a picture that has no files or no text */
export function picture(id: string): Picture {
  const texts = content.pictureTexts[id]
  const files = content.pictureFiles[id]
  if (!texts || !files) throw new ContentError([`content/pictures.ts 또는 public/pictures 에 '${id}' 그림이 없습니다.`])
  const { tall: tallId, ...text } = texts
  const tallFiles = tallId === undefined ? undefined : content.pictureFiles[tallId]
  return { id, ...text, ...files, ...(tallId !== undefined && tallFiles && { tall: { id: tallId, ...tallFiles } }) }
}

/** @throws ContentError when the unit type has no plan */
export function unitPlan(id: string): UnitPlan {
  const plan = content.plans.find((candidate) => candidate.id === id)
  if (!plan) throw new ContentError([`content/plans/unit-plans.ts 에 '${id}' 타입의 평면이 없습니다.`])
  return plan
}
