const LOOK_MS = 500

/**
 * Ends this process as SIGTERM does once the process that started it is gone: one that was killed forwards nothing, and what
 * it started would go on and hold the port. Imported with `--import` by what lib/cli/start/run-node.mjs starts, and called by
 * `npm start` for npm.
 */
export function endWithParent() {
  const parent = process.ppid
  const looking = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(looking)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_MS)
  looking.unref()
}
