import { constants } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { lowerPriority, workerThread } from '../worker-thread.mjs'
import { pageFinisher } from './page-finisher.mjs'

/** @typedef {import('../next/stored-page.mjs').AppPage} AppPage */
/** @typedef {import('./page-finisher.mjs').DataApart} DataApart */
/** @typedef {{ value: AppPage, key: string, stays: boolean, apart: boolean }} Task */
/** @typedef {{ finishing: { root: string, connections: readonly string[] } }} Started what the thread is started with */

/**
 * Finishes pages in a thread of its own: 5 to 30 ms each in which the main thread would answer nobody. This file is both sides of
 * it, so that whatever copies Next's cache handler copies the thread.
 * @param {string} root absolute path of the project, built
 * @param {readonly string[]} connections foreign origins that pages may talk to
 */
export function finishingThread(root, connections) {
  const finish = workerThread(new URL(import.meta.url), { name: 'finishing', workerData: { finishing: { root, connections } } })
  /**
   * Finishes a page that was rendered at run time, in place. One that cannot be finished stays as it is.
   * @param {AppPage} value restricted
   * @param {string} key Next's, of the page
   * @param {boolean} stays until it is revalidated: what it says is content's, as its fonts were measured
   * @param {boolean} apart whether what the page hydrates from gets an address of its own; otherwise it stands in the page
   * @returns {Promise<DataApart | undefined>} that data, which has to be kept
   * @throws Error where what a page is finished with is not there
   */
  return async (value, key, stays, apart) => {
    /** @type {AppPage & { kept: DataApart | undefined }} */
    const { html, headers, segmentData, kept } = await finish({ value, key, stays, apart })
    // A thread posts the bytes of a buffer, not the buffer.
    for (const [part, data] of segmentData ?? []) value.segmentData?.set(part, Buffer.from(data))
    Object.assign(value, { html, headers })
    return kept && { ...kept, data: Buffer.from(kept.data) }
  }
}

const started = /** @type {Started | undefined} */ (workerData)?.finishing
if (parentPort && started) {
  lowerPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const finish = pageFinisher(started.root, started.connections)
  parentPort.on('message', (/** @type {Task} */ { value, key, stays, apart }) => {
    const { rscData, segmentData } = value
    const page = {
      ...value,
      rscData: rscData && Buffer.from(rscData),
      segmentData: segmentData && new Map([...segmentData].map(([part, data]) => [part, Buffer.from(data)])),
    }
    const kept = finish(page, key, stays, apart)
    parentPort?.postMessage({ html: page.html, headers: page.headers, segmentData: page.segmentData, kept })
  })
}
