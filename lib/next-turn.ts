import { setImmediate as eventLoopTurn } from 'node:timers/promises'

interface Turns {
  waiting: (() => void)[]
}

/** Global, because Next compiles this module into several bundles: reports are pages, exports are handlers. */
const shared = globalThis as typeof globalThis & { __turns?: Turns }
const turns = (shared.__turns ??= { waiting: [] })

function runOne(): void {
  const next = turns.waiting.shift()
  if (turns.waiting.length > 0) void eventLoopTurn().then(runOne)
  next?.()
}

/**
 * Waits for a turn of the event loop of its own. Node runs all its immediates in one turn: the steps of two reports and an export
 * would block together for as long as their sum, however short each is.
 */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    turns.waiting.push(resolve)
    if (turns.waiting.length === 1) void eventLoopTurn().then(runOne)
  })
