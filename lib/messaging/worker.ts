import { performance, type EventLoopUtilization } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { deliverDue, type DeliverServices } from './deliver-due'

/** Longest interval between two polls; polling is needed because another process may queue messages. */
const MAX_POLL_INTERVAL_MS = 15_000
const RETRY_AFTER_FAILURE_MS = 5_000
/** Debounce: delivers messages of registrations that arrive together in one batch, after their responses. */
const WAKE_DELAY_MS = 100
/** Event loop utilization above which requests are assumed to be waiting. */
const BUSY_UTILIZATION = 0.5
const UTILIZATION_WINDOW_MS = 50
/** Longest delay of a batch under load: twenty messages a second at full load, two hundred otherwise. */
const MAX_YIELD_MS = 500

/** Delivers messages in the background of a long-lived server. */
export interface OutboxWorker {
  start(): void
  /** Polls now, because messages were queued. Does nothing before {@link start}. */
  wake(): void
  /** Resolves when the current round has ended. */
  stop(): Promise<void>
}

/**
 * Waits between batches while the event loop is busy, so that requests have priority. At full load deliveries took a
 * third of the processor and slowed every response by as much.
 */
async function yieldToRequests(): Promise<void> {
  for (let waited = 0; waited < MAX_YIELD_MS; waited += UTILIZATION_WINDOW_MS) {
    const before: EventLoopUtilization = performance.eventLoopUtilization()
    await sleep(UTILIZATION_WINDOW_MS)
    if (performance.eventLoopUtilization(before).utilization < BUSY_UTILIZATION) return
  }
}

export function createOutboxWorker(services: DeliverServices): OutboxWorker {
  let running = false
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined
  let again = false
  let woken = false

  async function work(): Promise<number> {
    try {
      do {
        again = false
        await deliverDue(services, async () => {
          await yieldToRequests()
          return running
        })
      } while (again && running)
      const due = await services.store.outbox.nextDueAt()
      return due ? Math.min(Math.max(due.getTime() - services.now().getTime(), 0), MAX_POLL_INTERVAL_MS) : MAX_POLL_INTERVAL_MS
    } catch (error) {
      services.log.warn({ err: error }, 'a round of deliveries failed')
      return RETRY_AFTER_FAILURE_MS
    }
  }

  function run(): void {
    clearTimeout(timer)
    if (!running) return
    if (round) {
      again = true
      return
    }
    round = work().then((sleepMs) => {
      round = undefined
      if (running) timer = setTimeout(run, sleepMs).unref()
    })
  }

  return {
    start() {
      running = true
      run()
    },
    wake() {
      if (!running || woken) return
      woken = true
      setTimeout(() => {
        woken = false
        run()
      }, WAKE_DELAY_MS).unref()
    },
    async stop() {
      running = false
      clearTimeout(timer)
      await round
    },
  }
}
