/**
 * @typedef {{ version?: string, resolved?: string, integrity?: string, license?: string, link?: boolean, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], hasInstallScript?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage & { dependencies?: Record<string, string>, devDependencies?: Record<string, string> }> }} LockFile
 * @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Manifest
 * @typedef {{ platform: string, arch: string }} Machine
 */

const REGISTRY = 'https://registry.npmjs.org/'
const EXACT_VERSION = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/
/** A package under another name, `npm:typescript@7.0.2`: from the registry like any other. */
const ALIAS = /^npm:(?:@[\w.-]+\/)?[\w.-]+@/
/**
 * Packages that may run install scripts. A new name here is a decision: such a script has every right of the installing account.
 */
const MAY_RUN_AT_INSTALL = new Set(['@firebase/util', '@parcel/watcher', 'esbuild', 'protobufjs'])

/** @param {string} path in the lock file, `node_modules/a/node_modules/b` */
export const packageName = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/**
 * npm's rule: a list of included values, or of excluded ones. @param {readonly string[] | undefined} list @param {string} value
 */
const allows = (list, value) => !list || list.includes(value) || (list.every((entry) => entry.startsWith('!')) && !list.includes(`!${value}`))

/** @param {LockedPackage} locked @param {Machine} machine */
const installsOn = ({ os, cpu }, { platform, arch }) => allows(os, platform) && allows(cpu, arch)

/**
 * Checks that the lock file pins packages: exact versions, all from the registry, each with the hash of its archive.
 * @param {Manifest} manifest package.json
 * @param {LockFile} lock package-lock.json, version 3
 * @param {Machine} machine
 * @returns {{ faults: string[], packages: number, withoutHash: number }} `withoutHash`: optional packages of other machines that
 *   npm locked without having fetched them
 */
export function checkLockFile(manifest, lock, machine) {
  /** @type {string[]} */
  const faults = []
  let withoutHash = 0
  for (const kind of /** @type {const} */ (['dependencies', 'devDependencies'])) {
    for (const [name, wanted] of Object.entries(manifest[kind] ?? {})) {
      const version = wanted.replace(ALIAS, '')
      if (!EXACT_VERSION.test(version)) faults.push(`package.json: ${name} is not pinned to one version (${wanted})`)
      if (lock.packages['']?.[kind]?.[name] !== wanted || lock.packages[`node_modules/${name}`]?.version !== version)
        faults.push(`package-lock.json: ${name} is not locked to ${version}`)
    }
  }
  for (const [path, locked] of Object.entries(lock.packages)) {
    if (path === '') continue
    const name = packageName(path)
    if (locked.link || !EXACT_VERSION.test(locked.version?.split('+')[0] ?? '')) faults.push(`package-lock.json: ${path} is no version of the registry`)
    if (locked.resolved && !locked.resolved.startsWith(REGISTRY)) faults.push(`package-lock.json: ${path} comes from elsewhere than the registry`)
    if (locked.hasInstallScript && !MAY_RUN_AT_INSTALL.has(name)) faults.push(`package-lock.json: ${name} runs a command as it is installed`)
    if (locked.integrity?.startsWith('sha512-')) continue
    if (locked.optional && !installsOn(locked, machine)) withoutHash++
    else faults.push(`package-lock.json: ${path} has no sha512 hash; run npm install on such a machine and commit the file`)
  }
  return { faults, packages: Object.keys(lock.packages).length - 1, withoutHash }
}
