import 'server-only'
import { documentKinds, type DocumentKind } from '@/lib/messages/ko/documents'
import type { Services } from '@/lib/services'
import { DOCUMENT_LIMITS, newestOf, storedBytes, type DocumentVersion, type SiteDocument } from '../document'

const KINDS = Object.keys(documentKinds)

export interface ListedDocument extends Pick<SiteDocument, 'id' | 'kind' | 'title' | 'position' | 'hidden'> {
  readonly kindLabel: string
  readonly newest: DocumentVersion
  readonly earlier: readonly DocumentVersion[]
}

export interface DocumentsView {
  readonly documents: readonly ListedDocument[]
  readonly kinds: readonly { readonly value: DocumentKind; readonly label: string }[]
  /** Bytes of all files, and how many there may be. */
  readonly used: number
  readonly available: number
}

/** @throws StoreUnavailableError */
export async function readDocumentsView({ store }: Pick<Services, 'store'>): Promise<DocumentsView> {
  const { documents } = await store.documents.read()
  return {
    documents: documents
      .toSorted((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || one.position - other.position)
      .flatMap((document) => {
        const newest = newestOf(document)
        const { id, kind, title, position, hidden, versions } = document
        return newest ? [{ id, kind, kindLabel: documentKinds[kind], title, position, hidden, newest, earlier: versions.slice(0, -1).toReversed() }] : []
      }),
    kinds: Object.entries(documentKinds).map(([value, label]) => ({ value: value as DocumentKind, label })),
    used: storedBytes(documents),
    available: DOCUMENT_LIMITS.allBytes,
  }
}
