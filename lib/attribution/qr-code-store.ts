import type { QrCode } from '@/lib/attribution/qr-code'
import type { AuditEntry } from '@/lib/accounts/audit-store'

/** A code with its anonymous number of scans. */
export interface CountedQrCode extends QrCode {
  readonly scans: number
}

/**
 * Printed codes (`/q/{id}`). They are closed, never removed: prints stay in circulation, and registrations refer to them.
 * All methods throw StoreUnavailableError when the store cannot answer or commit.
 */
export interface QrCodeStore {
  /** @returns false when the id is taken */
  add(code: QrCode, audit: AuditEntry): Promise<boolean>
  find(id: string): Promise<QrCode | null>
  /** Newest first, ties by id. */
  list(limit: number): Promise<CountedQrCode[]>
  /** @returns false when the code does not exist or is already closed */
  close(id: string, at: Date, audit: AuditEntry): Promise<boolean>
  /** Adds to the codes' numbers of scans; ignores codes that do not exist. */
  addScans(counts: ReadonlyMap<string, number>): Promise<void>
}
