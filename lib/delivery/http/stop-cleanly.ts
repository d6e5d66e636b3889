import { bridge } from '../bridge'

/** Ends the process on SIGTERM, SIGINT or SIGHUP once: answers under way go out, what waits in memory is stored. */
export function stopCleanly(site: { stop: () => Promise<void> }) {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    try {
      await site.stop()
    } finally {
      // Left by instrumentation.ts: what waits in memory is stored once the last answer has gone out, and the store's file is
      // made whole.
      await bridge.shutDown?.()
    }
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop as () => void)
}
