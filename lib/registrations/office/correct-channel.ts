import 'server-only'
import { randomUUID } from 'node:crypto'
import { InvalidInputError, NotFoundError } from '@/lib/errors'
import { channelLabel } from '@/lib/attribution/channel'
import type { Services } from '@/lib/services'
import { channelOptions, qrNames } from '@/lib/attribution/office/channel-view'
import { changedTo, requireUnchanged } from './require-unchanged'
import { auditEntry, requiredReason, type Actor } from '@/lib/accounts/office/staff-audit'
import { channelWords as words } from '@/lib/messages/ko/office-channel'
import { registrationAuditWords } from '@/lib/messages/ko/registration-office'

const channelNow = (channel: string | null, names: Readonly<Record<string, string>>) => (channel === null ? words.unknown : channelLabel(channel, names))

/**
 * Corrects the channel of a registration. The first channel stays stored; the reason goes to the audit trail and the notes.
 * @throws InvalidInputError without a reason, or for an unknown channel; ChangedMeanwhileError if it differs from what the form
 * showed; NotFoundError; StoreUnavailableError
 */
export async function correctChannel(
  dependencies: Pick<Services, 'store' | 'now'>,
  actor: Actor,
  id: string,
  typed: { readonly channel: string; readonly reason: string; readonly was?: string | undefined },
): Promise<void> {
  const { store, now } = dependencies
  const reason = requiredReason(typed.reason)
  const [registration, names] = await Promise.all([store.registrations.find(id), qrNames(dependencies)])
  if (!registration || registration.unreadable) throw new NotFoundError('no such registration')
  const option = channelOptions(names).find(({ value }) => value === typed.channel)
  requireUnchanged(typed.was, registration.channel, typed.channel, channelNow(registration.channel, names))
  if (!option || option.value === registration.channel) throw new InvalidInputError({ channel: words.missing })
  const before = channelNow(registration.channel, names)
  const text = registrationAuditWords.channel(before, option.label, reason)
  const at = now()
  const note = { id: randomUUID(), registrationId: id, at, actor: actor.account.email, text }
  const done = await store.registrations.setChannel(
    id,
    option.value,
    note,
    at,
    auditEntry(dependencies, actor, 'registration.channel', id, text),
    registration.channel,
  )
  if (!done) throw new NotFoundError('no such registration')
  if (done === 'changed') throw changedTo(channelNow((await store.registrations.find(id))?.channel ?? null, names))
}
