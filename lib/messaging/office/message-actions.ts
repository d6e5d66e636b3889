import 'server-only'
import { InvalidInputError, NotFoundError } from '@/lib/errors'
import { normalisePhone } from '@/lib/registrations/phone'
import { messageOfficeWords as words } from '@/lib/messages/ko/office-messages'
import type { Services } from '@/lib/services'
import { auditEntry, type Actor } from '@/lib/accounts/office/staff-audit'

/* Actions of staff on messages and their recipients. */

type Dependencies = Pick<Services, 'store' | 'now'>

/** Queues a message again that failed for good or whose result is unknown. */
export async function retryMessage(dependencies: Dependencies, actor: Actor, id: string): Promise<void> {
  if (!(await dependencies.store.outbox.replay(id, dependencies.now(), auditEntry(dependencies, actor, 'message.retry', id))))
    throw new NotFoundError('nothing to retry')
}

/**
 * Stops advertisements to a phone number, including waiting ones.
 * @returns how many were stopped
 */
export async function optOut(dependencies: Dependencies, actor: Actor, typed: string): Promise<number> {
  const phone = normalisePhone(typed)
  if (!phone) throw new InvalidInputError({ phone: words.phone })
  return dependencies.store.outbox.optOut(phone, dependencies.now(), auditEntry(dependencies, actor, 'phone.opt-out', null))
}
