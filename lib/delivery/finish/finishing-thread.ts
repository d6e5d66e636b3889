import { constants } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { lowerPriority, workerThread } from '../worker-thread'
import { pageFinisher, type DataApart } from './page-finisher'
import type { AppPage } from '../next/stored-page'

type Task = { value: AppPage; key: string; stays: boolean; apart: boolean }
type Finished = Pick<AppPage, 'html' | 'headers' | 'segmentData'> & { kept: DataApart | undefined }
/** What the thread is started with */
type Started = { finishing: { root: string; connections: readonly string[] } }

/**
 * Finishes pages in a thread of its own: 5 to 30 ms each in which the main thread would answer nobody. This file is both sides of
 * it, so that whatever copies Next's cache handler copies the thread.
 */
export function finishingThread(root: string, connections: readonly string[], thread = new URL(import.meta.url)) {
  const finish = workerThread<Task, Finished>(thread, { name: 'finishing', workerData: { finishing: { root, connections } } })
  /**
   * Finishes a page in place, as {@link pageFinisher} does.
   * @throws Error where what a page is finished with is not there
   */
  return async (value: AppPage, key: string, stays: boolean, apart: boolean): Promise<DataApart | undefined> => {
    const { html, headers, segmentData, kept } = await finish({ value, key, stays, apart })
    // A thread posts the bytes of a buffer, not the buffer.
    for (const [part, data] of segmentData ?? []) value.segmentData?.set(part, Buffer.from(data))
    Object.assign(value, { html, headers })
    return kept && { ...kept, data: Buffer.from(kept.data) }
  }
}

const started = (workerData as Started | undefined)?.finishing
if (parentPort && started) {
  lowerPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const finish = pageFinisher(started.root, started.connections)
  parentPort.on('message', ({ value, key, stays, apart }: Task) => {
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
