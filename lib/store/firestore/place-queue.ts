import 'server-only'
import type { Firestore } from 'firebase-admin/firestore'
import type { Vault } from '@/lib/vault'
import type { PlaceRefusal, PlaceToTake } from '@/lib/visits/booking'
import { readPlace, type FreePlace } from './places'

/** Milliseconds of a monotonic clock. */
type Moment = number

export interface PlaceQueue {
  /**
   * Runs work on one time of a visit after all earlier work on it in this process. The store then resolves conflicts with other
   * processes only, and each round of those has one winner.
   */
  readonly inTurn: <T>(at: Date, work: (arrived: Moment) => Promise<T>) => Promise<T>
  /** {@link readPlace}; if a read that began after the arrival found all places taken, returns that without another read. */
  readonly read: (db: Firestore, place: PlaceToTake, phoneHash: string, arrived: Moment) => Promise<PlaceRefusal | FreePlace>
}

/** One for each store. Of a thousand who want the last places at once, each waits for as many reads as there are places. */
export function placeQueue(vault: Vault): PlaceQueue {
  /** The last task for each time, by milliseconds. */
  const waiting = new Map<number, Promise<unknown>>()
  /** The latest read that found a time full, and for how many. */
  const foundFull = new Map<number, { readonly began: Moment; readonly people: number }>()

  return {
    async inTurn(at, work) {
      const [key, arrived] = [at.getTime(), performance.now()]
      const turn = (waiting.get(key) ?? Promise.resolve()).then(() => work(arrived))
      const settled = turn.catch(() => undefined)
      waiting.set(key, settled)
      try {
        return await turn
      } finally {
        if (waiting.get(key) === settled) {
          waiting.delete(key)
          foundFull.delete(key)
        }
      }
    },
    async read(db, place, phoneHash, arrived) {
      const key = place.at.getTime()
      const full = foundFull.get(key)
      if (full && full.began > arrived && place.people >= full.people) return 'full'
      const began = performance.now()
      const found = await readPlace(db, place, phoneHash, vault)
      if (found === 'full') foundFull.set(key, { began, people: place.people })
      return found
    },
  }
}
