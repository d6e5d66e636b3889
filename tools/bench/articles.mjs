import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { residentMegabytes } from './resident-memory.mjs'
import { pathsOf, serveBuild } from './sites.mjs'

const ARTICLES = 5000
const TOGETHER = 10
/** Articles between two measurements of memory. */
const LOOK_EVERY = 100

/**
 * Memory while every article is read once, as by a crawler: no cache may grow with them. @type {import('./bench.mjs').Section}
 */
export const articles = {
  pages: [`${ARTICLES.toLocaleString('en')} articles, ${TOGETHER} at a time`],
  once: true,
  async measure(site) {
    if (!site.own || !site.paths.press) return undefined
    const [, slug = ''] = decodeURI(site.paths.press).split('/')
    const dataDirectory = mkdtempSync(join(tmpdir(), 'bench-articles-'))
    const fill = ['--conditions=react-server', '--import', 'tsx', 'tools/bench/fill-articles.ts', dataDirectory, slug, String(ARTICLES)]
    if (spawnSync(process.execPath, fill, { stdio: ['ignore', 'inherit', 'inherit'] }).status !== 0) throw new Error('the articles could not be written')
    const served = await serveBuild({ dataDirectory })
    const agent = new Agent({ keepAlive: true, maxSockets: TOGETHER })
    /** @param {string} url @returns {Promise<number>} milliseconds */
    const read = (url) =>
      new Promise((resolve, reject) => {
        const began = performance.now()
        get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
          answer.resume()
          answer.on('end', () => (answer.statusCode === 200 ? resolve(performance.now() - began) : reject(new Error(`${url}: ${answer.statusCode}`))))
        }).on('error', reject)
      })
    try {
      const { press = '' } = await pathsOf(served.origin, {})
      await read(served.origin + press)
      const before = residentMegabytes(served.origin)
      let most = before
      let next = 0
      /** @type {number[]} */
      const times = []
      await Promise.all(
        Array.from({ length: TOGETHER }, async () => {
          while (next < ARTICLES) {
            const index = next++
            times.push(await read(`${served.origin}${press}/a${String(index).padStart(7, '0')}`))
            if (index % LOOK_EVERY === 0) most = Math.max(most, residentMegabytes(served.origin))
          }
        }),
      )
      const sorted = times.toSorted((a, b) => a - b)
      return {
        'resident before, MB': before,
        'resident at most, MB': most,
        'resident afterwards, MB': residentMegabytes(served.origin),
        'p50, ms': sorted[Math.floor(sorted.length * 0.5)] ?? NaN,
        'p99, ms': sorted[Math.floor(sorted.length * 0.99)] ?? NaN,
      }
    } finally {
      agent.destroy()
      await served.stop()
      rmSync(dataDirectory, { recursive: true, force: true })
    }
  },
}
