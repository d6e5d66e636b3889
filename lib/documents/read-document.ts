import { NotFoundError } from '@/lib/errors'
import { newestOf, type DocumentVersion } from './document'
import type { DocumentStore } from './document-store'

export interface DocumentFile extends Pick<DocumentVersion, 'number' | 'hash' | 'type'> {
  readonly title: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

const VERSION = /^[1-9]\d{0,3}$/

/**
 * A document's file for visitors.
 * @param version its number; undefined: the newest
 * @throws NotFoundError for what is unknown or hidden; StoreUnavailableError
 */
export async function getDocumentFile(
  { store }: { readonly store: { readonly documents: Pick<DocumentStore, 'read' | 'readFile'> } },
  id: string,
  version?: string,
): Promise<DocumentFile> {
  const { documents } = await store.documents.read()
  const found = documents.find((one) => one.id === id && one.hidden === null)
  const wanted = version === undefined ? found && newestOf(found) : VERSION.test(version) && found?.versions.find(({ number }) => number === Number(version))
  const bytes = wanted ? await store.documents.readFile(wanted.hash) : null
  if (!found || !wanted || !bytes) throw new NotFoundError('no such document')
  const { number, hash, type } = wanted
  return { number, hash, type, title: found.title, bytes }
}
