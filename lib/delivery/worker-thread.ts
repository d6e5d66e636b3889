import { once } from 'node:events'
import { constants, getPriority, setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'

/**
 * A function that runs in a thread of its own, which the first call starts. It answers one call at a time, in order.
 * @param file of the thread: it posts one message for each that it gets
 * @param options `idleMs`: how long the thread is kept for another call; always if absent
 * @returns throws what the thread threw; the next call then starts another one
 */
export function workerThread<Message, Reply>(
  file: URL,
  { idleMs, ...options }: { name: string; workerData?: unknown; idleMs?: number },
): (message: Message) => Promise<Reply> {
  const calls = pLimit(1)
  let worker: Worker | undefined
  let ending: NodeJS.Timeout | undefined
  const end = () => {
    void worker?.terminate()
    worker = undefined
  }
  const start = () => {
    const started = new Worker(file, options)
    // Neither keeps the process from ending.
    started.unref()
    // Without a listener what a thread throws between two calls would end the process.
    started.on('error', () => {
      if (worker === started) worker = undefined
    })
    return started
  }
  return (message) =>
    calls(async () => {
      clearTimeout(ending)
      worker ??= start()
      const over = new AbortController()
      const ended = once(worker, 'exit', { signal: over.signal }).then(() => {
        throw new Error(`the thread ${options.name} ended`)
      })
      const answered = once(worker, 'message', { signal: over.signal })
      worker.postMessage(message)
      try {
        return (await Promise.race([answered, ended]))[0] as Reply
      } catch (error) {
        end()
        throw error
      } finally {
        over.abort()
        if (idleMs !== undefined) ending = setTimeout(end, idleMs).unref()
      }
    })
}

/**
 * Called in a thread: gives way to the main thread, which answers people, when both are ready to run. Counted from the process's own
 * priority: beside a process that was started with `nice` a fixed one would never run. Linux knows the priority of a thread;
 * elsewhere it would be that of the whole process, which keeps its own.
 * @param below of `os.constants.priority`
 */
export function lowerPriority(below: number) {
  if (process.platform === 'linux') setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + below))
}
