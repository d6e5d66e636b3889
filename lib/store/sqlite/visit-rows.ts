import type { Visit } from '@/lib/visits/booking'
import { readVisit } from '../stored-visit'

export const VISIT_COLUMNS = 'registration_id, at, people, version, moves, cancelled_at'

export interface VisitRow {
  registration_id: string
  at: number
  people: number
  version: number
  moves: number
  cancelled_at: number | null
}

export const toVisit = ({ registration_id, cancelled_at, ...row }: VisitRow): Visit =>
  readVisit({ ...row, registrationId: registration_id, cancelledAt: cancelled_at })
