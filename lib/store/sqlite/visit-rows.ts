import type { Visit } from '@/lib/visits/booking'
import { readVisit } from '../stored-visit'

export const VISIT_COLUMNS = 'registration_id, at, people, version, moves, cancelled_at, held_until'

/** Condition for a visit that has its place at the instant of the parameter, in milliseconds. */
export const STANDS = 'cancelled_at IS NULL AND (held_until IS NULL OR held_until > ?)'

export interface VisitRow {
  registration_id: string
  at: number
  people: number
  version: number
  moves: number
  cancelled_at: number | null
  held_until: number | null
}

export const toVisit = ({ registration_id, cancelled_at, held_until, ...row }: VisitRow): Visit =>
  readVisit({ ...row, registrationId: registration_id, cancelledAt: cancelled_at, heldUntil: held_until })
