import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { brotli, HIGHEST_QUALITY } from './compression.mjs'

/* Runs as a thread of compress-at-leisure.mjs: a body in, the same in brotli out. */

// On Linux the priority is the thread's own; elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)
parentPort?.on('message', (/** @type {Uint8Array} */ data) => parentPort?.postMessage(brotli(Buffer.from(data), HIGHEST_QUALITY)))
