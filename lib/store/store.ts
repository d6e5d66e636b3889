/**
 * The store's port: what the domains ask of a database. Adapters: `sqlite/`, `firestore/`.
 * One contract suite (tests/contract) runs against every adapter. Split by entity, one file each.
 */
import type { AccountStore } from './account-store'
import type { AuditStore } from './audit-store'
import type { DutyStore } from './duty-store'
import type { MediaStore } from './media-store'
import type { OutboxStore } from './outbox-store'
import type { PageCountStore } from './page-count-store'
import type { PressStore } from './press-store'
import type { QrCodeStore } from './qr-code-store'
import type { RecordStore } from './record-store'
import type { RegistrationStore } from './registration-store'
import type { ReportStore } from './report-store'
import type { RetentionStore } from './retention-store'
import type { SavedFilterStore } from './saved-filter-store'
import type { SessionStore } from './session-store'
import type { VisitStore } from './visit-store'

export interface Store {
  readonly registrations: RegistrationStore
  readonly outbox: OutboxStore
  readonly visits: VisitStore
  readonly press: PressStore
  readonly media: MediaStore
  readonly qrCodes: QrCodeStore
  readonly accounts: AccountStore
  readonly sessions: SessionStore
  readonly duty: DutyStore
  readonly savedFilters: SavedFilterStore
  readonly pageCounts: PageCountStore
  readonly audit: AuditStore
  readonly reports: ReportStore
  readonly retention: RetentionStore
  readonly records: RecordStore
  /** Writes and reads once. @throws StoreUnavailableError when a commit would fail now */
  check(): Promise<void>
  close(): Promise<void>
}
