import 'server-only'
import { randomUUID } from 'node:crypto'
import { InvalidInputError } from '@/lib/errors'
import { EVENT_LABELS } from '@/lib/registrations/registration-event'
import { cleanTag, TAGS_MAX } from '@/lib/registrations/tag'
import type { Services } from '@/lib/services'
import { getVisibleRegistration } from './assignment-actions'
import { recordEvent } from './record-event'
import type { Staff } from '@/lib/accounts/office/staff-audit'
import { registrationRefusalWords as words } from '@/lib/messages/ko/registration-refusals'

/* Tags that staff put on registrations. */

type Dependencies = Pick<Services, 'store' | 'now'>

/**
 * Adds or removes a tag. Records nothing if nothing changes.
 * @returns the tag if something changed, else null
 * @throws InvalidInputError for an empty tag, for one too many, and in quarantine; NotFoundError; StoreUnavailableError
 */
export async function changeTag(dependencies: Dependencies, actor: Staff, id: string, kind: 'tagged' | 'untagged', typed: string): Promise<string | null> {
  const { tags, quarantine } = await getVisibleRegistration(dependencies, actor.account, id)
  if (quarantine) throw new InvalidInputError({ tag: words.quarantinedTag })
  // An existing tag may be removed, even if today's rules would refuse it.
  const tag = kind === 'untagged' && tags.includes(typed) ? typed : cleanTag(typed)
  if (tags.includes(tag) === (kind === 'tagged')) return null
  if (kind === 'tagged' && tags.length >= TAGS_MAX) throw new InvalidInputError({ tag: words.tags(TAGS_MAX) })
  const event = { id: randomUUID(), registrationId: id, kind, subject: tag }
  await recordEvent(dependencies, actor, event, 'registration.tag', `${EVENT_LABELS[kind]}: ${tag}`)
  return tag
}
