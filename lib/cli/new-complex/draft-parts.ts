import type { UnitPlanInput } from '@/lib/content/schemas/plans'
import { draftComplex, draftOverview, draftSchedule, draftSite, draftUnits, type Sums } from './draft-complex'
import { draftHome } from './draft-home'
import { draftBrand, draftCommunity, draftGuides, draftInteriors, draftLocation, draftMaps, draftTours } from './draft-optional'
import { draftMenus, draftPages } from './draft-pages'
import { draftPictureTexts, type DraftPictures } from './draft-pictures'
import { draftPrivacy } from './draft-privacy'
import { draftConsentVersions, draftRegistration } from './draft-registration'
import { draftSitePlan } from './draft-site-plan'
import { draftTheme } from './draft-theme'
import type { Facts } from './facts'

/** Placeholder logo: a tall block beside a lower one, unlike any real logo. */
const LOGO_PATHS = ['M7 35V7h14v28', 'M21 16h12v19', 'M4 35h32']

/** The comment at the top of each generated file. */
export const FILE_COMMENTS = {
  'site.ts': 'Who and what this site is about. The other files take name, builder and phone from here.',
  'theme.ts': 'Eight colours; their contrasts are checked.',
  'press-sites.ts': 'Sites with a press list of their own.',
  'press-articles.ts': 'Articles that a new store starts with.',
  'menus.ts': 'Header and slide menu, in order.',
  'schedule.ts': 'The schedule.',
  'home.ts': 'Texts of the home page, section by section.',
  'pages.ts': 'Search texts and banner of every page that there is.',
  'overview.ts': 'Project overview. A value of null reads 추후 공개.',
  'units.ts': 'Unit types with their areas in ㎡.',
  'complex.ts': 'Words beside the site plan and the unit-position plan.',
  'interiors.ts': 'Rooms of the types in pictures.',
  'community.ts': 'Facilities; null: no such page.',
  'location.ts': 'The location with its sources; null: no such page.',
  'brand.ts': 'The brand; null: no such page.',
  'guides.ts': 'Guides to the application; null: no such page.',
  'english.ts': 'Pages in English; null: none.',
  'videos.ts': 'Films; none, no page.',
  'tours.ts': 'VR tours of the model house; null: no such page.',
  'registration.ts': 'Consents, messages and the form.',
  'consent-versions.ts': 'Hash of each consent text, by version.',
  'privacy.ts': '개인정보 처리방침 (개인정보 보호법 제30조).',
  'pictures.ts': 'Alternative text of each picture of public/pictures.',
  'plans/maps.ts': 'Two schematic maps.',
  'plans/site-plan.ts': 'Buildings and their lines of homes, in metres.',
}

/** A part of content, and the constant that holds it. */
export interface Part {
  readonly file: keyof typeof FILE_COMMENTS
  readonly type: string
  /** The type's module under lib/content/schemas. */
  readonly from: string
  readonly value: unknown
  /** The constant's name, where it differs from the part's. */
  readonly constant?: string
}

const part = (file: Part['file'], type: string, from: string, value: unknown): Part => ({ file, type, from, value })

function siteParts(facts: Facts, sums: Sums, today: string) {
  const site = draftSite(facts, sums, Number(today.slice(0, 4)))
  return {
    site: part('site.ts', 'SiteInput', 'site', { ...site, logo: { alt: facts.name, paths: LOGO_PATHS } }),
    theme: part('theme.ts', 'Theme', 'site', draftTheme(facts.colour)),
    pressSites: part('press-sites.ts', 'PressSite[]', 'site', [{ slug: site.defaultPressSite, name: facts.name }]),
    seedArticles: part('press-articles.ts', 'SeedArticle[]', 'site', []),
    menus: part('menus.ts', 'MenusInput', 'site', draftMenus(facts, sums, site.defaultPressSite)),
    schedule: part('schedule.ts', 'ScheduleInput', 'site', draftSchedule(facts, sums, today)),
    home: part('home.ts', 'HomeInput', 'home', draftHome(facts, sums)),
  }
}

function pageParts(facts: Facts, sums: Sums) {
  const { pages, floorPlanPage, interiorPage, pressPage, siteCustomerPage } = draftPages(facts, sums)
  return {
    pages: part('pages.ts', 'PagesInput', 'pages', pages),
    floorPlanPage: part('pages.ts', 'PageInput', 'pages', floorPlanPage),
    interiorPage: part('pages.ts', 'PageInput', 'pages', interiorPage),
    pressPage: part('pages.ts', 'PageInput | null', 'pages', pressPage),
    siteCustomerPage: part('pages.ts', 'PageInput | null', 'pages', siteCustomerPage),
  }
}

function complexParts(facts: Facts, sums: Sums, today: string, plans: readonly UnitPlanInput[]) {
  const sitePlan = draftSitePlan(facts)
  const overview = draftOverview(facts, sums, sitePlan)
  return {
    overview: part('overview.ts', 'OverviewInput', 'complex', overview),
    units: part('units.ts', 'UnitsInput', 'complex', draftUnits(facts, overview, plans)),
    complex: part('complex.ts', 'ComplexInput', 'complex', draftComplex(facts, sums)),
    interiors: part('interiors.ts', 'InteriorsInput', 'complex', draftInteriors(facts)),
    community: part('community.ts', 'CommunityInput', 'complex', draftCommunity(facts)),
    location: part('location.ts', 'LocationInput', 'complex', draftLocation(facts, today)),
    brand: part('brand.ts', 'BrandInput', 'complex', draftBrand(facts)),
    maps: part('plans/maps.ts', 'MapsInput', 'maps', draftMaps(facts)),
    sitePlan: part('plans/site-plan.ts', 'SitePlanInput', 'site-plan', sitePlan),
  }
}

function guideParts(facts: Facts, today: string) {
  const { announcement, ...guides } = draftGuides(facts, today)
  const entries = Object.entries(guides).map(([name, value]) => [name, part('guides.ts', 'GuideInput', 'guides', value)])
  return {
    ...(Object.fromEntries(entries) as Record<keyof typeof guides, Part>),
    announcement: part('guides.ts', 'AnnouncementInput', 'guides', announcement),
    english: part('english.ts', 'EnglishInput', 'english', null),
    videos: part('videos.ts', 'VideosInput', 'guides', { brand: null, tabs: [] }),
    tours: part('tours.ts', 'ToursInput', 'tours', draftTours(facts)),
  }
}

function registrationParts(facts: Facts, sums: Sums, today: string) {
  const registration = draftRegistration(facts, sums, today)
  return {
    registration: part('registration.ts', 'RegistrationInput', 'registration', registration),
    consentVersions: part('consent-versions.ts', 'ConsentVersionsInput', 'registration', draftConsentVersions(registration)),
    privacy: part('privacy.ts', 'PrivacyInput', 'registration', draftPrivacy(facts, today)),
  }
}

/** Every part of content but the plans of the unit types, which are a file each. */
export const draftParts = (facts: Facts, sums: Sums, today: string, { plans, pictures }: { plans: readonly UnitPlanInput[]; pictures: DraftPictures }) => ({
  ...siteParts(facts, sums, today),
  ...pageParts(facts, sums),
  ...complexParts(facts, sums, today, plans),
  ...guideParts(facts, today),
  ...registrationParts(facts, sums, today),
  pictureTexts: { ...part('pictures.ts', 'PicturesInput', 'pages', draftPictureTexts(pictures)), constant: 'pictures' },
})
