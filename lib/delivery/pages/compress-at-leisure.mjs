import { workerThread } from '../worker-thread.mjs'

/** How long the thread is kept for another body. */
const IDLE_MS = 2000

/**
 * A thread of its own, with what the processor has left over: on one processor a thread of the pool would take turns
 * with the answers, and with the reading of files.
 * @returns {(data: Buffer) => Promise<Buffer>} into brotli, as far as it goes; one body at a time
 */
export function compressAtLeisure() {
  const compress = workerThread(new URL('./compression-thread.mjs', import.meta.url), { name: 'compression', idleMs: IDLE_MS })
  return async (data) => Buffer.from(await compress(data))
}
