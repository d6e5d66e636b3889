import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What `lib/delivery/finish/prepare-site.mjs` writes and the server reads.
 * @typedef {object} WrittenBody
 * @property {string} file of the uncompressed body, relative to the site directory
 * @property {boolean} compressed whether `file.br` and `file.gz` are beside it
 * @property {string} etag
 */
/**
 * @typedef {object} WrittenEntry what is ready to be sent under an address
 * @property {Record<string, string>} headers of its document; of a page, its content security policy
 * @property {string[]} tags for which it is rendered anew
 * @property {Record<string, WrittenBody>} bodies by part (lib/delivery/next/route-change.mjs)
 */
/**
 * @typedef {object} SiteManifest
 * @property {number} format of this file
 * @property {Record<string, WrittenEntry>} entries by address
 * @property {string[]} scripts hashes of the inline scripts that every page may hold: our behaviour, the framework's start
 * @property {number} renderer the module of the framework that runs in a task of its own
 * @property {string[]} frames foreign origins that content shows in frames
 * @property {boolean} secure the public address is https
 * @property {WrittenEntry} [failure] the page that stands for one which failed
 * @property {WrittenEntry} [notFound] the page for addresses that do not exist
 */

/** Directory of the prepared answers, inside the build. */
export const SITE_DIRECTORY = '.next/site'
/** Rules of every style sheet by address, for pages that are rendered at run time (used-styles.mjs). */
export const STYLE_RULES_FILE = join(SITE_DIRECTORY, 'style-rules.json')
/** Written last: where it is, the build is whole. */
export const MANIFEST_FILE = join(SITE_DIRECTORY, 'manifest.json')
/** Counted up when the shape of what the build writes changes. */
export const MANIFEST_FORMAT = 1

/**
 * @param {string} root absolute path of the project
 * @returns {SiteManifest}
 * @throws Error that says to build, where nothing was built or the build is of another release
 */
export function readManifest(root) {
  const file = join(root, MANIFEST_FILE)
  if (!existsSync(file)) throw new Error('Nothing was built here: run `npm run build` first.')
  try {
    /** @type {SiteManifest} */
    const manifest = JSON.parse(readFileSync(file, 'utf8'))
    if (manifest.format === MANIFEST_FORMAT) return manifest
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
  }
  throw new Error(`${MANIFEST_FILE} is damaged or was made by another release: run \`npm run build\` again.`)
}

/** @param {string} file whose name carries a hash of its content, so that it may be kept for ever */
export const isHashed = (file) => /\.[0-9a-f]{8,}\.\w+$/.test(file)
