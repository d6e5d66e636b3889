let waiting: (() => void)[] = []

function runOne(): void {
  const [next, ...others] = waiting
  waiting = others
  if (others.length > 0) setImmediate(runOne)
  next?.()
}

/**
 * Waits for a turn of the event loop of its own. Node runs all its immediates in one turn: the steps of two reports and an export
 * would block together for as long as their sum, however short each is.
 */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(runOne)
  })
