import { spawnSync } from 'node:child_process'

const COMMAND = ['--conditions=react-server', '--import', 'tsx', 'tools/bench/press-list.ts', '--json']

/** The store's share of a page of the press list, first and far: press-list.ts. @type {import('./bench.mjs').Section} */
export const pressList = {
  pages: ['100,000 articles'],
  once: true,
  async measure(site) {
    if (!site.own) return undefined
    const { status, stdout } = spawnSync(process.execPath, COMMAND, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
    if (status !== 0) throw new Error('the press list could not be measured')
    return JSON.parse(stdout)
  },
}
