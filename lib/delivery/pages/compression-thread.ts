import { constants } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { lowerPriority } from '../worker-thread'
import { brotli, HIGHEST_QUALITY } from './compression'

/* Runs as a thread of compress-at-leisure.ts: a body in, the same in brotli out. */

lowerPriority(constants.priority.PRIORITY_LOW)
parentPort?.on('message', (data: Uint8Array) => parentPort?.postMessage(brotli(Buffer.from(data), HIGHEST_QUALITY)))
