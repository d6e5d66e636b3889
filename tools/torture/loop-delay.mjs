/**
 * Preloaded into a site (`--import`): appends one line a second to the file that LOOP_DELAY_FILE names, a JSON object of
 * `blockedMs`, the longest block of the main thread in that second, `collectedMs`, the longest garbage collection in it, and
 * `rssMb`, resident memory.
 */
import { appendFileSync } from 'node:fs'
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const RESOLUTION_MS = 5
const file = process.env.LOOP_DELAY_FILE

if (isMainThread && file) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  let collectedMs = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) collectedMs = Math.max(collectedMs, duration)
  }).observe({ entryTypes: ['gc'] })
  setInterval(() => {
    const blockedMs = Math.max(0, delay.max / 1e6 - RESOLUTION_MS)
    appendFileSync(file, `${JSON.stringify({ blockedMs, collectedMs, rssMb: process.memoryUsage.rss() / 1024 ** 2 })}\n`)
    delay.reset()
    collectedMs = 0
  }, 1000).unref()
}
