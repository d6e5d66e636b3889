import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PAGES_FOLDER } from '../next/built-pages.mjs'
import { frameworkChunks } from '../next/framework-chunks.mjs'
import { isCompressible } from '../server/compression.mjs'
import { contentType } from '../server/media-types.mjs'
import { isHashed, STYLE_RULES_FILE } from '../server/site-manifest.mjs'
import { listFiles } from '../generate/fingerprint.mjs'
import { assertMediaResolved } from './resolved-media.mjs'
import { rootVariables, styleRules } from './style-rules.mjs'

/** @typedef {import('../server/site-manifest.mjs').SiteManifest['answers']} Answers */
/** @typedef {import('./answer-writer.mjs').WriteAnswer} WriteAnswer */

/**
 * Asks the browser to compile a file's functions while it arrives, beside the main thread, and not each as it is first
 * called: of the framework most are called at once. Chromium follows it, to others it is a comment
 * (https://v8.dev/blog/explicit-compile-hints).
 */
const COMPILE_AHEAD = Buffer.from('//# allFunctionsCalledOnLoad\n')

/**
 * Files that Next rendered for machines.
 * @param {string} root absolute path of the project, built
 * @param {WriteAnswer} write
 * @returns {Promise<Answers>}
 */
export async function prepareMachineFiles(root, write) {
  /** @type {Answers} */
  const answers = {}
  const app = join(root, PAGES_FOLDER)
  for (const name of listFiles(app, ['robots.txt.body', 'sitemap.xml.body', 'manifest.webmanifest.body'])) {
    const route = name.replace(/\.body$/, '')
    answers[`/${route}`] = await write(`pages/${route}`, await readFile(join(app, name)), { type: contentType(route), immutable: false })
  }
  return answers
}

/**
 * The framework's scripts and style sheets; of the sheets also the rules, for pages that are rendered at run time.
 * @param {string} root absolute path of the project, built
 * @param {{ write: WriteAnswer, uses: import('../generate/fonts/build-fonts.mjs').FontUses }} options `uses`: which characters of each
 *   font file each part of the site sets
 * @returns {Promise<Answers>}
 */
export async function prepareStaticFiles(root, { write, uses }) {
  /** @type {Answers} */
  const answers = {}
  /** @type {Record<string, string>} */
  const sheets = {}
  const framework = await frameworkChunks(root)
  for (const file of listFiles(join(root, '.next/static'), ['chunks', 'css', 'media'])) {
    if (file.endsWith('.map')) continue
    const data = await readFile(join(root, '.next/static', file))
    const address = `/_next/static/${file}`
    if (file.endsWith('.css')) {
      sheets[address] = data.toString()
      assertMediaResolved(file, data.toString())
    }
    const whole = framework.includes(`static/${file}`) ? Buffer.concat([COMPILE_AHEAD, data]) : data
    answers[address] = await write(`static/${file}`, whole, { type: contentType(file), immutable: true })
  }
  const variables = rootVariables(Object.values(sheets))
  const rules = Object.fromEntries(Object.entries(sheets).map(([address, css]) => [address, styleRules(css, { variables, uses })]))
  await writeFile(join(root, STYLE_RULES_FILE), JSON.stringify(rules))
  return answers
}

/**
 * Of public/ what can be compressed, and the fonts; the rest is sent from the disk.
 * @param {string} root absolute path of the project
 * @param {WriteAnswer} write
 * @returns {Promise<Answers>}
 */
export async function preparePublicFiles(root, write) {
  /** @type {Answers} */
  const answers = {}
  for (const file of listFiles(join(root, 'public'), ['.'])) {
    const type = contentType(file)
    if (!isCompressible(type) && !file.startsWith('fonts/')) continue
    const path = `/${file.split('/').map(encodeURIComponent).join('/')}`
    answers[path] = await write(`public/${file}`, await readFile(join(root, 'public', file)), { type, immutable: isHashed(file) })
  }
  return answers
}
