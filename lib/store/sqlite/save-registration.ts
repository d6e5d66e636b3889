import 'server-only'
import type { RecordVault } from '@/lib/vault'
import { PLAIN_FIELDS } from '@/lib/registration-fields'
import { searchTerms } from '@/lib/registrations/search-terms'
import type { Registration } from '@/lib/registrations/stored-registration'
import type { ClaimOutcome, RequestClaim, SaveOutcome, SaveStore } from '@/lib/registrations/save-store'
import { assignedEvent } from '../assigned-event'
import { consentToJson } from '../consent-json'
import { phoneHash, sealRegistration, termHash } from '../sealed-fields'
import { withheldVisitEvent } from '../visit-event'
import type { SqliteDatabase } from './driver'
import { assigneePicker } from './duty'
import type { GroupCommit } from './group-commit'
import type { RecordKeys } from './record-keys'
import { messageWriter } from './outbox-rows'
import { placeWriter } from './places'
import { eventWriter } from './registration-events'
import { columnOf } from './registration-rows'
import { read } from './transaction'

interface ClaimRow {
  body: string
  registration_id: string
}

/** Writes registrations with their search terms inside the caller's transaction. */
function registrationWriter(database: SqliteDatabase, vault: RecordVault): (registration: Registration) => void {
  const insert = database.prepare(
    `INSERT INTO registrations (id, created_at, updated_at, sealed, phone_hash, consent, status, quarantine, suspicion, assignee, ${PLAIN_FIELDS.map(columnOf).join(', ')}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?${', ?'.repeat(PLAIN_FIELDS.length)})`,
  )
  const insertTerm = database.prepare('INSERT OR IGNORE INTO registration_terms (term, created_at, registration_id) VALUES (?, ?, ?)')
  return (registration) => {
    const { id, createdAt, updatedAt, phone, consent, status, quarantine, suspicion, assignee } = registration
    insert.run(
      id,
      createdAt.getTime(),
      updatedAt.getTime(),
      sealRegistration(registration, vault.of(id)),
      phoneHash(vault, phone),
      consentToJson(consent),
      status,
      quarantine,
      suspicion,
      assignee,
      ...PLAIN_FIELDS.map((field) => registration[field]),
    )
    for (const term of searchTerms(registration)) insertTerm.run(termHash(vault, term), createdAt.getTime(), id)
  }
}

/** Assigns a new registration inside the caller's transaction, see {@link assigneePicker}; a quarantined one gets no assignee. */
function automaticAssignment(database: SqliteDatabase, vault: RecordVault): (registration: Registration) => void {
  const setAssignee = database.prepare('UPDATE registrations SET assignee = ? WHERE id = ?')
  const pickAssignee = assigneePicker(database)
  const writeEvent = eventWriter(database, vault)
  return ({ id, phone, quarantine, createdAt }) => {
    const to = quarantine === null ? pickAssignee(phoneHash(vault, phone), createdAt) : null
    if (to === null) return
    setAssignee.run(to, id)
    writeEvent(assignedEvent(id, { to, actor: null }, createdAt))
  }
}

/** Saves a registration with all that comes with it in one transaction, each request once. */
export function registrationSaver(database: SqliteDatabase, keys: RecordKeys, { enqueue }: GroupCommit): Pick<SaveStore, 'save' | 'findClaim'> {
  const { vault } = keys
  const insertText = database.prepare('INSERT OR IGNORE INTO consent_texts (hash, kind, version, text) VALUES (?, ?, ?, ?)')
  const claimed = database.prepare('SELECT body, registration_id FROM request_claims WHERE key = ? AND at >= ?')
  const claim = database.prepare('INSERT OR REPLACE INTO request_claims (key, body, registration_id, at) VALUES (?, ?, ?, ?)')
  const insertRegistration = registrationWriter(database, vault)
  const assign = automaticAssignment(database, vault)
  const writeMessages = messageWriter(database, vault)
  const writeEvent = eventWriter(database, vault)
  const places = placeWriter(database, vault)
  /** Texts known to be on the disk: written once, never removed. */
  const storedTexts = new Set<string>()

  function previous(request: RequestClaim): ClaimOutcome | null {
    const row = claimed.all(request.key, request.validFrom.getTime())[0] as ClaimRow | undefined
    if (!row) return null
    return row.body === request.body ? { kind: 'replayed', id: row.registration_id } : { kind: 'conflict' }
  }

  return {
    async save(registration, messages, texts, request, place) {
      const outcome = await enqueue((): SaveOutcome => {
        const before = request && previous(request)
        if (before) return before
        const { id, phone, quarantine, createdAt } = registration
        const refusal = place && quarantine === null && places.refusal(place, phone)
        if (refusal) return { kind: 'not-booked', reason: refusal }
        for (const { hash, kind, version, text } of texts) if (!storedTexts.has(hash)) insertText.run(hash, kind, version, text)
        keys.make(id)
        insertRegistration(registration)
        assign(registration)
        const heldUntil = place && quarantine === null ? places.take(place, id, phone) : null
        if (place && quarantine !== null) writeEvent(withheldVisitEvent({ ...place, registrationId: id }, { at: createdAt, actor: null }))
        writeMessages((heldUntil && place?.hold?.messages) || messages)
        if (request) claim.run(request.key, request.body, id, createdAt.getTime())
        return { kind: 'created', id }
      })
      if (outcome.kind === 'created') for (const { hash } of texts) storedTexts.add(hash)
      return outcome
    },
    async findClaim(request) {
      return read(() => previous(request))
    },
  }
}
