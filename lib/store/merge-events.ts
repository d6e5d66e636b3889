import type { NewEvent } from '@/lib/registrations/registration-event'
import type { RegistrationStatus } from '@/lib/registrations/statuses'
import type { MergeStep } from '@/lib/registrations/merge-store'

/* What every adapter notes among the events of registrations that become one, or cease to be. */

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

/** Of a registration that becomes part of another one. */
export const mergedEvent = (id: string, into: string, { id: step, actor }: MergeStep, at: Date): NewEvent =>
  event(`${step}:merged`, id, 'merged', into, { at, actor })

/** Of the one that it becomes part of. */
export const mergedInEvent = (into: string, id: string, { id: step, actor }: MergeStep, at: Date): NewEvent =>
  event(`${step}:merged-in:${id}`, into, 'merged-in', id, { at, actor })

/** Of a registration that is part of another one no more. */
export const separatedEvent = (id: string, from: string, { id: step, actor }: MergeStep, at: Date): NewEvent =>
  event(`${step}:separated`, id, 'separated', from, { at, actor })

/** Of the one that it was part of. */
export const separatedOutEvent = (from: string, id: string, { id: step, actor }: MergeStep, at: Date): NewEvent =>
  event(`${step}:separated-out:${id}`, from, 'separated-out', id, { at, actor })

/**
 * Of one that goes on where it stood, though what it stood on was removed: nobody is to be called again, or forgotten, because
 * another registration's period ended.
 */
export const keptStatusEvent = (id: string, status: RegistrationStatus, removedId: string, at: Date): NewEvent =>
  event(`removed:${removedId}:status`, id, 'status', status, { at, actor: null })

/** The step that a removal is. */
export const removalStep = (removedId: string, actor: string | null): MergeStep => ({ id: `removed:${removedId}`, actor })
