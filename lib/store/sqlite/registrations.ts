import 'server-only'
import type { Vault } from '@/lib/crypto/vault'
import { PLAIN_FIELDS } from '@/lib/registrations/registration-fields'
import { searchTerms } from '@/lib/registrations/search-terms'
import type { Registration } from '@/lib/registrations/stored-registration'
import type { ClaimOutcome, RegistrationStore, RequestClaim, SaveOutcome } from '../registration-store'
import { assignedEvent } from '../assigned-event'
import { consentToJson } from '../consent-json'
import { phoneHash, sealRegistration, termHash } from '../sealed-fields'
import { assignments } from './assignments'
import { auditWriter } from './audit'
import { read, transact } from './transaction'
import type { SqliteDatabase } from './driver'
import { assigneePicker } from './duty'
import type { GroupCommit } from './group-commit'
import { messageWriter } from './outbox-rows'
import { publishedConsentTexts } from './consent-texts'
import { quarantineOf } from './quarantine'
import { registrationChannel } from './registration-channel'
import { registrationCounts } from './registration-counts'
import { eventWriter, registrationEvents } from './registration-events'
import { registrationNotes } from './registration-notes'
import { registrationQuery } from './registration-query'
import { columnOf, openRegistration, type RegistrationRow } from './registration-rows'
import { placeWriter } from './visits'

interface ClaimRow {
  body: string
  registration_id: string
}

export function sqliteRegistrationStore(database: SqliteDatabase, vault: Vault, group: GroupCommit): RegistrationStore {
  const { enqueue } = group
  const insert = database.prepare(
    `INSERT INTO registrations (id, created_at, updated_at, sealed, phone_hash, consent, status, quarantine, suspicion, assignee, ${PLAIN_FIELDS.map(columnOf).join(', ')}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?${', ?'.repeat(PLAIN_FIELDS.length)})`,
  )
  const insertTerm = database.prepare('INSERT OR IGNORE INTO registration_terms (term, registration_id) VALUES (?, ?)')
  const insertText = database.prepare('INSERT OR IGNORE INTO consent_texts (hash, kind, version, text) VALUES (?, ?, ?, ?)')
  const claimed = database.prepare('SELECT body, registration_id FROM request_claims WHERE key = ? AND at >= ?')
  const claim = database.prepare('INSERT OR REPLACE INTO request_claims (key, body, registration_id, at) VALUES (?, ?, ?, ?)')
  const setAssignee = database.prepare('UPDATE registrations SET assignee = ? WHERE id = ?')
  const pickAssignee = assigneePicker(database)
  const writeEvent = eventWriter(database, vault)
  const writeMessages = messageWriter(database, vault)
  const places = placeWriter(database)
  const writeAudit = auditWriter(database)
  /** Texts that are on the disk for certain: written once, never removed. */
  const storedTexts = new Set<string>()
  const open = (rows: unknown[]) => (rows as RegistrationRow[]).map((row) => openRegistration(row, vault))

  function previous(request: RequestClaim): ClaimOutcome | null {
    const row = claimed.all(request.key, request.validFrom.getTime())[0] as ClaimRow | undefined
    if (!row) return null
    return row.body === request.body ? { kind: 'replayed', id: row.registration_id } : { kind: 'conflict' }
  }

  function insertRegistration(registration: Registration): void {
    const { id, createdAt, updatedAt, phone, consent, status, quarantine, suspicion, assignee } = registration
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
      assignee,
      ...PLAIN_FIELDS.map((field) => registration[field]),
    )
    for (const term of searchTerms(registration)) insertTerm.run(termHash(vault, term), id)
  }

  function assignAutomatically({ id, phone, quarantine, createdAt }: Registration): void {
    const to = quarantine === null ? pickAssignee(phoneHash(vault, phone), createdAt) : null
    if (to === null) return
    setAssignee.run(to, id)
    writeEvent(assignedEvent(id, { to, actor: null }, createdAt))
  }

  return {
    ...registrationCounts(database),
    ...registrationNotes(database, vault),
    ...registrationEvents(database, vault),
    ...registrationChannel(database, vault),
    ...publishedConsentTexts(database),
    ...assignments(database, vault),
    ...quarantineOf(database, vault, group),
    async save(registration, messages, texts, request, place) {
      const outcome = await enqueue((): SaveOutcome => {
        const before = request && previous(request)
        if (before) return before
        const refusal = place && places.refusal(place, phoneHash(vault, registration.phone))
        if (refusal) return { kind: 'not-booked', reason: refusal }
        for (const { hash, kind, version, text } of texts) if (!storedTexts.has(hash)) insertText.run(hash, kind, version, text)
        insertRegistration(registration)
        assignAutomatically(registration)
        if (place) places.take(place, registration.id, phoneHash(vault, registration.phone))
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
    async remove(ids, audit) {
      return transact(database, () => {
        const { changes } = database.prepare('DELETE FROM registrations WHERE id IN (SELECT value FROM json_each(?))').run(JSON.stringify(ids))
        if (changes > 0) writeAudit(audit)
        return changes
      })
    },
    async removeClaimsBefore(at) {
      await transact(database, () => database.prepare('DELETE FROM request_claims WHERE at < ?').run(at.getTime()))
    },
  }
}
