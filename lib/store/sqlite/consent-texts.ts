import 'server-only'
import type { ConsentKind } from '@/lib/registrations/consent'
import type { ConsentTextStore } from '@/lib/registrations/consent-text-store'
import type { SqliteDatabase } from './driver'
import { read, transact } from './transaction'

interface ConsentTextRow {
  hash: string
  kind: ConsentKind
  version: string
  text: string
  replaced_at: number | null
}

/** The consent texts that the site shows and has shown, by their hash. */
export function publishedConsentTexts(database: SqliteDatabase): ConsentTextStore {
  return {
    async consentText(hash) {
      return read(() => {
        const [row] = database.prepare('SELECT * FROM consent_texts WHERE hash = ?').all(hash) as ConsentTextRow[]
        return row
          ? { hash: row.hash, kind: row.kind, version: row.version, text: row.text, replacedAt: row.replaced_at === null ? null : new Date(row.replaced_at) }
          : null
      })
    },
    async publishConsentTexts(texts, at) {
      await transact(database, () => {
        const publish = database.prepare(
          'INSERT INTO consent_texts (hash, kind, version, text) VALUES (?, ?, ?, ?) ON CONFLICT (hash) DO UPDATE SET replaced_at = NULL WHERE replaced_at IS NOT NULL',
        )
        for (const { hash, kind, version, text } of texts) publish.run(hash, kind, version, text)
        database
          .prepare('UPDATE consent_texts SET replaced_at = ? WHERE replaced_at IS NULL AND hash NOT IN (SELECT value FROM json_each(?))')
          .run(at.getTime(), JSON.stringify(texts.map(({ hash }) => hash)))
      })
    },
  }
}
