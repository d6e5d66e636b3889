/**
 * Preloaded into a site (`--import`): appends one line a second to the file that LOOP_DELAY_FILE names, a JSON object of
 * `blockedMs`, the longest block of the main thread in that second, `collectedMs`, the longest garbage collection in it,
 * `ranMs` and `waitedMs`, how long the main thread had a core and how long it was ready and had none (Linux; otherwise 0), and
 * `rssMb`, resident memory.
 */
import { appendFileSync, readFileSync } from 'node:fs'
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const RESOLUTION_MS = 5
const file = process.env.LOOP_DELAY_FILE

/** Nanoseconds for which the main thread ran and for which it waited for a core, since the start. See proc_pid_schedstat(5). */
function scheduled() {
  try {
    const [ran = 0, waited = 0] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ').map(Number)
    return { ran, waited }
  } catch {
    return { ran: 0, waited: 0 }
  }
}

if (isMainThread && file) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  let collectedMs = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) collectedMs = Math.max(collectedMs, duration)
  }).observe({ entryTypes: ['gc'] })
  let before = scheduled()
  setInterval(() => {
    const { ran, waited } = scheduled()
    const blockedMs = Math.max(0, delay.max / 1e6 - RESOLUTION_MS)
    appendFileSync(
      file,
      `${JSON.stringify({ blockedMs, collectedMs, ranMs: (ran - before.ran) / 1e6, waitedMs: (waited - before.waited) / 1e6, rssMb: process.memoryUsage.rss() / 1024 ** 2 })}\n`,
    )
    before = { ran, waited }
    delay.reset()
    collectedMs = 0
  }, 1000).unref()
}
