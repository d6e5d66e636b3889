import 'server-only'
import type { Vault } from '@/lib/crypto/vault'
import { ALREADY_SENT } from '@/lib/outbox/message'
import type { ConsentKind } from '@/lib/registrations/consent'
import { PLAIN_FIELDS } from '@/lib/registrations/registration-fields'
import { searchTerms } from '@/lib/registrations/search-terms'
import {
  QUARANTINE_REASONS,
  STATUSES,
  SUSPICIONS,
  type QuarantineReason,
  type Registration,
  type RegistrationStatus,
  type Suspicion,
} from '@/lib/registrations/stored-registration'
import type { RegistrationStore, RequestClaim, SaveOutcome } from '../registration-store'
import { consentToJson } from '../consent-json'
import { openNote, phoneHash, sealNote, sealRegistration, termHash } from '../sealed-fields'
import { auditWriter } from './audit'
import { read, transact } from './transaction'
import type { SqliteDatabase } from './driver'
import type { GroupCommit } from './group-commit'
import { CONFIRMED, messageWriter } from './outbox-rows'
import { registrationQuery } from './registration-query'
import { columnOf, openRegistration, type RegistrationRow } from './registration-rows'

interface ClaimRow {
  body: string
  registration_id: string
}
interface CountRow {
  status: RegistrationStatus
  quarantine: QuarantineReason | null
  n: number
}
interface ConsentTextRow {
  hash: string
  kind: ConsentKind
  version: string
  text: string
  replaced_at: number | null
}
interface NoteRow {
  id: string
  registration_id: string
  at: number
  actor: string
  sealed: ArrayBuffer
}

