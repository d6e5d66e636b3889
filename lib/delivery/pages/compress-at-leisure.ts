import { Worker } from 'node:worker_threads'

/**
 * Compresses in a thread of its own, with what the processor has left over: on one processor a thread of the pool would take
 * turns with the answers, and with the reading of files.
 */
export const compressAtLeisure = (data: Buffer, thread = new URL('./compression-thread.mjs', import.meta.url)): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(thread, { name: 'compression', workerData: data })
    worker.once('message', (compressed: Uint8Array) => resolve(Buffer.from(compressed)))
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the thread ended without an answer')))
    worker.unref()
  })
