import { workerThread } from '../worker-thread'

/** How long the thread is kept for another body. */
const IDLE_MS = 2000

/**
 * A thread of its own, with what the processor has left over: on one processor a thread of the pool would take turns
 * with the answers, and with the reading of files.
 * @returns into brotli, as far as it goes; one body at a time
 */
export function compressAtLeisure(thread = new URL('./compression-thread.mjs', import.meta.url)): (data: Buffer) => Promise<Buffer> {
  const compress = workerThread<Buffer, Uint8Array>(thread, { name: 'compression', idleMs: IDLE_MS })
  return async (data) => Buffer.from(await compress(data))
}
