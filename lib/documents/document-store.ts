import type { AuditEntry } from '@/lib/accounts/audit-store'
import type { SiteDocument, Catalogue } from './document'

/** A file under the hash of its bytes, so that two uploads of one file are stored once. */
export interface StoredFile {
  /** SHA-256 in hex. */
  readonly hash: string
  readonly bytes: Uint8Array
}

/** Documents for visitors, and their files. All methods throw StoreUnavailableError when the store cannot answer or commit. */
export interface DocumentStore {
  /** Without documents that were damaged. Cheap: asked every minute by each instance. */
  read(): Promise<Catalogue>
  /**
   * Replaces the catalogue and writes the audit entry in one transaction, after the file.
   * @param basedOn the revision that was read
   * @param file what a new version refers to
   * @returns false when somebody else wrote meanwhile: the catalogue is as it was
   */
  write(documents: readonly SiteDocument[], basedOn: number, file: StoredFile | null, audit: AuditEntry): Promise<boolean>
  /** @returns null for an unknown or incomplete file */
  readFile(hash: string): Promise<Uint8Array<ArrayBuffer> | null>
}

/** A document of Firestore holds 1 MiB; both stores keep files in parts of this size. */
export const FILE_PART_BYTES = 900_000

/** @returns the parts of a file in their order; at least one */
export const fileParts = ({ bytes }: Pick<StoredFile, 'bytes'>): Uint8Array[] =>
  Array.from({ length: Math.max(1, Math.ceil(bytes.byteLength / FILE_PART_BYTES)) }, (_, index) =>
    bytes.subarray(index * FILE_PART_BYTES, (index + 1) * FILE_PART_BYTES),
  )
