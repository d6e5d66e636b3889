import 'server-only'
import type { Hasher } from '@/lib/vault'
import { heldUntilOf, refusalOf, type Booking, type PlaceRefusal, type PlaceToTake } from '@/lib/visits/booking'
import { linkHash, phoneHash } from '../sealed-fields'
import { readBooking } from '../stored-visit'
import type { SqliteDatabase } from './driver'
import { STANDS, type VisitRow } from './visit-rows'

export interface PlaceWriter {
  /**
   * @param phone null if the limit of one visit ahead for each number does not apply
   * @param own id of a registration whose earlier booking does not count
   * @returns why the place cannot be booked; null if it can, until the transaction ends
   */
  readonly refusal: (place: PlaceToTake, phone: string | null, own?: string) => PlaceRefusal | null
  /** Books the place for a stored registration. @returns until when it is held; null: booked for good */
  readonly take: (place: PlaceToTake, registrationId: string, phone: string) => Date | null
  /** Cancels the bookings of registrations. @param ids as JSON @returns the cancelled bookings */
  readonly release: (ids: string) => Booking[]
}

/** Places of visits, for code that writes registrations, inside the caller's transaction. */
export function placeWriter(database: SqliteDatabase, vault: Hasher): PlaceWriter {
  const version = database.prepare('SELECT version FROM visit_hours LIMIT 1')
  const booked = database.prepare(
    `SELECT COUNT(*) AS groups, COALESCE(SUM(people), 0) AS people FROM visits WHERE at = ? AND registration_id <> ? AND ${STANDS}`,
  )
  const lastOfPhone = database.prepare(`SELECT at FROM visits WHERE phone_hash = ? AND registration_id <> ? AND ${STANDS} ORDER BY at DESC LIMIT 1`)
  const insert = database.prepare('INSERT INTO visits (registration_id, at, people, phone_hash, link_hash, held_until) VALUES (?, ?, ?, ?, ?, ?)')
  const remove = database.prepare(
    'DELETE FROM visits WHERE registration_id IN (SELECT value FROM json_each(?)) RETURNING registration_id, at, people, cancelled_at',
  )
  const bookedOf = ({ at, now }: PlaceToTake, own: string) => booked.all(at.getTime(), own, now.getTime())[0] as { groups: number; people: number }
  return {
    refusal(place, phone, own = '') {
      const [hours] = version.all() as { version: number }[]
      const [last] = phone === null ? [] : (lastOfPhone.all(phoneHash(vault, phone), own, place.now.getTime()) as { at: number }[])
      return refusalOf(place, {
        hoursVersion: hours?.version ?? 0,
        booked: bookedOf(place, own),
        bookedByPhone: last ? new Date(last.at) : null,
      })
    },
    take(place, registrationId, phone) {
      const { at, people } = place
      const heldUntil = heldUntilOf(place, bookedOf(place, registrationId))
      insert.run(registrationId, at.getTime(), people, phoneHash(vault, phone), linkHash(vault, registrationId), heldUntil?.getTime() ?? null)
      return heldUntil
    },
    release(ids) {
      const removed = remove.all(ids) as Pick<VisitRow, 'registration_id' | 'at' | 'people' | 'cancelled_at'>[]
      return removed
        .filter(({ cancelled_at }) => cancelled_at === null)
        .map(({ registration_id, at, people }) => readBooking({ registrationId: registration_id, at, people, heldUntil: null }))
    },
  }
}
