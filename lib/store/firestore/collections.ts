import 'server-only'

/**
 * Collections. Times are milliseconds since 1970, as in the embedded store: integers sort, compare and move between stores
 * without loss. Bytes named `sealed` are AES-256-GCM, `*Hash` and `terms` keyed hashes.
 */
export const COLLECTIONS = {
  registrations: 'registrations',
  /** Wrapped keys of registrations by their ids, see record-keys.ts. */
  recordKeys: 'recordKeys',
  notes: 'registrationNotes',
  events: 'registrationEvents',
  tagNames: 'tagNames',
  savedFilters: 'savedFilters',
  factVersions: 'factVersions',
  /** Of each fact the versions that hold now or later, see facts.ts. */
  heldFacts: 'heldFacts',
  factDrafts: 'factDrafts',
  duty: 'duty',
  claims: 'requestClaims',
  consentTexts: 'consentTexts',
  outbox: 'outbox',
  /** One for each number, kind and period: see OutboxMessage.period. */
  messagePeriods: 'messagePeriods',
  optOuts: 'optOuts',
  recorded: 'recordedDeliveries',
  mailings: 'mailings',
  qrCodes: 'qrCodes',
  visitHours: 'visitHours',
  visits: 'visits',
  visitTimes: 'visitTimes',
  visitPhones: 'visitPhones',
  articles: 'articles',
  views: 'articleViews',
  pressSites: 'pressSites',
  media: 'media',
  documents: 'documents',
  archiveVersions: 'archiveVersions',
  /** Parts of files of documents and of the archive, by hash and number. */
  fileParts: 'fileParts',
  accounts: 'accounts',
  accountEmails: 'accountEmails',
  sessions: 'sessions',
  pageCounts: 'pageCounts',
  audit: 'audit',
  meta: 'meta',
} as const

export type CollectionName = (typeof COLLECTIONS)[keyof typeof COLLECTIONS]
