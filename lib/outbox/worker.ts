import { performance, type EventLoopUtilization } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { deliverDue, type DeliverServices } from './deliver-due'

/** How long the worker sleeps at most: messages may have been queued by another process. */
const LONGEST_SLEEP_MS = 15_000
const AFTER_FAILURE_MS = 5_000
/** Registrations that come together are delivered together, and their visitors' answers go first. */
const WAKE_DELAY_MS = 100
/** A process that works this share of its time has visitors waiting. */
const BUSY = 0.5
const LOOK_MS = 50
/** A batch waits for visitors, but not for ever: twenty messages a second go out at full load, two hundred otherwise. */
const LONGEST_WAIT_MS = 500

/** Delivers in the background of a long-lived server. */
export interface OutboxWorker {
  start(): void
  /** There is something new: looks now rather than later. Does nothing before {@link start}. */
  wake(): void
  /** Resolves when the round under way has ended. */
  stop(): Promise<void>
}

/**
 * Between two batches: lets visitors pass first. At full load deliveries took a third of the processor, and every
 * answer that much longer; they lose nothing by coming a moment later.
 */
async function untilCalm(): Promise<void> {
  for (let waited = 0; waited < LONGEST_WAIT_MS; waited += LOOK_MS) {
    const before: EventLoopUtilization = performance.eventLoopUtilization()
    await sleep(LOOK_MS)
    if (performance.eventLoopUtilization(before).utilization < BUSY) return
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
          await untilCalm()
          return running
        })
      } while (again && running)
      const due = await services.store.outbox.nextDueAt()
      return due ? Math.min(Math.max(due.getTime() - services.now().getTime(), 0), LONGEST_SLEEP_MS) : LONGEST_SLEEP_MS
    } catch (error) {
      services.log.warn({ err: error }, 'a round of deliveries failed')
      return AFTER_FAILURE_MS
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
