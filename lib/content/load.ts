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
import { notices } from '@/content/notices'
import { changes, undecided } from '@/content/openness'
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
import type { Content } from './content'
import { currentContent, writtenOnce } from './current-content'
import { pictureOf, unitPlanOf } from './lookup'
import { parseAll, type ContentSources } from './parse-all'
import type { Picture } from './schemas/pages'
import type { UnitPlan } from './schemas/plans'

/** The values of each part; content-files.ts names their files. */
export const contentSources: ContentSources = {
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
  notices,
  changes,
  undecided,
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

/** What the files of content/ say. @throws ContentError with every error */
export const writtenContent: Content = writtenOnce(() => parseAll(contentSources))

/** What holds: the files' values, with the facts that the office published in their place. Read anew at each use. */
export const content: Content = currentContent(writtenContent)

/** @throws ContentError when content names a picture that has no files or no text */
export const picture = (id: string): Picture => pictureOf(content, id)

/** @throws ContentError when the unit type has no plan */
export const unitPlan = (id: string): UnitPlan => unitPlanOf(content, id)
