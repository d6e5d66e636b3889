import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, link?: boolean }} Package */

/** @param {string} file a lock file @returns {Record<string, Package>} by folder */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/**
 * @param {string} root absolute path of the project
 * @returns {boolean} whether node_modules matches package-lock.json
 */
export function dependenciesAreCurrent(root) {
  try {
    const present = packagesOf(join(root, 'node_modules/.package-lock.json'))
    const asked = Object.entries(packagesOf(join(root, 'package-lock.json')))
    return (
      asked.length > 0 &&
      asked.every(
        ([path, wanted]) => path === '' || wanted.optional || wanted.devOptional || wanted.peer || wanted.link || present[path]?.version === wanted.version,
      )
    )
  } catch {
    // One of them is missing or invalid: npm runs, and reports it.
    return false
  }
}

/**
 * Installs the packages of package-lock.json, with the build tools. Uses only built-in modules of Node.
 * @param {string} root
 * @throws Error when npm fails
 */
export function installDependencies(root) {
  if (dependenciesAreCurrent(root)) return
  console.log('Installing dependencies (npm ci) …')
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error('npm ci failed: see above. Is the npm registry reachable?')
}
