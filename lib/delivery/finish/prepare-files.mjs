import { existsSync, readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { contentType } from 'mime-types'
import { PAGES_FOLDER } from '../next/built-pages.mjs'
import { frameworkChunks } from '../next/framework-chunks.mjs'
import { isCompressible } from '../pages/compression.mjs'
import { isHashed, STYLE_RULES_FILE } from '../pages/site-manifest.mjs'
import { assertMediaResolved } from './resolved-media.mjs'
import { rootVariables, styleRules } from './style-rules.mjs'

/** @typedef {import('../pages/site-manifest.mjs').SiteManifest['entries']} Entries */
/** @typedef {import('./body-writer.mjs').WriteBody} WriteBody */

/** What the bundler wrote, but its source maps. */
const BUNDLED = /^(?:chunks|css|media)\/.*(?<!\.map)$/

/** @param {string} file */
const typeOf = (file) => contentType(extname(file)) || 'application/octet-stream'

/** @param {string} folder absolute @returns {string[]} files below it, relative to it, in order */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .flatMap((each) => (each.isFile() ? [relative(folder, join(each.parentPath, each.name))] : []))
    .toSorted()

const REVALIDATE = 'public, max-age=0, must-revalidate'
const FOREVER = 'public, max-age=31536000, immutable'

/**
 * @param {import('../pages/site-manifest.mjs').WrittenBody} page its body
 * @param {string} type
 * @param {boolean} [isHashed] whether its address changes with it
 * @returns {import('../pages/site-manifest.mjs').WrittenEntry} of a file
 */
export const fileEntry = (page, type, isHashed = false) => ({
  headers: { 'content-type': type, 'cache-control': isHashed ? FOREVER : REVALIDATE, vary: 'accept-encoding' },
  tags: [],
  bodies: { page },
})

/**
 * Asks the browser to compile a file's functions while it arrives, beside the main thread, and not each as it is first
 * called: of the framework most are called at once. Chromium follows it, to others it is a comment
 * (https://v8.dev/blog/explicit-compile-hints).
 */
const COMPILE_AHEAD = Buffer.from('//# allFunctionsCalledOnLoad\n')

/**
 * Files that Next rendered for machines.
 * @param {string} root absolute path of the project, built
 * @param {WriteBody} write
 * @returns {Promise<Entries>}
 */
export async function prepareMachineFiles(root, write) {
  /** @type {Entries} */
  const entries = {}
  const app = join(root, PAGES_FOLDER)
  for (const route of ['robots.txt', 'sitemap.xml', 'manifest.webmanifest']) {
    const file = join(app, `${route}.body`)
    if (!existsSync(file)) continue
    entries[`/${route}`] = fileEntry(await write(`pages/${route}`, await readFile(file), typeOf(route)), typeOf(route))
  }
  return entries
}

/**
 * The framework's scripts and style sheets; of the sheets also the rules, for pages that are rendered at run time.
 * @param {string} root absolute path of the project, built
 * @param {{ write: WriteBody, uses: import('../../cli/generate/fonts/build-fonts.mjs').FontUses }} options `uses`: which characters of each
 *   font file each part of the site sets
 * @returns {Promise<Entries>}
 */
export async function prepareStaticFiles(root, { write, uses }) {
  /** @type {Entries} */
  const entries = {}
  /** @type {Record<string, string>} */
  const sheets = {}
  const framework = await frameworkChunks(root)
  for (const file of filesBelow(join(root, '.next/static'))) {
    if (!BUNDLED.test(file)) continue
    const data = await readFile(join(root, '.next/static', file))
    const address = `/_next/static/${file}`
    if (file.endsWith('.css')) {
      sheets[address] = data.toString()
      assertMediaResolved(file, data.toString())
    }
    const whole = framework.includes(`static/${file}`) ? Buffer.concat([COMPILE_AHEAD, data]) : data
    entries[address] = fileEntry(await write(`static/${file}`, whole, typeOf(file)), typeOf(file), true)
  }
  const variables = rootVariables(Object.values(sheets))
  const rules = Object.fromEntries(Object.entries(sheets).map(([address, css]) => [address, styleRules(css, { variables, uses })]))
  await writeFile(join(root, STYLE_RULES_FILE), JSON.stringify(rules))
  return entries
}

/**
 * Of public/ what can be compressed, and the fonts; the rest is sent from the disk.
 * @param {string} root absolute path of the project
 * @param {WriteBody} write
 * @returns {Promise<Entries>}
 */
export async function preparePublicFiles(root, write) {
  /** @type {Entries} */
  const entries = {}
  for (const file of filesBelow(join(root, 'public'))) {
    const type = typeOf(file)
    if (!isCompressible(type) && !file.startsWith('fonts/')) continue
    const path = `/${file.split('/').map(encodeURIComponent).join('/')}`
    entries[path] = fileEntry(await write(`public/${file}`, await readFile(join(root, 'public', file)), type), type, isHashed(file))
  }
  return entries
}
