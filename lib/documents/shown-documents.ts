import { StoreUnavailableError } from '@/lib/errors'
import { documentKinds, type DocumentKind } from '@/lib/messages/ko/documents'
import type { ShownValues } from '@/lib/facts/stale-tags'
import { newestOf, type DocumentVersion, type SiteDocument } from './document'
import type { DocumentStore } from './document-store'

/** Cache tag of the page that lists documents; the front server reads it from the build's record of a page. */
export const DOCUMENTS_TAG = 'documents'

/** A version as visitors see it: not who uploaded it. */
export interface ShownVersion extends Pick<DocumentVersion, 'number' | 'hash' | 'type' | 'size' | 'reason'> {
  /** `2026-11-28`, see koreanIsoDay. */
  readonly day: string
}

/** A document as visitors see it. */
export interface ShownDocument extends Pick<SiteDocument, 'id' | 'title'> {
  readonly kind: DocumentKind
  readonly newest: ShownVersion
  /** The newest first. */
  readonly earlier: readonly ShownVersion[]
}

const KINDS = Object.keys(documentKinds)

/** @returns what visitors may see, in the order of the page */
export function shownDocuments(documents: readonly SiteDocument[], dayOf: (at: Date) => string): ShownDocument[] {
  const shown = ({ number, hash, type, size, reason, uploadedAt }: DocumentVersion): ShownVersion => ({
    number,
    hash,
    type,
    size,
    reason,
    day: dayOf(uploadedAt),
  })
  const time = (document: SiteDocument) => newestOf(document)?.uploadedAt.getTime() ?? 0
  return documents
    .filter(({ hidden }) => hidden === null)
    .toSorted((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || one.position - other.position || time(other) - time(one))
    .flatMap(({ id, kind, title, versions }) => {
      const [newest, ...earlier] = versions.toReversed().map(shown)
      return newest ? [{ id, kind, title, newest, earlier }] : []
    })
}

export interface ShownDocuments {
  /** The documents for a page; none while the store is unavailable: the page then says how to ask for them. */
  readonly read: () => Promise<readonly ShownDocument[]>
  readonly values: ShownValues
}

/** What the page of documents shows, and what holds: the build knows none. */
export function createShownDocuments(documents: Pick<DocumentStore, 'read'>, dayOf: (at: Date) => string): ShownDocuments {
  /** Renderings without documents because the store did not answer: each makes the page stale. */
  let fallbacks = 0
  const readShown = async () => shownDocuments((await documents.read()).documents, dayOf)
  const textOf = (shown: readonly ShownDocument[]) => new Map([[DOCUMENTS_TAG, `${JSON.stringify(shown)}${fallbacks === 0 ? '' : fallbacks}`]])
  return {
    async read() {
      try {
        return await readShown()
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) throw error
        fallbacks += 1
        return []
      }
    },
    values: { written: textOf([]), read: async () => textOf(await readShown()) },
  }
}
