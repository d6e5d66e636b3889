import type { Visit } from '@/lib/visits/booking'

export const VISIT_COLUMNS = 'registration_id, at, people, version, moves, cancelled_at, held_until'

/** Has a place at the instant of its parameter, in milliseconds. */
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

/** Of what needs no confirmation: nothing. */
export const heldOf = ({ held_until }: Pick<VisitRow, 'held_until'>): { readonly heldUntil?: Date } =>
  held_until === null ? {} : { heldUntil: new Date(held_until) }

export const toVisit = ({ registration_id, at, people, version, moves, cancelled_at, held_until }: VisitRow): Visit => ({
  registrationId: registration_id,
  at: new Date(at),
  people,
  version,
  moves,
  cancelledAt: cancelled_at === null ? null : new Date(cancelled_at),
  ...heldOf({ held_until }),
})
