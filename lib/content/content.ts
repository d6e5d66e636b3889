import { z } from 'zod'
import { brandSchema, communitySchema, complexSchema, interiorsSchema, locationSchema, overviewSchema, unitsSchema } from './schemas/complex'
import { announcementSchema } from './schemas/announcement'
import { optionalGuideSchema, videosSchema } from './schemas/guides'
import { englishSchema } from './schemas/english'
import { homeSchema } from './schemas/home'
import { mapsSchema } from './schemas/maps'
import { noticesSchema } from './schemas/notices'
import { changesSchema, undecidedSchema } from './schemas/openness'
import { pageTemplateSchema, pagesSchema, pictureManifestSchema, pictureSchema, type PagesContent } from './schemas/pages'
import { unitPlansSchema } from './schemas/plans'
import { consentVersionsSchema, privacySchema, registrationContentSchema } from './schemas/registration'
import { sitePlanSchema } from './schemas/site-plan'
import { menusSchema, pressSiteSchema, scheduleSchema, seedArticleSchema, siteSchema, themeSchema } from './schemas/site'
import { panoramaManifestSchema, toursSchema } from './schemas/tours'

/** The schema of each part of content/. Separate from load.ts, so that checks know the shape without the data. */
export const contentSchemas = {
  site: siteSchema,
  theme: themeSchema,
  menus: menusSchema,
  pressSites: z.array(pressSiteSchema).min(1),
  seedArticles: z.array(seedArticleSchema),
  pages: pagesSchema,
  floorPlanPage: pageTemplateSchema,
  interiorPage: pageTemplateSchema,
  pressPage: pageTemplateSchema.nullable(),
  siteCustomerPage: pageTemplateSchema.nullable(),
  home: homeSchema,
  brand: brandSchema,
  overview: overviewSchema,
  schedule: scheduleSchema,
  units: unitsSchema,
  plans: unitPlansSchema,
  maps: mapsSchema,
  sitePlan: sitePlanSchema,
  interiors: interiorsSchema,
  complex: complexSchema,
  community: communitySchema,
  location: locationSchema,
  subscriptionGuide: optionalGuideSchema,
  salesGuide: optionalGuideSchema,
  stampTax: optionalGuideSchema,
  documents: optionalGuideSchema,
  announcement: announcementSchema,
  notices: noticesSchema,
  changes: changesSchema,
  undecided: undecidedSchema,
  videos: videosSchema,
  tours: toursSchema,
  registration: registrationContentSchema,
  consentVersions: consentVersionsSchema,
  privacy: privacySchema,
  english: englishSchema,
  pictureTexts: z.record(z.string(), pictureSchema),
  pictureFiles: pictureManifestSchema,
  panoramaFiles: panoramaManifestSchema,
}

type Parsed = { [Part in keyof typeof contentSchemas]: z.infer<(typeof contentSchemas)[Part]> }

/** All of content/ after its schemas. cross-check.ts checks which of lib/routes are in `pages`. */
export type Content = Omit<Parsed, 'pages'> & { pages: PagesContent }
