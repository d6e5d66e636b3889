/**
 * The store's port: what the domains need of a database. Adapters: `sqlite/`, `firestore/`. One contract suite (tests/contract)
 * runs against every adapter. Split by entity, one file each.
 */
import type { AccountStore } from '@/lib/accounts/account-store'
import type { ArchiveStore } from '@/lib/documents/archive/archive-store'
import type { AuditStore } from '@/lib/accounts/audit-store'
import type { DocumentStore } from '@/lib/documents/document-store'
import type { FactStore } from '@/lib/facts/fact-store'
import type { DutyStore } from '@/lib/registrations/duty-store'
import type { MailingStore } from '@/lib/messaging/mailing-store'
import type { MediaStore } from '@/lib/press/media-store'
import type { OutboxStore } from '@/lib/messaging/outbox-store'
import type { PageCountStore } from '@/lib/attribution/page-count-store'
import type { PressStore } from '@/lib/press/press-store'
import type { QrCodeStore } from '@/lib/attribution/qr-code-store'
import type { RecordStore } from './record-store'
import type { RegistrationStore } from '@/lib/registrations/registration-store'
import type { ReportStore } from '@/lib/registrations/report-store'
import type { RetentionStore } from '@/lib/registrations/retention-store'
import type { SavedFilterStore } from '@/lib/registrations/saved-filter-store'
import type { SessionStore } from '@/lib/accounts/session-store'
import type { VisitStore } from '@/lib/visits/visit-store'

export interface Store {
  readonly registrations: RegistrationStore
  readonly outbox: OutboxStore
  readonly mailings: MailingStore
  readonly visits: VisitStore
  readonly press: PressStore
  readonly media: MediaStore
  readonly qrCodes: QrCodeStore
  readonly accounts: AccountStore
  readonly sessions: SessionStore
  readonly duty: DutyStore
  readonly savedFilters: SavedFilterStore
  readonly facts: FactStore
  readonly documents: DocumentStore
  readonly archive: ArchiveStore
  readonly pageCounts: PageCountStore
  readonly audit: AuditStore
  readonly reports: ReportStore
  readonly retention: RetentionStore
  readonly records: RecordStore
  /** Writes and reads once. @throws StoreUnavailableError if a commit would fail now */
  check(): Promise<void>
  close(): Promise<void>
}
