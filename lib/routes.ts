import type { Language } from './messages/language'

/**
 * Every path of the site but the office's (admin-routes.ts). Menus, canonicals, the sitemap, redirects and tests all start here.
 *
 * Spellings are the specification's own: `primium` (sic) and the unit slugs `114A`/`114B`, under which the
 * types 84C and 84D are published, are old addresses that links and search engines know. Do not correct them.
 */
export const routes = {
  home: '/',
  brandIntro: '/Brand/intro',
  brandVideo: '/Brand/video',
  businessIntro: '/BusinessGuide/intro',
  businessPlan: '/BusinessGuide/plan',
  businessDocuments: '/BusinessGuide/documents',
  subscriptionGuide: '/SalesInfo/SubscriptionGuide',
  salesGuide: '/SalesInfo/guide',
  announcement: '/SalesInfo/announcement',
  stampTax: '/SalesInfo/stampTax',
  locationIntro: '/LocationEnvironment/intro',
  locationPremium: '/LocationEnvironment/primium',
  complexIntro: '/ComplexGuide/intro',
  complexDetail: '/ComplexGuide/detailintro',
  complexCommunity: '/ComplexGuide/community',
  unitVideos: '/FloorPlan/videos',
  modelHouse: '/FloorPlan/Emodel',
  customer: '/Promotion/Customer',
  privacy: '/privacy',
} as const

/** A page with one fixed address; its texts are in `content/pages.ts` under the same name. */
export type PageId = keyof typeof routes

/** Pages in English, of a complex that has them (content/english.ts). */
export const englishRoutes = {
  home: '/en',
  overview: '/en/overview',
  units: '/en/units',
  location: '/en/location',
  contact: '/en/contact',
} as const
export type EnglishPageId = keyof typeof englishRoutes

/** The page in Korean that says the same as one in English. */
export const KOREAN_VERSIONS: Readonly<Partial<Record<EnglishPageId, PageId>>> = {
  home: 'home',
  overview: 'businessIntro',
  location: 'locationIntro',
  contact: 'customer',
}

/** @param slug address part of a unit type, e.g. `59A`, or `114A` for type 84C */
export const floorPlanPath = (slug: string) => `/FloorPlan/${encodeURIComponent(slug)}`
export const interiorPath = (slug: string) => `/Interior/${encodeURIComponent(slug)}`

/** Paths of one press site; `site` is the plain (unencoded) slug. */
export const pressListPath = (site: string) => `/${encodeURIComponent(site)}/press`
export const pressArticlePath = (site: string, id: string) => `${pressListPath(site)}/${encodeURIComponent(id)}`
/** Where an article that does not exist leads: the list of its site, with a notice that says so. */
export const missingArticlePath = (site: string) => `${pressListPath(site)}?notice=${MISSING_ARTICLE}`
/** Value of the parameter `notice` of a press list. */
export const MISSING_ARTICLE = 'missing-article'
/** @param file name of an encoded picture of an article, `{hash}.webp` or `{hash}.jpg` */
export const mediaPath = (file: string) => `/media/${file}`
export const siteCustomerPath = (site: string) => `/${encodeURIComponent(site)}/customer`

/** A VR tour of our own, which pages show in a frame. Never indexed. */
export const tourPath = (key: string) => `/tour/${encodeURIComponent(key)}`

/** Answers with a permanent redirect to the default site's press list. */
export const PRESS_REDIRECT_PATH = '/Promotion/Press'

/** Days on which the model house can be visited, and one of them: rendered for each request, never indexed. */
export const VISIT_PATH = '/visit'
/** @param day `2026-11-28` */
export const visitDayPath = (day: string) => `${VISIT_PATH}/${encodeURIComponent(day)}`

/** A visitor's own page: the token is in no list, log or search engine (lib/visits/visit-link.ts). */
export const VISITOR_PAGE_PREFIX = '/v/'
export const visitorPagePath = (token: string) => `${VISITOR_PAGE_PREFIX}${encodeURIComponent(token)}`
export const visitorCalendarPath = (token: string) => `${visitorPagePath(token)}/calendar`
/** Where a link leads that was never given, has expired or was disowned: answered with 404. */
export const VISIT_EXPIRED_PATH = visitorPagePath('expired')
/** Where 본인이 신청하지 않았습니다 ends: no token is so short. */
export const VISIT_REMOVED_PATH = visitorPagePath('removed')

/** Where a form sent without JavaScript ends: says what happened, keeps what was typed. Never indexed. */
export const REGISTRATION_RESULT_PATH = '/registration'
export const ENGLISH_RESULT_PATH = '/en/registration'
/** Result page of a form in a language. */
export const resultPath = (language: Language): string => (language === 'ko' ? REGISTRATION_RESULT_PATH : ENGLISH_RESULT_PATH)

/** What the front server shows for a page that failed; as an address it does not exist. */
export const FAILURE_PATH = '/failure'

/** Variants of press lists that depend on who asks; the variant has no address of its own (middleware.ts). */
export const PRESS_DESK_PATH = '/press-desk'

/** Where a printed code leads from; `id` as in lib/attribution/qr-code.ts. */
export const qrPath = (id: string) => `/q/${id}`

export const apiPaths = {
  registrations: '/api/registrations',
  visits: '/api/visits',
  visitTimes: '/api/visit-times',
  press: '/api/press',
  pressArticle: (id: string) => `/api/press/${encodeURIComponent(id)}`,
  pressViews: (id: string) => `/api/press/${encodeURIComponent(id)}/views`,
  outboxDeliver: '/api/outbox/deliver',
  health: '/api/health',
  invitation: '/api/auth/invitation',
  deviceInvitation: (invitation: string) => `/api/auth/device?invitation=${encodeURIComponent(invitation)}`,
} as const

/** Where a form posts to: the answers are in its language. */
export const registrationsPath = (language: Language): string => (language === 'ko' ? apiPaths.registrations : `${apiPaths.registrations}?language=${language}`)

/** Told by the popup's own script, see components/registration/tell-popup-opened.ts. */
export const POPUP_OPENINGS_PATH = '/api/popup-openings'

/** The home page's in-page anchor of the interest form. */
export const INTEREST_FORM_ANCHOR = 'interest'
