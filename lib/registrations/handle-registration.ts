import { randomUUID } from 'node:crypto'
import { InvalidInputError, NotFoundError } from '@/lib/errors'
import { auditEntry, type Actor } from './actor'
import { cleanLines } from './clean-text'
import { composeMessages } from './compose-messages'
import type { InboxServices } from './inbox-services'
import { STATUSES, type RegistrationStatus } from './stored-registration'

const NOTE_MAX = 1000

const found = (changed: boolean, id: string) => {
  if (!changed) throw new NotFoundError(`no registration ${id}`)
}

/** @throws InvalidInputError for a status that does not exist, NotFoundError */
export async function setRegistrationStatus({ store, now }: InboxServices, id: string, status: string, actor: Actor): Promise<void> {
  const known = STATUSES.find((one): one is RegistrationStatus => one === status)
  if (!known) throw new InvalidInputError({ status: '상태를 목록에서 골라 주세요.' })
  found(await store.registrations.setStatus(id, known, now(), auditEntry(actor, now(), 'registration.status', id, known)), id)
}

/** @throws InvalidInputError for an empty or too long note, NotFoundError */
export async function addRegistrationNote({ store, now }: InboxServices, id: string, typed: string, actor: Actor): Promise<void> {
  const text = cleanLines(typed)
  if (text === '') throw new InvalidInputError({ note: '메모를 입력해 주세요.' })
  if (text.length > NOTE_MAX) throw new InvalidInputError({ note: `메모는 ${NOTE_MAX}자 이내로 입력해 주세요.` })
  const note = { id: randomUUID(), registrationId: id, at: now(), actor: actor.email ?? '', text }
  found(await store.registrations.addNote(note, auditEntry(actor, now(), 'registration.note', id)), id)
}

/** Takes a registration out of quarantine: it joins the inbox and its messages are queued. @throws NotFoundError */
export async function releaseRegistration({ store, policy, now }: InboxServices, id: string, actor: Actor): Promise<void> {
  const registration = await store.registrations.find(id)
  const messages = registration ? composeMessages(registration, policy, now()) : []
  found(await store.registrations.release(id, messages, now(), auditEntry(actor, now(), 'registration.release', id)), id)
}

/**
 * Destroys registrations on request (개인정보 보호법 §21, §36): row, notes, messages, search terms.
 * @param reason kept in the audit trail; no personal data
 * @returns how many there were
 */
export async function removeRegistrations({ store, now }: InboxServices, ids: readonly string[], reason: string, actor: Actor): Promise<number> {
  const why = cleanLines(reason)
  if (why === '') throw new InvalidInputError({ reason: '삭제 사유를 입력해 주세요.' })
  if (ids.length === 0) return 0
  return store.registrations.remove(ids, auditEntry(actor, now(), 'registration.remove', ids.join(','), `${ids.length}건, 사유: ${why.slice(0, 200)}`))
}
