import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What `lib/build/prepare-site.mjs` writes and the front server reads.
 * @typedef {object} Entry one answer that is ready to be sent
 * @property {string} file of the uncompressed body, relative to the site directory
 * @property {boolean} compressed whether `file.br` and `file.gz` are beside it
 * @property {string} type
 * @property {string} etag
 * @property {boolean} immutable the address changes with the content
 * @property {string} [policy] the page's content security policy
 * @property {string[]} [tags] what the page is rendered anew for
 */
/**
 * @typedef {object} SiteManifest
 * @property {Record<string, Entry>} answers by path
 * @property {Record<string, Entry>} flights data of route changes by path, or by path, space and segment
 * @property {string[]} scripts hashes of the inline scripts that every page may hold: our behaviour, the framework's start
 * @property {number} renderer the module of the framework that runs in a task of its own
 * @property {string[]} frames foreign origins that content shows in frames
 * @property {boolean} secure the public address is https
 * @property {Entry} [failure] the page that stands for one which failed
 * @property {Entry} [notFound] the page for addresses that do not exist
 */

/** Directory of the prepared answers, inside the build. */
export const SITE_DIRECTORY = '.next/site'
/** Rules of every style sheet by address, for pages that are rendered at run time (used-styles.mjs). */
export const STYLE_RULES_FILE = join(SITE_DIRECTORY, 'style-rules.json')
/** Written last: where it is, the build is whole. */
export const MANIFEST_FILE = join(SITE_DIRECTORY, 'manifest.json')

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
/** @param {unknown} value @returns {value is string[]} */
const isStrings = (value) => Array.isArray(value) && value.every((each) => typeof each === 'string')

/** @param {unknown} value @returns {value is Entry} */
const isEntry = (value) =>
  isRecord(value) &&
  [value['file'], value['type'], value['etag']].every((each) => typeof each === 'string') &&
  [value['compressed'], value['immutable']].every((each) => typeof each === 'boolean') &&
  ['undefined', 'string'].includes(typeof value['policy']) &&
  (value['tags'] === undefined || isStrings(value['tags']))

/** @param {unknown} value @returns {value is Record<string, Entry>} */
const isEntries = (value) => isRecord(value) && Object.values(value).every(isEntry)

/** @param {unknown} value @returns {value is SiteManifest} */
const isManifest = (value) =>
  isRecord(value) &&
  isEntries(value['answers']) &&
  isEntries(value['flights']) &&
  isStrings(value['scripts']) &&
  Number.isInteger(value['renderer']) &&
  isStrings(value['frames']) &&
  typeof value['secure'] === 'boolean' &&
  ['failure', 'notFound'].every((name) => value[name] === undefined || isEntry(value[name]))

/** @param {string} text @returns {unknown} undefined where it is no JSON */
function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * @param {string} root absolute path of the project
 * @returns {SiteManifest}
 * @throws Error that says to build, where nothing was built or the build is of another release
 */
export function readManifest(root) {
  const file = join(root, MANIFEST_FILE)
  if (!existsSync(file)) throw new Error('Nothing was built here: run `npm run build` first.')
  const manifest = parse(readFileSync(file, 'utf8'))
  if (!isManifest(manifest)) throw new Error(`${MANIFEST_FILE} is damaged or was made by another release: run \`npm run build\` again.`)
  return manifest
}

/** @param {string} file whose name carries a hash of its content, so that it may be kept for ever */
export const isHashed = (file) => /\.[0-9a-f]{8,}\.\w+$/.test(file)
