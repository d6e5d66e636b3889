import type { DocumentKind } from '@/lib/messages/ko/documents'

/** What a file is, by its content. */
export type DocumentType = 'pdf' | 'jpg'

/** One file of a document. Never changed or removed: a correction is another version. */
export interface DocumentVersion {
  /** 1 is the first. */
  readonly number: number
  /** SHA-256 of the stored bytes, in hex; the file store has them under it. */
  readonly hash: string
  readonly type: DocumentType
  readonly size: number
  readonly uploadedAt: Date
  /** E-mail of who uploaded it. */
  readonly actor: string
  /** Why it replaces the version before, for visitors; empty for the first. */
  readonly reason: string
}

/** A document for visitors, with every version. */
export interface SiteDocument {
  /** Part of its address; never changed. */
  readonly id: string
  readonly kind: DocumentKind
  readonly title: string
  /** Smaller ones come first within their kind. */
  readonly position: number
  /** The oldest first; at least one. */
  readonly versions: readonly DocumentVersion[]
  /** Visitors neither see nor load it; null: they do. */
  readonly hidden: { readonly at: Date; readonly reason: string } | null
}

/** All documents, read and written as a whole: a page lists all, and one read a minute tells whether it changed. */
export interface Catalogue {
  /** Counts writes; 0: nobody has written. */
  readonly revision: number
  readonly documents: readonly SiteDocument[]
  /** Documents that were damaged: writing would lose them, so it is refused. */
  readonly unreadable: number
}

export const EMPTY_CATALOGUE: Catalogue = { revision: 0, documents: [], unreadable: 0 }

export const DOCUMENT_LIMITS = {
  /** A printed brochure; larger ones keep phones waiting. */
  fileBytes: 20 * 1024 * 1024,
  /** Of all files together: backups copy them daily. */
  allBytes: 500 * 1024 * 1024,
  /** Of the catalogue as JSON: a document of Firestore holds 1 MiB. */
  catalogueBytes: 900_000,
  documents: 100,
  versions: 50,
  title: 80,
  position: 999,
} as const

export const newestOf = ({ versions }: Pick<SiteDocument, 'versions'>): DocumentVersion | undefined => versions.at(-1)

/** @returns size of the distinct files, in bytes */
export const storedBytes = (documents: readonly SiteDocument[]): number =>
  [...new Map(documents.flatMap(({ versions }) => versions.map(({ hash, size }) => [hash, size] as const))).values()].reduce((sum, size) => sum + size, 0)
