/**
 * Preloaded into a site (`--import`): appends one line a second to the file that LOOP_DELAY_FILE names, a JSON object of
 * `blockedMs`, the longest time that the main thread answered nothing in that second, and `rssMb`, its resident memory.
 */
import { appendFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const RESOLUTION_MS = 5
const file = process.env.LOOP_DELAY_FILE

if (isMainThread && file) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  setInterval(() => {
    appendFileSync(file, `${JSON.stringify({ blockedMs: Math.max(0, delay.max / 1e6 - RESOLUTION_MS), rssMb: process.memoryUsage.rss() / 1024 ** 2 })}\n`)
    delay.reset()
  }, 1000).unref()
}
