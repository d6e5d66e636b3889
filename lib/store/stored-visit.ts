import 'server-only'
import { z } from 'zod'
import type { Booking, Visit } from '@/lib/visits/booking'
import { noteUnreadable } from './met-records'
import { storedTime, timeOrEpoch } from './stored-time'

const count = z.number().int().min(0)
const visit = z
  .object({
    registrationId: z.string(),
    at: storedTime,
    people: count.max(1000),
    version: count,
    moves: count,
    cancelledAt: storedTime.nullable(),
    heldUntil: storedTime.nullable(),
  })
  .transform(({ heldUntil, ...rest }) => ({ ...rest, ...(heldUntil && { heldUntil }) }))

const numberOr = (value: unknown, otherwise: number): number => (typeof value === 'number' && Number.isFinite(value) ? value : otherwise)

/** A visit as an adapter read it. A malformed one counts as past: nobody can move it or is reminded of it. */
export function readVisit(read: Readonly<Record<keyof Visit, unknown>>): Visit {
  const checked = visit.safeParse(read)
  if (checked.success) return checked.data
  const registrationId = String(read.registrationId)
  noteUnreadable({ kind: 'visit', id: registrationId })
  return {
    registrationId,
    at: timeOrEpoch(read.at),
    people: count.max(1000).safeParse(read.people).data ?? 1,
    version: numberOr(read.version, 1),
    moves: numberOr(read.moves, 0),
    cancelledAt: read.cancelledAt === null || read.cancelledAt === undefined ? null : timeOrEpoch(read.cancelledAt),
  }
}

/** The same for a booking. */
export function readBooking({ registrationId, at, people, heldUntil }: Readonly<Record<keyof Booking, unknown>>): Booking {
  const read = readVisit({ registrationId, at, people, version: 1, moves: 0, cancelledAt: null, heldUntil })
  return { registrationId: read.registrationId, at: read.at, people: read.people, ...(read.heldUntil && { heldUntil: read.heldUntil }) }
}
