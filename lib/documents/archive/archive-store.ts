import type { StoredFile } from '@/lib/documents/document-store'
import type { ArchiveEdition, ArchiveVersion } from './archive-version'

/** What was advertised when. All methods throw StoreUnavailableError when the store cannot answer or commit. */
export interface ArchiveStore {
  /** Newest first. @param query `before`: lists versions with smaller numbers */
  list(query: { readonly before?: number; readonly limit: number }): Promise<ArchiveVersion[]>
  /** In the order of their numbers. @param after number of the version before the first */
  readChain(after: number, limit: number): Promise<ArchiveVersion[]>
  /** Stores a file that a version is to name; one that is there already stays. Without a version that names it, it does no harm. */
  addFile(file: StoredFile): Promise<void>
  /**
   * Adds a version, whose files are stored.
   * @param basedOn number of the newest version that was read; 0: none
   * @returns null when another was added meanwhile: nothing was written
   */
  add(edition: ArchiveEdition, basedOn: number): Promise<ArchiveVersion | null>
  /** @returns null for a file that is missing or was changed */
  readFile(hash: string): Promise<Uint8Array<ArrayBuffer> | null>
}
