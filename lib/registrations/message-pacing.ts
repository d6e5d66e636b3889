import { limits } from '@/lib/limits'

const { points, seconds } = limits.markedMessages
const SLOT_MS = seconds * 1000

/** Traffic shaping: a rate limiter that delays instead of rejecting. Each time slot has places for each network block and in total. */
export interface MessagePacing {
  /**
   * Reserves the first free place.
   * @param block null if unknown
   * @returns its time, `at` or later
   */
  reserve(block: string | null, at: Date): Date
}

export function createMessagePacing(): MessagePacing {
  /** Places taken by time slot, for each block and in total. */
  const taken = new Map<number, { all: number; readonly blocks: Map<string, number> }>()
  /** By block: all slots before this one are full. */
  const firstFree = new Map<string, number>()

  function forgetBefore(slot: number): void {
    for (const past of taken.keys()) if (past < slot) taken.delete(past)
    for (const [block, free] of firstFree) if (free <= slot) firstFree.delete(block)
  }

  return {
    reserve(block, at) {
      const now = Math.floor(at.getTime() / SLOT_MS)
      if (!taken.has(now)) forgetBefore(now)
      const hasRoom = (slot: number) => {
        const places = taken.get(slot)
        return !places || (places.all < points.all && (block === null || (places.blocks.get(block) ?? 0) < points.block))
      }
      let slot = Math.max(now, (block !== null && firstFree.get(block)) || now)
      while (!hasRoom(slot)) slot++
      const places = taken.get(slot) ?? { all: 0, blocks: new Map<string, number>() }
      taken.set(slot, places)
      places.all++
      if (block !== null) {
        places.blocks.set(block, (places.blocks.get(block) ?? 0) + 1)
        firstFree.set(block, slot)
      }
      return new Date(Math.max(at.getTime(), slot * SLOT_MS))
    },
  }
}
