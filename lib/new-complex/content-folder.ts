import type { Content } from '@/lib/content/content'
import { draftComplex, draftOverview, draftSchedule, draftSite, draftUnits, sumsOf } from './draft-complex'
import { draftHome, homePictures } from './draft-home'
import { draftBrand, draftCommunity, draftGuides, draftInteriors, draftLocation, draftMaps, draftTours, optionalPictures } from './draft-optional'
import { draftMenus, draftPages } from './draft-pages'
import { draftPictureTexts, type DraftPictures } from './draft-pictures'
import { draftPrivacy } from './draft-privacy'
import { draftConsentVersions, draftRegistration } from './draft-registration'
import { draftSitePlan } from './draft-site-plan'
import { draftTheme } from './draft-theme'
import { draftUnitPlan } from './draft-unit-plan'
import type { Facts } from './facts'
import { valueSource, type SiteWords } from './source-text'

/** A block of storeys beside a lower one: no logo, and unlike any. */
const LOGO_PATHS = ['M7 35V7h14v28', 'M21 16h12v19', 'M4 35h32']

/** A constant of a file of content: its type's name and module under lib/content/schemas. */
interface Export {
  readonly type: string
  readonly from: string
  readonly value: unknown
}

/** Everything that a folder of content holds. */
export interface ContentFolder {
  /** What each file exports, by the name of its part of content, as its schema takes it. */
  readonly parts: Readonly<Record<Exclude<keyof Content, 'pictureFiles' | 'panoramaFiles'>, unknown>>
  /** TypeScript by path in the folder, unformatted. */
  readonly files: Readonly<Record<string, string>>
  /** Pictures by name, with what each is to show: files are drawn by lib/pictures. */
  readonly pictures: DraftPictures
}

function fileSource(exports: Readonly<Record<string, Export>>, comment: string, words: SiteWords, site: string): string {
  const types = new Map<string, Set<string>>()
  for (const { type, from } of Object.values(exports)) types.set(from, (types.get(from) ?? new Set()).add(type.replace(/\[\]| \| null/, '')))
  const body = Object.entries(exports).map(([name, { type, value }]) => `export const ${name}: ${type} = ${valueSource(value, words)}\n`)
  const usesSite = words.length > 0 && body.some((text) => text.includes('site.'))
  return [
    ...[...types].map(([from, names]) => `import type { ${[...names].join(', ')} } from '@/lib/content/schemas/${from}'\n`),
    ...(usesSite ? [`import { site } from '${site}'\n`] : []),
    `\n/** ${comment} */\n`,
    ...body,
  ].join('')
}

/**
 * A whole folder of content in neutral drafts: what the facts do not say begins with `[초안]`.
 * @param facts what `npm run new-complex` asked
 * @param today `YYYY-MM-DD`, from which consents and policy hold
 */
