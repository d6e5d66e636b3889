import 'server-only'
import { ACCOUNT_TABLES } from './account-tables'
import { ATTRIBUTION_TABLES } from './attribution-tables'
import { DOCUMENT_TABLES } from './document-tables'
import { FACT_TABLES } from './fact-tables'
import { MESSAGE_TABLES } from './message-tables'
import { PRESS_TABLES } from './press-tables'
import { REGISTRATION_TABLES } from './registration-tables'
import { VISIT_TABLES } from './visit-tables'
import type { MigratedTable } from './migrated-table'

/**
 * Everything but sessions (staff sign in again) and time stamps of health checks. Records come after those they refer to, so that
 * a half-finished copy has no message without its registration.
 */
export const MIGRATED_TABLES: readonly MigratedTable[] = [
  ...REGISTRATION_TABLES,
  ...FACT_TABLES,
  ...DOCUMENT_TABLES,
  ...MESSAGE_TABLES,
  ...ATTRIBUTION_TABLES,
  ...VISIT_TABLES,
  ...PRESS_TABLES,
  ...ACCOUNT_TABLES,
]
