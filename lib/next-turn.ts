import { setImmediate as eventLoopTurn } from 'node:timers/promises'

/** A turn in which people's requests took longer than this is left to them. */
const BUSY_MS = 8
/** Turns after which a step runs however long they took: an export ends on a busy evening too. */
const TURNS_MAX = 12

/** Global, because Next compiles this module into several bundles: reports are pages, exports are handlers. */
const shared = globalThis as typeof globalThis & { __waitingSteps?: (() => void)[] }
const waiting = (shared.__waitingSteps ??= [])

/** Waits for a turn of the event loop whose requests left time for a step. */
async function quietTurn(): Promise<void> {
  // Ends the turn of the step before, so that its time does not count.
  await eventLoopTurn()
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    const before = performance.now()
    await eventLoopTurn()
    if (performance.now() - before < BUSY_MS) return
  }
}

async function runWaiting(): Promise<void> {
  for (let [next] = waiting; next; [next] = waiting) {
    await quietTurn()
    waiting.shift()
    next()
  }
}

/**
 * Waits for a turn of the event loop of its own, behind a turn with little else to do. Node runs all its immediates in one turn: the
 * steps of two reports and an export would block together for as long as their sum, and a step beside a page that is rendered, in one
 * turn of 40 ms, for longer than 50 ms.
 */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) void runWaiting()
  })
