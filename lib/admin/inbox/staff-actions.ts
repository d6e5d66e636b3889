import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Account } from '@/lib/auth/account'
import { InvalidInputError, NotFoundError } from '@/lib/errors'
import { cleanLines } from '@/lib/registrations/clean-text'
import { composeMessages } from '@/lib/registrations/compose-messages'
import { RAW_FACTOR } from '@/lib/registrations/messages'
import { normalisePhone } from '@/lib/registrations/phone'
import {
  QUARANTINE_LABELS,
  QUARANTINE_REASONS,
  STATUSES,
  STATUS_LABELS,
  SUSPICIONS,
  type QuarantineReason,
  type Registration,
  type RegistrationStatus,
} from '@/lib/registrations/stored-registration'
import type { Services } from '@/lib/services'
import type { AuditAction } from '@/lib/store/audit-store'
import type { Released } from '@/lib/store/registration-store'

/** Who acts, and from where: both go into the audit trail, in the transaction of the change. */
export interface Actor {
  readonly account: Pick<Account, 'email'>
  readonly address: string
}

type Dependencies = Pick<Services, 'store' | 'policy' | 'now'>

export const NOTE_MAX = 1000

const isStatus = (value: string): value is RegistrationStatus => (STATUSES as readonly string[]).includes(value)

const entry = (dependencies: Dependencies, actor: Actor, action: AuditAction, subject: string | null, detail: string | null = null) => ({
  at: dependencies.now(),
  actor: actor.account.email,
  address: actor.address,
  action,
  subject,
  detail,
})

const found = (exists: boolean): void => {
  if (!exists) throw new NotFoundError('no such registration')
}

/** @throws InvalidInputError, NotFoundError, StoreUnavailableError */
export async function changeStatus(dependencies: Dependencies, actor: Actor, id: string, status: string): Promise<void> {
  if (!isStatus(status)) throw new InvalidInputError({ status: '상태를 골라 주세요.' })
  found(
    await dependencies.store.registrations.setStatus(
      id,
      status,
      dependencies.now(),
      entry(dependencies, actor, 'registration.status', id, STATUS_LABELS[status]),
    ),
  )
}

/** @throws InvalidInputError, NotFoundError, StoreUnavailableError */
export async function addNote(dependencies: Dependencies, actor: Actor, id: string, typed: string): Promise<void> {
  const text = typed.length > RAW_FACTOR * NOTE_MAX ? typed : cleanLines(typed)
  if (text === '') throw new InvalidInputError({ note: '메모를 입력해 주세요.' })
  if (text.length > NOTE_MAX) throw new InvalidInputError({ note: `메모는 ${NOTE_MAX.toLocaleString('ko-KR')}자까지 쓸 수 있습니다.` })
  const note = { id: randomUUID(), registrationId: id, at: dependencies.now(), actor: actor.account.email, text }
  found(await dependencies.store.registrations.addNote(note, entry(dependencies, actor, 'registration.note', id)))
}

const released = (registration: Registration, { policy, now }: Dependencies): Released => ({
  id: registration.id,
  messages: composeMessages({ ...registration, quarantine: null }, policy, now()),
})

/** Takes a registration out of quarantine and queues what it would have set in motion. */
export async function releaseRegistration(dependencies: Dependencies, actor: Actor, id: string): Promise<void> {
  const registration = await dependencies.store.registrations.find(id)
  if (!registration?.quarantine) throw new NotFoundError('nothing to release')
  found(
    (await dependencies.store.registrations.release(
      [released(registration, dependencies)],
      dependencies.now(),
      entry(dependencies, actor, 'registration.release', id),
    )) > 0,
  )
}

/** What one transaction moves or destroys. */
const BATCH_SIZE = 100

/** Works through all that was quarantined for one reason until now, the newest first, a transaction at a time. */
async function forEachQuarantineBatch(
  dependencies: Dependencies,
  typed: string,
  work: (some: readonly Registration[], label: string) => Promise<number>,
): Promise<number> {
  const reason: QuarantineReason | undefined = QUARANTINE_REASONS.find((candidate) => candidate === typed)
  if (!reason) throw new InvalidInputError({ reason: '보류 사유를 골라 주세요.' })
  const until = dependencies.now()
  let moved = 0
  for (;;) {
    const some = await dependencies.store.registrations.list({ reason, until, limit: BATCH_SIZE })
    const done = some.length > 0 ? await work(some, QUARANTINE_LABELS[reason]) : 0
    moved += done
    // Nothing done: somebody else is at the same work.
    if (some.length < BATCH_SIZE || done === 0) return moved
  }
}

