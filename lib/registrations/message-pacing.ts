import { MARKED_MESSAGES_PER_MINUTE as PER_MINUTE } from './bot-thresholds'

const MINUTE_MS = 60_000

/** A rate limiter that delays instead of refusing: places in the minutes to come, so many a network block and so many for all. */
export interface MessagePacing {
  /**
   * Takes the first place that is free.
   * @param block null where none is known
   * @returns when it comes, `at` or later
   */
  reserve(block: string | null, at: Date): Date
}

export function createMessagePacing(): MessagePacing {
  /** By minute: places taken, a block and altogether. */
  const taken = new Map<number, { all: number; readonly blocks: Map<string, number> }>()
  /** By block: every minute before this one is full. */
  const firstFree = new Map<string, number>()

  function forgetBefore(minute: number): void {
    for (const past of taken.keys()) if (past < minute) taken.delete(past)
    for (const [block, free] of firstFree) if (free <= minute) firstFree.delete(block)
  }

  return {
    reserve(block, at) {
      const now = Math.floor(at.getTime() / MINUTE_MS)
      if (!taken.has(now)) forgetBefore(now)
      const hasRoom = (minute: number) => {
        const places = taken.get(minute)
        return !places || (places.all < PER_MINUTE.all && (block === null || (places.blocks.get(block) ?? 0) < PER_MINUTE.block))
      }
      let minute = Math.max(now, (block !== null && firstFree.get(block)) || now)
      while (!hasRoom(minute)) minute++
      const places = taken.get(minute) ?? { all: 0, blocks: new Map<string, number>() }
      taken.set(minute, places)
      places.all++
      if (block !== null) {
        places.blocks.set(block, (places.blocks.get(block) ?? 0) + 1)
        firstFree.set(block, minute)
      }
      return new Date(Math.max(at.getTime(), minute * MINUTE_MS))
    },
  }
}
