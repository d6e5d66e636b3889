import { press } from './001-press'
import { staff } from './002-staff'
import { registrations } from './003-registrations'
import { outbox } from './004-outbox'
import { media } from './005-media'
import { totp } from './006-totp'
import { abuse } from './007-abuse'
import { consentTextPeriods } from './008-consent-text-periods'
import { messageVendor } from './009-message-vendor'
import { accounts } from './010-accounts'
import { assignee } from './011-assignee'
import { registrationEvents } from './012-registration-events'
import { firstTouch } from './013-first-touch'
import { visits } from './014-visits'
import { visitPages } from './015-visit-pages'
import { today } from './016-today'
import { tags } from './017-tags'
import { report } from './018-report'
import { pageCounts } from './019-page-counts'
import { termsByTime } from './020-terms-by-time'
import { merges } from './021-merges'
import { withdrawals } from './022-withdrawals'
import { recordKeys } from './023-record-keys'
import { visitHolds } from './024-visit-holds'
import { suspected } from './025-suspected'
import { facts } from './026-facts'
import { documents } from './027-documents'
import { factApproval } from './028-fact-approval'
import { mailings } from './029-mailings'
import { archive } from './030-archive'
import { articlePictures } from './031-article-pictures'

/**
 * Forward only, one file each, in the order of their numbers: `user_version` of a store counts the applied ones. Append new ones.
 * Never edit a released one, because stores exist that have applied it.
 */
export const migrations: readonly string[] = [
  press,
  staff,
  registrations,
  outbox,
  media,
  totp,
  abuse,
  consentTextPeriods,
  messageVendor,
  accounts,
  assignee,
  registrationEvents,
  firstTouch,
  visits,
  visitPages,
  today,
  tags,
  report,
  pageCounts,
  termsByTime,
  merges,
  withdrawals,
  recordKeys,
  visitHolds,
  suspected,
  facts,
  documents,
  factApproval,
  mailings,
  archive,
  articlePictures,
]
