import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const PRELOAD = new URL('end-with-parent-preload.mjs', import.meta.url).href

/** What asks a process to end: a service manager, Ctrl+C, a terminal that is closed. */
const SIGNALS = /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])

/**
 * Runs Node as a child that never outlives this process: signals are handed on, and what is killed is noticed. A signal
 * ends this process too, once the child is gone.
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} the child's exit code
 */
export function runNode(args, options = {}) {
  const child = spawn(process.execPath, ['--import', PRELOAD, ...args], { stdio: 'inherit', ...options })
  /** @type {NodeJS.Signals | undefined} */
  let ending
  const end = (/** @type {NodeJS.Signals} */ signal) => {
    ending ??= signal
    child.kill(signal)
  }
  for (const signal of SIGNALS) process.on(signal, end)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      for (const signal of SIGNALS) process.off(signal, end)
      if (ending) process.exit(128 + constants.signals[ending])
      resolve(code ?? 1)
    })
  })
}
