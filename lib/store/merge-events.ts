import type { NewEvent } from '@/lib/registrations/registration-event'
import type { RegistrationStatus } from '@/lib/registrations/statuses'
import type { MergeStep } from '@/lib/registrations/merge-store'

/* Events of merged and separated registrations, the same in every adapter. */

type Noted = Pick<NewEvent, 'at' | 'actor'>

const event = (id: string, registrationId: string, kind: NewEvent['kind'], subject: string, { at, actor }: Noted): NewEvent => ({
  id,
  registrationId,
  at,
  actor,
  kind,
  subject,
  dueAt: null,
  text: null,
})

/** For a registration merged into another one. */
export const mergedEvent = (id: string, into: string, { id: step, actor }: MergeStep, at: Date): NewEvent =>
  event(`${step}:merged`, id, 'merged', into, { at, actor })

/** For the primary registration. */
export const mergedInEvent = (into: string, id: string, { id: step, actor }: MergeStep, at: Date): NewEvent =>
  event(`${step}:merged-in:${id}`, into, 'merged-in', id, { at, actor })

/** For a registration separated again. */
export const separatedEvent = (id: string, from: string, { id: step, actor }: MergeStep, at: Date): NewEvent =>
  event(`${step}:separated`, id, 'separated', from, { at, actor })

/** For the former primary registration. */
export const separatedOutEvent = (from: string, id: string, { id: step, actor }: MergeStep, at: Date): NewEvent =>
  event(`${step}:separated-out:${id}`, from, 'separated-out', id, { at, actor })

/**
 * Keeps a status that derives from a deleted registration: nobody is to be called again, or forgotten, because another
 * registration's retention period ended.
 */
export const keptStatusEvent = (id: string, status: RegistrationStatus, removedId: string, at: Date): NewEvent =>
  event(`removed:${removedId}:status`, id, 'status', status, { at, actor: null })

/** The merge step that a deletion causes. */
export const removalStep = (removedId: string, actor: string | null): MergeStep => ({ id: `removed:${removedId}`, actor })
