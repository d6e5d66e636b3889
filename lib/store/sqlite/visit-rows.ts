import type { Visit } from '@/lib/visits/booking'

export const VISIT_COLUMNS = 'registration_id, at, people, version, moves, cancelled_at'

export interface VisitRow {
  registration_id: string
  at: number
  people: number
  version: number
  moves: number
  cancelled_at: number | null
}

export const toVisit = ({ registration_id, at, people, version, moves, cancelled_at }: VisitRow): Visit => ({
  registrationId: registration_id,
  at: new Date(at),
  people,
  version,
  moves,
  cancelledAt: cancelled_at === null ? null : new Date(cancelled_at),
})
