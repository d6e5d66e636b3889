import { parentPort, Worker, workerData } from 'node:worker_threads'
import { pageFinisher, type DataApart } from './page-finisher'
import type { AppPage } from '../next/stored-page'

/** Arguments of what {@link pageFinisher} returns */
type Task = readonly [value: AppPage, key: string, stays: boolean, apart: boolean]
type Reply = (Pick<AppPage, 'html' | 'headers' | 'segmentData'> & { kept: DataApart | undefined }) | { fault: string }
interface Waiting {
  resolve: (reply: Reply) => void
  reject: (fault: Error) => void
}
/** What the thread is started with */
type Started = { finishing: { root: string; connections: readonly string[] } }

function startThread(file: URL, started: Started, ended: () => void) {
  const waiting: Waiting[] = []
  const worker = new Worker(file, { name: 'finishing', workerData: started })
  const end = (fault: Error) => {
    ended()
    for (const { reject } of waiting.splice(0)) reject(fault)
  }
  // It answers in order.
  worker.on('message', (reply: Reply) => waiting.shift()?.resolve(reply))
  worker.once('error', end)
  worker.once('exit', () => end(new Error('the finishing thread ended')))
  worker.unref()
  return (task: Task) =>
    new Promise<Reply>((resolve, reject) => {
      waiting.push({ resolve, reject })
      worker.postMessage(task)
    })
}

/**
 * {@link pageFinisher} in a thread of its own: of every page that is rendered at run time, as /visit is after each booking, it
 * would take 5 to 30 ms in which the main thread answers nobody. This file is both sides of it, so that whatever copies Next's
 * cache handler copies the thread.
 * @param file of the thread
 */
export function finishingThread(root: string, connections: readonly string[], file = new URL(import.meta.url)) {
  let finish: ((task: Task) => Promise<Reply>) | undefined
  return async (...task: Task): Promise<DataApart | undefined> => {
    finish ??= startThread(file, { finishing: { root, connections } }, () => (finish = undefined))
    const reply = await finish(task)
    if ('fault' in reply) throw new Error(reply.fault)
    const { kept, segmentData, ...page } = reply
    // A thread posts the bytes of a buffer, not the buffer.
    Object.assign(task[0], page, { segmentData: segmentData && buffersOf(segmentData) })
    return kept && { ...kept, data: Buffer.from(kept.data) }
  }
}

const buffersOf = (parts: ReadonlyMap<string, Uint8Array>) => new Map([...parts].map(([part, data]) => [part, Buffer.from(data)]))

const started = (workerData as Started | undefined)?.finishing
if (parentPort && started) {
  const port = parentPort
  let finish: ReturnType<typeof pageFinisher> | undefined
  port.on('message', ([value, ...how]: Task) => {
    const { rscData, segmentData } = value
    const page = { ...value, rscData: rscData && Buffer.from(rscData), segmentData: segmentData && buffersOf(segmentData) }
    try {
      finish ??= pageFinisher(started.root, started.connections)
      const kept = finish(page, ...how)
      port.postMessage({ html: page.html, headers: page.headers, segmentData: page.segmentData, kept })
    } catch (fault) {
      port.postMessage({ fault: String(fault) })
    }
  })
}
