import 'server-only'
import { randomUUID } from 'node:crypto'
import { InvalidInputError, NotFoundError } from '@/lib/errors'
import { channelLabel } from '@/lib/registrations/channel'
import type { Services } from '@/lib/services'
import { channelOptions, qrNames } from './channel-view'
import { auditEntry, requiredReason, type Actor } from './staff-audit'

/**
 * Corrects where a registration came from. What it said when it came stays; the reason stands in the audit trail and among
 * the notes.
 * @throws InvalidInputError without a reason, or for no channel that there is; NotFoundError; StoreUnavailableError
 */
export async function correctChannel(
  dependencies: Pick<Services, 'store' | 'now'>,
  actor: Actor,
  id: string,
  typed: { readonly channel: string; readonly reason: string },
): Promise<void> {
  const { store, now } = dependencies
  const reason = requiredReason(typed.reason)
  const [registration, names] = await Promise.all([store.registrations.find(id), qrNames(dependencies)])
  if (!registration || registration.unreadable) throw new NotFoundError('no such registration')
  const option = channelOptions(names).find(({ value }) => value === typed.channel)
  if (!option || option.value === registration.channel) throw new InvalidInputError({ channel: '바꿀 유입 경로를 골라 주세요.' })
  const before = registration.channel === null ? '기록 없음' : channelLabel(registration.channel, names)
  const text = `유입 경로: ${before} → ${option.label}, 사유: ${reason}`
  const at = now()
  const note = { id: randomUUID(), registrationId: id, at, actor: actor.account.email, text }
  const done = await store.registrations.setChannel(id, option.value, note, at, auditEntry(dependencies, actor, 'registration.channel', id, text))
  if (!done) throw new NotFoundError('no such registration')
}
