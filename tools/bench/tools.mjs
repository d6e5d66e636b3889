import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const SOURCE = import.meta.dirname
/** Outside the project's node_modules: Lighthouse has 170 packages of 180 MB, which only measuring needs. */
const FOLDER = '.cache/bench/tools'

/**
 * Lighthouse, its launcher and autocannon, installed at the first use as tools/bench/package-lock.json pins them. Lighthouse 13
 * requires Node 22.19; it measures the same on 20.19, where npm warns.
 * @param {string} name of the package
 * @returns {Promise<any>} its module
 * @throws Error when npm fails
 */
export async function importTool(name) {
  const lock = readFileSync(join(SOURCE, 'package-lock.json'), 'utf8')
  const installed = join(FOLDER, 'package-lock.json')
  if (!existsSync(join(FOLDER, 'node_modules')) || readFileSync(installed, 'utf8') !== lock) {
    console.error('Installing Lighthouse and autocannon for the bench …')
    mkdirSync(FOLDER, { recursive: true })
    for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(SOURCE, file), join(FOLDER, file))
    const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: FOLDER, stdio: ['ignore', 'inherit', 'inherit'] })
    if (status !== 0) throw new Error('The bench’s own packages could not be installed: is the npm registry reachable?')
  }
  return import(pathToFileURL(createRequire(join(process.cwd(), FOLDER, 'package.json')).resolve(name)).href)
}
