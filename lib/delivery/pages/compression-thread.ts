import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { brotli, HIGHEST_QUALITY } from './compression'

// Linux knows the priority of a thread; elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)
parentPort?.postMessage(brotli(Buffer.from(workerData as Uint8Array), HIGHEST_QUALITY))
