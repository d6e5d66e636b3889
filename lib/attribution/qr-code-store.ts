import type { QrCode } from '@/lib/attribution/qr-code'
import type { AuditEntry } from '@/lib/accounts/audit-store'

/** A code with how often it was opened: a sum, and nothing of who did. */
export interface CountedQrCode extends QrCode {
  readonly scans: number
}

/**
 * Printed codes (`/q/{id}`). They are closed, never removed: prints of them are about, and registrations name them.
 * All methods throw StoreUnavailableError when the store cannot answer or commit.
 */
export interface QrCodeStore {
  /** @returns false when there is one of that id */
  add(code: QrCode, audit: AuditEntry): Promise<boolean>
  find(id: string): Promise<QrCode | null>
  /** Newest first, ties by id. */
  list(limit: number): Promise<CountedQrCode[]>
  /** @returns false when there is no such code, or it was closed before */
  close(id: string, at: Date, audit: AuditEntry): Promise<boolean>
  /** Adds to how often codes were opened; of codes that do not exist nothing. */
  addScans(counts: ReadonlyMap<string, number>): Promise<void>
}
