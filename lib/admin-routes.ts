/**
 * Addresses of the office. Separate from the visitors' (routes.ts), whose pages would otherwise send all of these to
 * the browser.
 */

/** Opened with an invitation or a link for a new password, without a session. */
export const INVITATION_PATH = '/admin/invitation'

export const adminPaths = {
  /** See office-pages.ts. */
  missing: '/admin/missing',
  failed: '/admin/failed',
  /** Says why an action was refused. */
  refused: '/admin/refused',
  inbox: '/admin',
  /** The same page without the day's work. */
  customers: '/admin?list=all',
  signIn: '/admin/sign-in',
  /** Asks for the code after a right password. */
  signInCode: '/admin/sign-in/code',
  registration: (id: string) => `/admin/registrations/${encodeURIComponent(id)}`,
  waiting: '/admin/waiting',
  quarantine: '/admin/quarantine',
  outbox: '/admin/outbox',
  mailings: '/admin/mailings',
  mailing: (id: string) => `/admin/mailings/${encodeURIComponent(id)}`,
  press: '/admin/press',
  pressNew: '/admin/press/new',
  pressArticle: (id: string) => `/admin/press/${encodeURIComponent(id)}`,
  pressPreview: (id: string) => `/admin/press/${encodeURIComponent(id)}/preview`,
  export: '/admin/export',
  qrCodes: '/admin/qr-codes',
  audit: '/admin/audit',
  hours: '/admin/hours',
  documents: '/admin/documents',
  archive: '/admin/archive',
  facts: '/admin/facts',
  /** @param draftOf account whose draft is shown */
  fact: (path: string, draftOf?: string) =>
    `/admin/facts/edit?path=${encodeURIComponent(path)}${draftOf === undefined ? '' : `&draft=${encodeURIComponent(draftOf)}`}`,
  visits: '/admin/visits',
  visitsWeek: '/admin/visits/week',
  /** Books a visit for a registration, or changes it. */
  booking: (id: string) => `/admin/visits/${encodeURIComponent(id)}`,
  /** For visitors at the reception: a page without the office's layout. */
  walkIn: '/admin/walk-in',
  reports: '/admin/reports',
  /** A day's report, to print and to send. */
  dayReport: '/admin/reports/day',
  accounts: '/admin/accounts',
  account: '/admin/account',
  invitation: (token: string) => `${INVITATION_PATH}?token=${encodeURIComponent(token)}`,
} as const

/** The list of customers with some filters; empty ones are left out. */
export function adminInboxPath(filters: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams(Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : []))).toString()
  return query === '' ? adminPaths.inbox : `${adminPaths.inbox}?${query}`
}

/**
 * The booking with a preselected time.
 * @param at `2026-11-28T10:30`, Korean local time
 */
export const adminBookingPath = (id: string, at: string) => `${adminPaths.booking(id)}?at=${encodeURIComponent(at)}`

/**
 * The visits of a day.
 * @param day `2026-11-28`
 */
export const adminVisitsPath = (day: string) => `${adminPaths.visits}?day=${encodeURIComponent(day)}`

/**
 * The load of the week that contains a day.
 * @param day `2026-11-28`
 */
export const adminWeekPath = (day: string) => `${adminPaths.visitsWeek}?day=${encodeURIComponent(day)}`

/** The pages of an archived version. */
export const archiveVersionPath = (number: number) => `${adminPaths.archive}?version=${number}`

/** Plain form posts of the office's pages; each responds with a redirect. */
export const adminApiPaths = {
  press: (id: string) => `/api/admin/press/${encodeURIComponent(id)}`,
  search: '/api/admin/search',
  filters: '/api/admin/filters',
  today: '/api/admin/today',
  registrations: '/api/admin/registrations',
  registration: (id: string) => `/api/admin/registrations/${encodeURIComponent(id)}`,
  quarantine: '/api/admin/quarantine',
  message: (id: string) => `/api/admin/outbox/${encodeURIComponent(id)}`,
  optOut: '/api/admin/opt-out',
  mailings: '/api/admin/mailings',
  export: '/api/admin/export',
  exportProgress: '/api/admin/export/progress',
  duty: '/api/admin/duty',
  qrCodes: '/api/admin/qr-codes',
  qrCode: (id: string) => `/api/admin/qr-codes/${encodeURIComponent(id)}`,
  hours: '/api/admin/hours',
  facts: '/api/admin/facts',
  documents: '/api/admin/documents',
  archive: '/api/admin/archive',
  visits: '/api/admin/visits',
  visit: (id: string) => `/api/admin/visits/${encodeURIComponent(id)}`,
  walkIns: '/api/admin/walk-ins',
  reports: '/api/admin/reports',
  accounts: '/api/admin/accounts',
  accountOf: (id: string) => `/api/admin/accounts/${encodeURIComponent(id)}`,
  account: '/api/admin/account',
} as const
