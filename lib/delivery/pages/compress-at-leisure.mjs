import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** How long the thread is kept for another body. */
const IDLE_MS = 2000

/**
 * A thread of its own, with what the processor has left over: on one processor a thread of the pool would take turns
 * with the answers, and with the reading of files.
 * @returns {(data: Buffer) => Promise<Buffer>} into brotli, as far as it goes; one body at a time
 */
export function compressAtLeisure() {
  /** @type {Worker | undefined} */
  let worker
  /** @type {NodeJS.Timeout | undefined} */
  let ending
  const end = () => {
    void worker?.terminate()
    worker = undefined
  }
  return async (data) => {
    clearTimeout(ending)
    worker ??= new Worker(new URL('./compression-thread.mjs', import.meta.url), { name: 'compression' })
    // Neither keeps the process from ending.
    worker.unref()
    const answered = once(worker, 'message')
    worker.postMessage(data)
    try {
      const [compressed] = await answered
      return Buffer.from(compressed)
    } catch (error) {
      end()
      throw error
    } finally {
      ending = setTimeout(end, IDLE_MS).unref()
    }
  }
}
