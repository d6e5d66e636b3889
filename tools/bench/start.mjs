import { spawn } from 'node:child_process'
import { residentMegabytes } from './resident-memory.mjs'
import { pause } from './browser.mjs'
import { serveBuild } from './sites.mjs'

const LIMIT_MS = 60_000

/**
 * @param {string} url @param {number} began @returns {Promise<number>} milliseconds from then until its first successful response
 */
async function firstAnswer(url, began) {
  while (performance.now() - began < LIMIT_MS) {
    const answered = await fetch(url).then(
      async (answer) => (await answer.arrayBuffer(), answer.ok),
      () => false,
    )
    if (answered) return performance.now() - began
    await pause(5)
  }
  throw new Error(`${url} did not answer within a minute`)
}

/**
 * Time from start to the first response. Starts the present build by itself; another site by its `--start` command, while nothing
 * listens at its address.
 * @type {import('./bench.mjs').Section}
 */
export const start = {
  pages: ['home'],
  async measure(site) {
    const began = performance.now()
    if (site.own) {
      const served = await serveBuild()
      try {
        const ready = await firstAnswer(`${served.origin}/`, began)
        return { 'first answer, ms': ready, 'resident then, MB': residentMegabytes(served.origin) }
      } finally {
        await served.stop()
      }
    }
    if (!site.command) return undefined
    const shell = spawn('/bin/sh', ['-c', site.command], { detached: true, stdio: ['ignore', 'ignore', 'inherit'] })
    try {
      const ready = await firstAnswer(`${site.origin}/`, began)
      return { 'first answer, ms': ready, 'resident then, MB': residentMegabytes(site.origin) }
    } finally {
      // The shell leads its own process group, which ends all its children.
      if (shell.pid) process.kill(-shell.pid)
      await new Promise((resolve) => shell.once('exit', resolve))
    }
  },
}