/**
 * Releases all that was quarantined for one reason.
 * @returns how many there were
 */
export const releaseQuarantine = (dependencies: Dependencies, actor: Actor, reason: string): Promise<number> =>
  forEachQuarantineBatch(dependencies, reason, (some, label) =>
    dependencies.store.registrations.release(
      some.map((one) => released(one, dependencies)),
      dependencies.now(),
      entry(dependencies, actor, 'registration.release', some.map(({ id }) => id).join(' '), `${some.length}건, ${label}`),
    ),
  )

/**
 * Destroys all that was quarantined for one reason: after a flood nobody does so one by one.
 * @returns how many there were
 */
export async function deleteQuarantine(dependencies: Dependencies, actor: Actor, reason: string, why: string): Promise<number> {
  const givenReason = requiredReason(why)
  return forEachQuarantineBatch(dependencies, reason, (some, label) => {
    const ids = some.map(({ id }) => id)
    return dependencies.store.registrations.remove(
      ids,
      entry(dependencies, actor, 'registration.delete', ids.join(' '), `${ids.length}건, ${label}, 사유: ${givenReason}`),
    )
  })
}

/**
 * Quarantines all in the inbox that carry a mark, takes back what has not been sent to them, and leaves what the office
 * has worked on.
 * @returns how many were moved
 */
export async function quarantineSuspected(dependencies: Dependencies, actor: Actor, typed: string): Promise<number> {
  const suspicion = SUSPICIONS.find((candidate) => candidate === typed)
  if (!suspicion) throw new InvalidInputError({ suspicion: '의심 표시를 골라 주세요.' })
  const until = dependencies.now()
  let moved = 0
  let after: Registration | undefined
  for (;;) {
    const some = await dependencies.store.registrations.list({ suspicions: [suspicion], until, limit: BATCH_SIZE, ...(after ? { after } : {}) })
    const ids = some.map(({ id }) => id)
    if (ids.length > 0)
      moved += await dependencies.store.registrations.quarantine(
        ids,
        suspicion,
        dependencies.now(),
        entry(dependencies, actor, 'registration.quarantine', ids.join(' '), `${ids.length}건, ${QUARANTINE_LABELS[suspicion]}`),
      )
    if (some.length < BATCH_SIZE) return moved
    after = some.at(-1)
  }
}

/** Destroys a registration with its notes, messages and search terms (개인정보 보호법 §21, §36). The reason stays in the audit trail. */
export async function deleteRegistration(dependencies: Dependencies, actor: Actor, id: string, reason: string): Promise<void> {
  found((await dependencies.store.registrations.remove([id], entry(dependencies, actor, 'registration.delete', id, requiredReason(reason)))) > 0)
}

/** Queues a message anew that was given up, or of which nobody knows whether it was sent. */
export async function retryMessage(dependencies: Dependencies, actor: Actor, id: string): Promise<void> {
  if (!(await dependencies.store.outbox.replay(id, dependencies.now(), entry(dependencies, actor, 'message.retry', id))))
    throw new NotFoundError('nothing to retry')
}

/**
 * Stops advertisements to a phone, those that wait included.
 * @returns how many were stopped
 */
export async function optOut(dependencies: Dependencies, actor: Actor, typed: string): Promise<number> {
  const phone = normalisePhone(typed)
  if (!phone) throw new InvalidInputError({ phone: '휴대전화 번호를 확인해 주세요.' })
  return dependencies.store.outbox.optOut(phone, dependencies.now(), entry(dependencies, actor, 'phone.opt-out', null))
}

const REASON_MAX = 200
/** @throws InvalidInputError */
export function requiredReason(typed: string): string {
  const reason = cleanLines(typed.slice(0, RAW_FACTOR * REASON_MAX)).replace(/\s+/g, ' ')
  if (reason.length < 2) throw new InvalidInputError({ reason: '사유를 입력해 주세요. 접근 기록에 남습니다.' })
  return reason.slice(0, REASON_MAX)
}

/** Writes down whose data was looked at. */
export async function recordViewing(
  dependencies: Dependencies,
  actor: Actor,
  action: 'registration.list' | 'registration.view',
  registrations: readonly Registration[],
): Promise<void> {
  if (registrations.length === 0) return
  const ids = registrations.map(({ id }) => id)
  await dependencies.store.audit.record(entry(dependencies, actor, action, ids.join(' '), `${ids.length}건`))
}