export function sqliteRegistrationStore(database: SqliteDatabase, vault: Vault, { enqueue }: GroupCommit): RegistrationStore {
  const insert = database.prepare(
    `INSERT INTO registrations (id, created_at, updated_at, sealed, phone_hash, consent, status, quarantine, suspicion, ${PLAIN_FIELDS.map(columnOf).join(', ')}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?${', ?'.repeat(PLAIN_FIELDS.length)})`,
  )
  const insertTerm = database.prepare('INSERT OR IGNORE INTO registration_terms (term, registration_id) VALUES (?, ?)')
  const insertText = database.prepare('INSERT OR IGNORE INTO consent_texts (hash, kind, version, text) VALUES (?, ?, ?, ?)')
  const claimed = database.prepare('SELECT body, registration_id FROM request_claims WHERE key = ? AND at >= ?')
  const claim = database.prepare('INSERT OR REPLACE INTO request_claims (key, body, registration_id, at) VALUES (?, ?, ?, ?)')
  const moveToQuarantine = database.prepare(
    `UPDATE registrations SET quarantine = ?, updated_at = ? WHERE id IN (SELECT value FROM json_each(?)) AND quarantine IS NULL AND status = 'new'
     AND NOT EXISTS (SELECT 1 FROM registration_notes WHERE registration_id = registrations.id) RETURNING id`,
  )
  const deleteUnsent = database.prepare(
    `DELETE FROM outbox WHERE registration_id IN (SELECT value FROM json_each(?)) AND kind <> 'alarm' AND (state = 'pending' AND ${CONFIRMED} OR state = 'cancelled' AND last_error = '${ALREADY_SENT}')`,
  )
  const release = database.prepare('UPDATE registrations SET quarantine = NULL, suspicion = NULL, updated_at = ? WHERE id = ? AND quarantine IS NOT NULL')
  const writeMessages = messageWriter(database, vault)
  const writeAudit = auditWriter(database)
  /** Texts that are on the disk for certain: written once, never removed. */
  const storedTexts = new Set<string>()
  const open = (rows: unknown[]) => (rows as RegistrationRow[]).map((row) => openRegistration(row, vault))

  function previous(request: RequestClaim): SaveOutcome | null {
    const row = claimed.all(request.key, request.validFrom.getTime())[0] as ClaimRow | undefined
    if (!row) return null
    return row.body === request.body ? { kind: 'replayed', id: row.registration_id } : { kind: 'conflict' }
  }

  function insertRegistration(registration: Registration): void {
    const { id, createdAt, updatedAt, phone, consent, status, quarantine, suspicion } = registration
    insert.run(
      id,
      createdAt.getTime(),
      updatedAt.getTime(),
      sealRegistration(registration, vault),
      phoneHash(vault, phone),
      consentToJson(consent),
      status,
      quarantine,
      suspicion,
      ...PLAIN_FIELDS.map((field) => registration[field]),
    )
    for (const term of searchTerms(registration)) insertTerm.run(termHash(vault, term), id)
  }

  return {
    async save(registration, messages, texts, request) {
      const outcome = await enqueue((): SaveOutcome => {
        const before = request && previous(request)
        if (before) return before
        for (const { hash, kind, version, text } of texts) if (!storedTexts.has(hash)) insertText.run(hash, kind, version, text)
        insertRegistration(registration)
        writeMessages(messages)
        if (request) claim.run(request.key, request.body, registration.id, registration.createdAt.getTime())
        return { kind: 'created', id: registration.id }
      })
      if (outcome.kind === 'created') for (const { hash } of texts) storedTexts.add(hash)
      return outcome
    },
    async findClaim(request) {
      return read(() => previous(request))
    },
    async find(id) {
      return read(() => open(database.prepare('SELECT * FROM registrations WHERE id = ?').all(id))[0] ?? null)
    },
    async list(query) {
      return read(() => {
        const { sql, values } = registrationQuery(query, vault)
        return open(database.prepare(sql).all(...values))
      })
    },
    async listByPhone(phone, limit) {
      return read(() =>
        open(
          database.prepare('SELECT * FROM registrations WHERE phone_hash = ? ORDER BY created_at DESC, id DESC LIMIT ?').all(phoneHash(vault, phone), limit),
        ),
      )
    },
    async count() {
      return read(() => {
        const rows = database.prepare('SELECT status, quarantine, count(*) AS n FROM registrations GROUP BY status, quarantine').all() as CountRow[]
        const sum = (belongs: (row: CountRow) => boolean) => rows.filter(belongs).reduce((total, { n }) => total + n, 0)
        const byStatus = Object.fromEntries(STATUSES.map((status) => [status, sum((row) => row.quarantine === null && row.status === status)])) as Record<
          RegistrationStatus,
          number
        >
        const byReason = Object.fromEntries(QUARANTINE_REASONS.map((reason) => [reason, sum((row) => row.quarantine === reason)])) as Record<
          QuarantineReason,
          number
        >
        return { byStatus, byReason, quarantined: sum((row) => row.quarantine !== null) }
      })
    },
    async countSuspected() {
      return read(() => {
        const rows = database
          .prepare(
            "SELECT suspicion, count(*) AS n FROM registrations WHERE suspicion IS NOT NULL AND quarantine IS NULL AND status = 'new' GROUP BY suspicion",
          )
          .all() as { suspicion: Suspicion; n: number }[]
        return Object.fromEntries(SUSPICIONS.map((suspicion) => [suspicion, rows.find((row) => row.suspicion === suspicion)?.n ?? 0])) as Record<
          Suspicion,
          number
        >
      })
    },
    async newestAt() {
      return read(() => {
        const [row] = database
          .prepare('SELECT created_at AS at FROM registrations WHERE quarantine IS NULL ORDER BY created_at DESC, id DESC LIMIT 1')
          .all() as { at: number }[]
        return row ? new Date(row.at) : null
      })
    },
    async countQuarantinedSince(at) {
      return read(
        () =>
          (database.prepare('SELECT count(*) AS n FROM registrations WHERE quarantine IS NOT NULL AND created_at >= ?').all(at.getTime()) as { n: number }[])[0]
            ?.n ?? 0,
      )
    },
    async notes(registrationId) {
      return read(() => {
        const rows = database.prepare('SELECT * FROM registration_notes WHERE registration_id = ? ORDER BY at, id').all(registrationId) as NoteRow[]
        return rows.map((row) => ({
          id: row.id,
          registrationId: row.registration_id,
          at: new Date(row.at),
          actor: row.actor,
          text: openNote(new Uint8Array(row.sealed), row.registration_id, vault),
        }))
      })
    },
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
    async setStatus(id, status, at, audit) {
      return transact(database, () => {
        const { changes } = database.prepare('UPDATE registrations SET status = ?, updated_at = ? WHERE id = ?').run(status, at.getTime(), id)
        if (changes > 0) writeAudit(audit)
        return changes > 0
      })
    },
    async addNote(note, audit) {
      return transact(database, () => {
        const { changes } = database
          .prepare('INSERT INTO registration_notes (id, registration_id, at, actor, sealed) SELECT ?, id, ?, ?, ? FROM registrations WHERE id = ?')
          .run(note.id, note.at.getTime(), note.actor, sealNote(note.text, note.registrationId, vault), note.registrationId)
        if (changes > 0) writeAudit(audit)
        return changes > 0
      })
    },
    quarantine(ids, reason, at, audit) {
      // In line with the registrations that are being saved: one that passed a moment ago is there by now.
      return enqueue(() => {
        const moved = moveToQuarantine.all(reason, at.getTime(), JSON.stringify(ids)) as { id: string }[]
        if (moved.length === 0) return 0
        deleteUnsent.run(JSON.stringify(moved.map(({ id }) => id)))
        writeAudit(audit)
        return moved.length
      })
    },
    async release(released, at, audit) {
      return transact(database, () => {
        const freed = released.filter(({ id }) => release.run(at.getTime(), id).changes > 0)
        for (const { messages } of freed) writeMessages(messages)
        if (freed.length > 0) writeAudit(audit)
        return freed.length
      })
    },
    async remove(ids, audit) {
      return transact(database, () => {
        const { changes } = database.prepare('DELETE FROM registrations WHERE id IN (SELECT value FROM json_each(?))').run(JSON.stringify(ids))
        if (changes > 0) writeAudit(audit)
        return changes
      })
    },
    async listIdsBefore(at, limit) {
      return read(() => {
        const rows = database.prepare('SELECT id FROM registrations WHERE created_at < ? ORDER BY created_at, id LIMIT ?').all(at.getTime(), limit) as {
          id: string
        }[]
        return rows.map((row) => row.id)
      })
    },
    async countBefore(at) {
      return read(() => (database.prepare('SELECT count(*) AS n FROM registrations WHERE created_at < ?').all(at.getTime()) as { n: number }[])[0]?.n ?? 0)
    },
    async removeClaimsBefore(at) {
      await transact(database, () => database.prepare('DELETE FROM request_claims WHERE at < ?').run(at.getTime()))
    },
  }
}
