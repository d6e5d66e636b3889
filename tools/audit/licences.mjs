import { packageName } from './lock-file.mjs'

/** Permissive licences: they demand their notice only. */
const ALLOWED = new Set(['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'CC-BY-4.0'])
/** Allowed for certain packages, with the reason. */
const ALLOWED_FOR = [
  // libvips, a shared library that is loaded unchanged and can be exchanged for another build of it (LGPL 3, section 4d).
  { licence: 'LGPL-3.0-or-later', packages: /^@img\/sharp-/ },
]

/** @param {string} licence one identifier @param {string} name */
const isAllowed = (licence, name) => ALLOWED.has(licence) || ALLOWED_FOR.some((one) => one.licence === licence && one.packages.test(name))

/**
 * @param {string} expression of SPDX, as far as packages use it: OR of ANDs, e.g. `(MIT OR Apache-2.0)`
 * @param {string} name of the package
 */
export const permits = (expression, name) =>
  expression
    .replace(/[()]/g, '')
    .split(/\s+OR\s+/)
    .some((choice) => choice.split(/\s+AND\s+/).every((licence) => isAllowed(licence.trim(), name)))

/** @param {{ license?: unknown, licenses?: unknown }} manifest a package's own; old ones write an object or a list @returns {string | undefined} */
export function licenceOf({ license, licenses }) {
  const stated = license ?? licenses
  const all = (Array.isArray(stated) ? stated : [stated]).map((one) => (typeof one === 'object' && one !== null && 'type' in one ? one.type : one))
  const named = all.filter((one) => typeof one === 'string')
  return named.length > 0 ? named.join(' OR ') : undefined
}

/**
 * @param {import('./lock-file.mjs').LockFile} lock
 * @param {(path: string) => { license?: unknown, licenses?: unknown } | undefined} readManifest of an installed package, by its path in the lock file
 * @returns {{ faults: string[], found: Record<string, number> }} `found`: how many packages each licence has
 */
export function checkLicences(lock, readManifest) {
  /** @type {Record<string, number>} */
  const found = {}
  /** @type {string[]} */
  const faults = []
  for (const [path, locked] of Object.entries(lock.packages)) {
    if (path === '' || locked.dev) continue
    const manifest = readManifest(path)
    const licence = manifest ? licenceOf(manifest) : locked.license
    // Not for this machine, and npm has never seen its manifest: judged where it is installed.
    if (!licence && !manifest) continue
    const name = packageName(path)
    found[licence ?? 'none'] = (found[licence ?? 'none'] ?? 0) + 1
    if (!licence || !permits(licence, name)) faults.push(`${name} has a licence that nobody has agreed to: ${licence ?? 'none'}`)
  }
  return { faults, found }
}
