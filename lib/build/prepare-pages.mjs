import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkBuild, finishBuiltPage, isMissingPage, PAGES_FOLDER, prerenderedPages } from '../next/built-pages.mjs'
import { withoutStaticMarkup } from '../next/hydration-data.mjs'
import { rendererModule } from '../next/framework-chunks.mjs'
import { inlineHashes, knownScripts, transformPage } from '../server/page-transform.mjs'
import { contentSecurityPolicy } from '../server/security-headers.mjs'
import { sectionOf } from '../site-section.mjs'
import { styleReader } from '../server/style-reader.mjs'
import { hashOf } from './answer-writer.mjs'
import { listFiles } from '../generate/fingerprint.mjs'
import { pruneStyles } from './page-styles.mjs'

/** @typedef {import('../server/site-manifest.mjs').SiteManifest} SiteManifest */

/**
 * Where the data that a page hydrates from lies among the framework's own static files, so that any host of Next serves it:
 * a route change's without what stands in the page, under a name that is kept for ever.
 */
const FLIGHT_FOLDER = 'flight'
const FLIGHT_TYPE = 'text/x-component'
const HTML_TYPE = 'text/html; charset=utf-8'

/** Says that a page failed (app/(visitor)/failure): prepared, but no address of its own (middleware.ts). */
const FAILURE_ROUTE = '/failure'
/** The framework's name for app/global-not-found; it chooses when to send it, so the page is known by what it sends. */
const NOT_FOUND_ROUTE = '/_not-found'
/** Its part of the site in lib/generate/fonts/measured.json, after the address that it was measured at. */
const NOT_FOUND_PART = 'no'

/**
 * @param {string} root absolute path of the project, built
 * @returns {Promise<{ route: string, name: string }[]>} pages that stay until the next build, by their address,
 *   percent-encoded, and the name of their files
 */
async function staticPages(root) {
  /** @type {{ route: string, name: string }[]} */
  const pages = []
  for (const { route, name, stays } of await prerenderedPages(root)) {
    if (!stays || (route.startsWith('/_') && route !== NOT_FOUND_ROUTE)) continue
    if (route === NOT_FOUND_ROUTE || !(await isMissingPage(root, name))) pages.push({ route: encodeURI(route), name })
  }
  return pages
}

/**
 * Finishes the pages that stay until the next build, in the place of what Next rendered, and prepares them and the data
 * of their route changes.
 * @param {string} root absolute path of the project, built
 * @param {object} options
 * @param {import('./answer-writer.mjs').WriteAnswer} options.write
 * @param {import('../generate/fonts/build-fonts.mjs').FontUses} options.uses which characters of each font file each part of the site sets
 * @param {readonly string[]} options.frames foreign origins that pages show in frames
 * @param {boolean} options.secure whether the public address is https
 * @returns {Promise<Pick<SiteManifest, 'answers' | 'flights' | 'scripts' | 'renderer' | 'failure' | 'notFound'>>} `scripts`:
 *   hashes of the inline scripts that any page may hold
 * @throws Error that names what Next wrote otherwise than lib/next knows
 */
export async function preparePages(root, { write, uses, frames, secure }) {
  const app = join(root, PAGES_FOLDER)
  const readStyle = styleReader(root)
  /** @type {Set<string>} */
  const scripts = new Set()
  /** @type {Pick<SiteManifest, 'answers' | 'flights' | 'failure' | 'notFound'>} */
  const prepared = { answers: {}, flights: {} }
  const policyOf = (/** @type {string} */ html) => contentSecurityPolicy({ ...inlineHashes(html), frames, secure })

  /** @param {string} name @param {string} html @param {string} policy @param {string[]} [tags] */
  const writePage = (name, html, policy, tags = []) =>
    write(`pages/${name}.html`, Buffer.from(html), { type: HTML_TYPE, immutable: false, policy, ...(tags.length > 0 ? { tags } : {}) })

  /** @param {Buffer} data of the page's route change @returns {Promise<string>} address of what the page hydrates from */
  const writeHydrationData = async (data) => {
    const hydration = withoutStaticMarkup(data)
    const file = `${FLIGHT_FOLDER}/${hashOf(hydration)}.rsc`
    await mkdir(join(root, '.next/static', FLIGHT_FOLDER), { recursive: true })
    await writeFile(join(root, '.next/static', file), hydration)
    const address = `/_next/static/${file}`
    prepared.answers[address] = await write(`static/${file}`, hydration, { type: FLIGHT_TYPE, immutable: true })
    return address
  }

  /** Data of a route change to the page, whole and by segment. @param {string} route @param {string} name @param {Buffer} data */
  const writeRouteChange = async (route, name, data) => {
    prepared.flights[route] = await write(`flights/${name}.rsc`, data, { type: FLIGHT_TYPE, immutable: false })
    for (const file of listFiles(app, [`${name}.segments`])) {
      const segment = file.slice(`${name}.segments`.length).replace(/\.segment\.rsc$/, '')
      prepared.flights[`${route} ${segment}`] = await write(`flights/${file}`, await readFile(join(app, file)), { type: FLIGHT_TYPE, immutable: false })
    }
  }

  const renderer = await rendererModule(root)
  const pages = await staticPages(root)
  await checkBuild(
    root,
    pages.map(({ name }) => name),
  )
  for (const { route, name } of pages) {
    const rendered = await readFile(join(app, `${name}.html`), 'utf8')
    if (route === FAILURE_ROUTE) {
      const html = await pruneStyles(transformPage(rendered, { readStyle, bare: true }).html)
      prepared.failure = await writePage(name, html, policyOf(html))
      continue
    }
    for (const hash of knownScripts(rendered)) scripts.add(hash)
    const data = await readFile(join(app, `${name}.rsc`))
    const flight = await writeHydrationData(data)
    const part = route === NOT_FOUND_ROUTE ? NOT_FOUND_PART : sectionOf(route)
    const html = await pruneStyles(transformPage(rendered, { readStyle, renderer, flight }).html, { part, uses })
    const policy = policyOf(html)
    const tags = await finishBuiltPage(app, name, html, policy)
    const page = await writePage(name, html, policy, tags)
    if (route === NOT_FOUND_ROUTE) prepared.notFound = page
    else {
      prepared.answers[route] = page
      await writeRouteChange(route, name, data)
    }
  }
  return { ...prepared, scripts: [...scripts], renderer }
}
