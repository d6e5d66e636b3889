import { adminPaths, INVITATION_PATH } from './admin-routes'
import { COMPARISON_PATH, ENGLISH_RESULT_PATH, STAFF_PRESS_LIST_PATH, REGISTRATION_RESULT_PATH, VISITOR_PAGE_PREFIX } from './routes'

/**
 * Pages rendered for each request, by Next's route names; their policy has a nonce (middleware.ts). The build fails if
 * Next made others dynamic (lib/next).
 */
export const PER_REQUEST_PAGES: readonly string[] = [
  adminPaths.inbox,
  adminPaths.signIn,
  adminPaths.signInCode,
  '/admin/registrations/[id]',
  adminPaths.waiting,
  adminPaths.quarantine,
  adminPaths.outbox,
  adminPaths.mailings,
  '/admin/mailings/[id]',
  adminPaths.press,
  adminPaths.pressNew,
  '/admin/press/[id]',
  '/admin/press/[id]/preview',
  adminPaths.export,
  adminPaths.qrCodes,
  adminPaths.audit,
  adminPaths.accounts,
  adminPaths.account,
  INVITATION_PATH,
  adminPaths.hours,
  adminPaths.documents,
  adminPaths.archive,
  adminPaths.facts,
  '/admin/facts/edit',
  adminPaths.visits,
  adminPaths.visitsWeek,
  '/admin/visits/[id]',
  adminPaths.walkIn,
  adminPaths.reports,
  adminPaths.dayReport,
  adminPaths.missing,
  adminPaths.failed,
  adminPaths.refused,
  '/admin/[...unknown]',
  `${STAFF_PRESS_LIST_PATH}/[site]`,
  COMPARISON_PATH,
  `${VISITOR_PAGE_PREFIX}[token]`,
  REGISTRATION_RESULT_PATH,
  ENGLISH_RESULT_PATH,
]
