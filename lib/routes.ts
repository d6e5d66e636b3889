import type { Language } from './messages/language'

/**
 * Every path of the site except the office's (admin-routes.ts). Menus, canonicals, the sitemap, redirects and tests use
 * these.
 * The specification defines the spellings: `primium` (sic) and the unit slugs `114A`/`114B`, under which the types 84C
 * and 84D are published, are old addresses that links and search engines know. Do not correct them.
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
  changes: '/SalesInfo/changes',
  undecided: '/SalesInfo/undecided',
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

/** A page with a fixed address; `content/pages.ts` has its texts under the same name. */
export type PageId = keyof typeof routes

/** Pages in English, for a complex that has them (content/english.ts). */
export const englishRoutes = {
  home: '/en',
  overview: '/en/overview',
  units: '/en/units',
  location: '/en/location',
  contact: '/en/contact',
} as const
export type EnglishPageId = keyof typeof englishRoutes

/** The Korean page with the same content as an English one. */
export const KOREAN_VERSIONS: Readonly<Partial<Record<EnglishPageId, PageId>>> = {
  home: 'home',
  overview: 'businessIntro',
  location: 'locationIntro',
  contact: 'customer',
}

/** @param slug address part of a unit type, e.g. `59A`, or `114A` for type 84C */
export const floorPlanPath = (slug: string) => `/FloorPlan/${encodeURIComponent(slug)}`
/** Two or three types beside each other, which its address names: rendered for each request, never indexed. */
export const COMPARISON_PATH = '/FloorPlan/compare'
/** Parameter of the address, once for each type; its form sends the same. */
export const COMPARED_TYPE = 'type'
/** @param slugs address parts of unit types */
export const comparisonPath = (slugs: readonly string[]) =>
  `${COMPARISON_PATH}${slugs.length > 0 ? '?' : ''}${slugs.map((slug) => `${COMPARED_TYPE}=${encodeURIComponent(slug)}`).join('&')}`
export const interiorPath = (slug: string) => `/Interior/${encodeURIComponent(slug)}`

/** Paths of a press site; `site` is the plain (unencoded) slug. */
export const pressListPath = (site: string) => `/${encodeURIComponent(site)}/press`
export const pressArticlePath = (site: string, id: string) => `${pressListPath(site)}/${encodeURIComponent(id)}`
/** Redirect target for a missing article: its site's list, with a notice. */
export const missingArticlePath = (site: string) => `${pressListPath(site)}?notice=${MISSING_ARTICLE}`
/** Value of the parameter `notice` of a press list. */
export const MISSING_ARTICLE = 'missing-article'
/** @param file name of an encoded picture of an article, `{hash}.webp` or `{hash}.jpg` */
export const mediaPath = (file: string) => `/media/${file}`
/** The newest version of a document: an address to print and link to. */
export const documentPath = (id: string) => `/media/documents/${encodeURIComponent(id)}`
export const documentVersionPath = (id: string, version: number) => `${documentPath(id)}/${version}`
export const siteCustomerPath = (site: string) => `/${encodeURIComponent(site)}/customer`

/** Our own VR tours, which pages embed in a frame. Never indexed. */
export const tourPath = (key: string) => `/tour/${encodeURIComponent(key)}`

/** Redirects permanently to the default site's press list. */
export const PRESS_REDIRECT_PATH = '/Promotion/Press'

/** Days on which the model house can be visited, and the page of a day: rendered for each request, never indexed. */
export const VISIT_PATH = '/visit'

/** A visitor's own page: its token appears in no list, log or search engine (lib/visits/visit-link.ts). */
export const VISITOR_PAGE_PREFIX = '/v/'
export const visitorPagePath = (token: string) => `${VISITOR_PAGE_PREFIX}${encodeURIComponent(token)}`
export const visitorCalendarPath = (token: string) => `${visitorPagePath(token)}/calendar`
/** Redirect target for links that are unknown, expired or disowned; responds 404. */
export const VISIT_EXPIRED_PATH = visitorPagePath('expired')
/** Redirect target after 본인이 신청하지 않았습니다; no token is this short. */
export const VISIT_REMOVED_PATH = visitorPagePath('removed')

/** Result page of forms sent without JavaScript: shows the outcome and keeps what was typed. Never indexed. */
export const REGISTRATION_RESULT_PATH = '/registration'
export const ENGLISH_RESULT_PATH = '/en/registration'
/** Result page in a language. */
export const resultPath = (language: Language): string => (language === 'ko' ? REGISTRATION_RESULT_PATH : ENGLISH_RESULT_PATH)

/** A version of the announcement, and what changed from one to another. */
export const announcementVersionPath = (id: string): string => `${routes.announcement}/${encodeURIComponent(id)}`
export const announcementDifferencePath = (from: string, to: string): string => `${announcementVersionPath(from)}/${encodeURIComponent(to)}`

/** The form with the wish of an item of /SalesInfo/undecided as its message. */
export const tellPath = (item: string): string => `${REGISTRATION_RESULT_PATH}?tell=${encodeURIComponent(item)}`

/** Page that the front server sends for a failed one; not a public address. */
export const FAILURE_PATH = '/failure'

/** Press lists rendered for one request; the variant has no public address (middleware.ts). */
export const STAFF_PRESS_LIST_PATH = '/press-desk'

/** Address in a printed QR code; `id` as in lib/attribution/qr-code.ts. */
export const qrPath = (id: string) => `/q/${id}`

export const apiPaths = {
  registrations: '/api/registrations',
  visits: '/api/visits',
  visitTimes: '/api/visit-times',
  visitPart: '/api/visit-part',
  visitCalendar: '/api/visit-calendar',
  press: '/api/press',
  pressArticle: (id: string) => `/api/press/${encodeURIComponent(id)}`,
  pressViews: (id: string) => `/api/press/${encodeURIComponent(id)}/views`,
  outboxDeliver: '/api/outbox/deliver',
  health: '/api/health',
  invitation: '/api/auth/invitation',
  deviceInvitation: (invitation: string) => `/api/auth/device?invitation=${encodeURIComponent(invitation)}`,
} as const

/** Address that a registration form posts to; the responses are in its language. */
export const registrationsPath = (language: Language): string => (language === 'ko' ? apiPaths.registrations : `${apiPaths.registrations}?language=${language}`)

/** Called by the popup's script, see components/registration/report-popup-opened.ts. */
export const POPUP_OPENS_PATH = '/api/popup-openings'

/** The home page's anchor of the interest form. */
export const INTEREST_FORM_ANCHOR = 'interest'
