import 'server-only'
import type { Firestore } from 'firebase-admin/firestore'
import type { ConsentText, StoredConsentText } from '@/lib/registrations/consent'
import { COLLECTIONS } from './collections'

interface ConsentTextDocument extends Omit<ConsentText, 'hash'> {
  /** Absent in documents written with a registration. */
  readonly replacedAt?: number | null
}

export async function findConsentText(db: Firestore, hash: string): Promise<StoredConsentText | null> {
  const found = await db.collection(COLLECTIONS.consentTexts).doc(hash).get()
  if (!found.exists) return null
  const { kind, version, text, replacedAt } = found.data() as ConsentTextDocument
  return { hash, kind, version, text, replacedAt: typeof replacedAt === 'number' ? new Date(replacedAt) : null }
}

/**
 * See the port. Reads every text ever published, three for each release, once at each start; writes only after a release. While
 * two releases run in parallel the later start decides, which shifts an end by minutes and loses nothing.
 */
export async function publishConsentTexts(db: Firestore, texts: readonly ConsentText[], at: Date): Promise<void> {
  const collection = db.collection(COLLECTIONS.consentTexts)
  const { docs } = await collection.select('replacedAt').get()
  const shown = new Set(docs.filter((snapshot) => typeof snapshot.get('replacedAt') !== 'number').map(({ id }) => id))
  const present = new Set(texts.map(({ hash }) => hash))
  const batch = db.batch()
  const publish = texts.filter(({ hash }) => !shown.has(hash))
  const replace = [...shown].filter((hash) => !present.has(hash))
  for (const { hash, kind, version, text } of publish) batch.set(collection.doc(hash), { kind, version, text, replacedAt: null } satisfies ConsentTextDocument)
  for (const hash of replace) batch.update(collection.doc(hash), { replacedAt: at.getTime() })
  if (publish.length + replace.length > 0) await batch.commit()
}
