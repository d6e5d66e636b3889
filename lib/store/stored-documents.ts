import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Catalogue, SiteDocument } from '@/lib/documents/document'
import { documentKinds, type DocumentKind } from '@/lib/messages/ko/documents'
import { noteUnreadable } from './met-records'
import { jsonOrNull } from './stored-json'

/** Id of the catalogue in both stores, and among unreadable records. */
export const CATALOGUE_ID = 'current'

const time = z.number().transform((at) => new Date(at))
const version = z.object({
  number: z.number(),
  hash: z.string(),
  type: z.enum(['pdf', 'jpg']),
  size: z.number(),
  uploadedAt: time,
  actor: z.string(),
  reason: z.string(),
})
const document = z.object({
  id: z.string(),
  kind: z.enum(Object.keys(documentKinds) as [DocumentKind, ...DocumentKind[]]),
  title: z.string(),
  position: z.number(),
  versions: z.array(version).min(1),
  hidden: z.object({ at: time, reason: z.string() }).nullable(),
})

export const documentsToJson = (documents: readonly SiteDocument[]): string =>
  JSON.stringify(documents, function write(this: Record<string, unknown>, key: string, value: unknown) {
    // `value` is what Date's toJSON made of it.
    return this[key] instanceof Date ? this[key].getTime() : value
  })

/** @returns the documents that can be read, and the number of the others */
export function documentsFromJson(json: unknown): Omit<Catalogue, 'revision'> {
  const stored = jsonOrNull(json)
  const parsed = Array.isArray(stored) ? stored.map((each) => document.safeParse(each).data) : [undefined]
  const documents = parsed.filter((each) => each !== undefined)
  const unreadable = parsed.length - documents.length
  if (unreadable > 0) noteUnreadable({ kind: 'documents', id: CATALOGUE_ID })
  return { documents, unreadable }
}

/** @returns a file of its parts; null when one is missing or was changed */
export function fileOf(hash: string, parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> | null {
  if (parts.length === 0) return null
  const bytes = new Uint8Array(Buffer.concat(parts))
  return createHash('sha256').update(bytes).digest('hex') === hash ? bytes : null
}
