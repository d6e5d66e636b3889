/**
 * Ends the process on SIGTERM or SIGINT once: answers under way go out, what waits in memory is stored.
 * @param {{ stop: () => Promise<void> }} site
 */
export function stopCleanly(site) {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    try {
      await site.stop()
    } finally {
      // Left by instrumentation.ts: what waits in memory is stored once the last answer has gone out, and the store's file is
      // made whole.
      await Reflect.get(globalThis, Symbol.for('site.shutDown'))?.()
    }
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