export function draftContent(facts: Facts, today: string): ContentFolder {
  const sums = sumsOf(facts)
  const site = draftSite(facts, sums, Number(today.slice(0, 4)))
  const plans = facts.types.map(({ id, exclusive }) => draftUnitPlan(id, exclusive))
  const sitePlan = draftSitePlan(facts)
  const overview = draftOverview(facts, sums, sitePlan)
  const registration = draftRegistration(facts, sums, today)
  const pictures: DraftPictures = {
    ...homePictures,
    banner: '페이지 머리의 그림',
    gate: '단지 입구의 그림',
    'model-house': '모델하우스의 그림',
    ...optionalPictures(facts),
  }
  const words: SiteWords = (
    [
      [facts.name, 'site.name'],
      [facts.builder, 'site.builder.name'],
      [facts.phone, 'site.phone'],
    ] as const
  ).toSorted(([a], [b]) => b.length - a.length)

  const file = (name: string, type: string, from: string, value: unknown, comment: string) =>
    fileSource({ [name]: { type, from, value } }, comment, words, './site')
  const page = (value: unknown, type = 'PageInput') => ({ type, from: 'pages', value })
  const guide = (value: unknown, type = 'GuideInput') => ({ type, from: 'guides', value })
  const { announcement, ...guides } = draftGuides(facts, today)
  const parts = {
    site: { ...site, logo: { alt: facts.name, paths: LOGO_PATHS } },
    theme: draftTheme(facts.colour),
    pressSites: [{ slug: site.defaultPressSite, name: facts.name }],
    seedArticles: [],
    menus: draftMenus(facts, sums, site.defaultPressSite),
    schedule: draftSchedule(facts, sums, today),
    home: draftHome(facts, sums),
    ...draftPages(facts, sums),
    overview,
    units: draftUnits(facts, overview, plans),
    complex: draftComplex(facts, sums),
    interiors: draftInteriors(facts),
    community: draftCommunity(facts),
    location: draftLocation(facts, today),
    brand: draftBrand(facts),
    ...guides,
    announcement,
    videos: { brand: null, tabs: [] },
    tours: draftTours(facts),
    registration,
    consentVersions: draftConsentVersions(registration),
    privacy: draftPrivacy(facts, today),
    english: null,
    pictureTexts: draftPictureTexts(pictures),
    maps: draftMaps(facts),
    sitePlan,
    plans,
  }
  const planName = (id: string) => `plan${id}`

  return {
    parts,
    pictures,
    files: {
      'site.ts': fileSource(
        { site: { type: 'SiteInput', from: 'site', value: parts.site } },
        'Who and what this site is about. The other files take name, builder and phone from here.',
        [],
        '',
      ),
      'theme.ts': file('theme', 'Theme', 'site', parts.theme, 'Eight colours; their contrasts are checked.'),
      'press-sites.ts': file('pressSites', 'PressSite[]', 'site', parts.pressSites, 'Sites with a press list of their own.'),
      'press-articles.ts': file('seedArticles', 'SeedArticle[]', 'site', parts.seedArticles, 'Articles that a new store starts with.'),
      'menus.ts': file('menus', 'MenusInput', 'site', parts.menus, 'Header and slide menu, in order.'),
      'schedule.ts': file('schedule', 'ScheduleInput', 'site', parts.schedule, 'The schedule.'),
      'home.ts': file('home', 'HomeInput', 'home', parts.home, 'Texts of the home page, section by section.'),
      'pages.ts': fileSource(
        {
          pages: page(parts.pages, 'PagesInput'),
          floorPlanPage: page(parts.floorPlanPage),
          interiorPage: page(parts.interiorPage),
          pressPage: page(parts.pressPage, 'PageInput | null'),
          siteCustomerPage: page(parts.siteCustomerPage, 'PageInput | null'),
        },
        'Search texts and banner of every page that there is.',
        words,
        './site',
      ),
      'overview.ts': file('overview', 'OverviewInput', 'complex', overview, 'Project overview. A value of null reads 추후 공개.'),
      'units.ts': file('units', 'UnitsInput', 'complex', parts.units, 'Unit types with their areas in ㎡.'),
      'complex.ts': file('complex', 'ComplexInput', 'complex', parts.complex, 'Words beside the site plan and the unit-position plan.'),
      'interiors.ts': file('interiors', 'InteriorsInput', 'complex', parts.interiors, 'Rooms of the types in pictures.'),
      'community.ts': file('community', 'CommunityInput', 'complex', parts.community, 'Facilities; null: no such page.'),
      'location.ts': file('location', 'LocationInput', 'complex', parts.location, 'The location with its sources; null: no such page.'),
      'brand.ts': file('brand', 'BrandInput', 'complex', parts.brand, 'The brand; null: no such page.'),
      'guides.ts': fileSource(
        { ...Object.fromEntries(Object.entries(guides).map(([name, value]) => [name, guide(value)])), announcement: guide(announcement, 'AnnouncementInput') },
        'Guides to the application; null: no such page.',
        words,
        './site',
      ),
      'english.ts': file('english', 'EnglishInput', 'english', parts.english, 'Pages in English; null: none.'),
      'videos.ts': file('videos', 'VideosInput', 'guides', parts.videos, 'Films; none, no page.'),
      'tours.ts': file('tours', 'ToursInput', 'tours', parts.tours, 'VR tours of the model house; null: no such page.'),
      'registration.ts': file('registration', 'RegistrationInput', 'registration', registration, 'Consents, messages and the form.'),
      'consent-versions.ts': file('consentVersions', 'ConsentVersionsInput', 'registration', parts.consentVersions, 'Hash of each consent text, by version.'),
      'privacy.ts': file('privacy', 'PrivacyInput', 'registration', parts.privacy, '개인정보 처리방침 (개인정보 보호법 제30조).'),
      'pictures.ts': file('pictures', 'PicturesInput', 'pages', parts.pictureTexts, 'Alternative text of each picture of public/pictures.'),
      'plans/maps.ts': fileSource({ maps: { type: 'MapsInput', from: 'maps', value: parts.maps } }, 'Two schematic maps.', words, '../site'),
      'plans/site-plan.ts': fileSource(
        { sitePlan: { type: 'SitePlanInput', from: 'site-plan', value: sitePlan } },
        'Buildings and their lines of homes, in metres.',
        words,
        '../site',
      ),
      ...Object.fromEntries(
        plans.map((plan) => [
          `plans/${plan.id.toLowerCase()}.ts`,
          fileSource({ [planName(plan.id)]: { type: 'UnitPlanInput', from: 'plans', value: plan } }, `Plan of ${plan.id}, in mm.`, [], ''),
        ]),
      ),
      'plans/unit-plans.ts': [
        ...plans.map(({ id }) => `import { ${planName(id)} } from './${id.toLowerCase()}'\n`),
        `\n/** One plan a unit type. */\nexport const unitPlans = [${plans.map(({ id }) => planName(id)).join(', ')}]\n`,
      ].join(''),
    },
  }
}
