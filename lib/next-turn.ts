import { setImmediate as eventLoopTurn } from 'node:timers/promises'

/** A step does not follow a turn of the event loop that took longer than this. */
const BUSY_MS = 8
/** After this many busy turns a step runs all the same, so that an export ends on a busy evening too. */
const TURNS_MAX = 12

/** Global, because Next compiles this module into several bundles: reports are pages, exports are handlers. */
const shared = globalThis as typeof globalThis & { __waitingSteps?: (() => void)[] }
const waiting = (shared.__waitingSteps ??= [])

/** Waits for a turn of the event loop that took less than {@link BUSY_MS}, for {@link TURNS_MAX} turns at most. */
async function quietTurn(): Promise<void> {
  // The time of the step before belongs to this turn: the next one is measured.
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
