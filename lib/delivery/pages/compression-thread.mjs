import { constants } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { lowerPriority } from '../worker-thread.mjs'
import { brotli, HIGHEST_QUALITY } from './compression.mjs'

/* Runs as a thread of compress-at-leisure.mjs: a body in, the same in brotli out. */

lowerPriority(constants.priority.PRIORITY_LOW)
parentPort?.on('message', (/** @type {Uint8Array} */ data) => parentPort?.postMessage(brotli(Buffer.from(data), HIGHEST_QUALITY)))
