import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, link?: boolean }>} Packages */

/**
 * @param {string} file a lockfile
 * @returns {Packages}
 */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {}

/**
 * @param {string} root absolute path of the project
 * @returns {boolean} whether node_modules holds what package-lock.json asks for
 */
export function dependenciesAreCurrent(root) {
  const installed = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(installed)) return false
  const present = packagesOf(installed)
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, wanted]) => path === '' || wanted.optional || wanted.devOptional || wanted.peer || wanted.link || present[path]?.version === wanted.version,
  )
}

/**
 * Installs what package-lock.json asks for, with the tools that the build needs; only built-in modules of Node here.
 * @param {string} root
 * @throws Error when npm fails
 */
export function installDependencies(root) {
  if (dependenciesAreCurrent(root)) return
  console.log('Installing dependencies (npm ci) …')
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error('npm ci failed: see above. Is the npm registry reachable?')
}
