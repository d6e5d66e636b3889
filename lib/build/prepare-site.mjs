import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { brotli, gzip, isCompressible } from '../server/compression.mjs'
import { contentType } from '../server/media-types.mjs'
import { inlineHashes, knownScripts, transformPage } from '../server/page-transform.mjs'
import { contentSecurityPolicy } from '../server/security-headers.mjs'
import { checkBuild, finishBuiltPage, isMissingPage, PAGES_FOLDER, prerenderedPages } from '../next/built-pages.mjs'
import { withoutStaticMarkup } from '../next/hydration-data.mjs'
import { isHashed, MANIFEST_FILE, SITE_DIRECTORY, STYLE_RULES_FILE } from '../server/site-manifest.mjs'
import { partOf } from '../server/site-part.mjs'
import { styleReader } from '../server/style-reader.mjs'
import { listFiles } from './fingerprint.mjs'
import { pruneStyles } from './page-styles.mjs'
import { readJson } from './read-json.mjs'
import { assertMediaResolved } from './resolved-media.mjs'
import { rootVariables, styleRules } from './style-rules.mjs'

/** @typedef {import('../server/site-manifest.mjs').Entry} Entry */
/** @typedef {import('../server/site-manifest.mjs').SiteManifest} SiteManifest */

/**
 * Where the data that a page hydrates from lies among the framework's own static files, so that any host of Next serves it:
 * a route change's without what stands in the page, under a name that is kept for ever.
 */
const FLIGHT_FOLDER = 'flight'

/**
 * Asks the browser to compile a file's functions while it arrives, beside the main thread, and not each as it is first
 * called: of the framework most are called at once. Chromium follows it, to others it is a comment
 * (https://v8.dev/blog/explicit-compile-hints).
 */
const COMPILE_AHEAD = Buffer.from('//# allFunctionsCalledOnLoad\n')

const hashOf = (/** @type {Buffer} */ data) => createHash('sha256').update(data).digest('hex').slice(0, 20)

/** Says that a page failed (app/(visitor)/failure): prepared, but no address of its own (middleware.ts). */
const FAILURE_ROUTE = '/failure'
/** The framework's name for app/global-not-found; it chooses when to send it, so the page is known by what it sends. */
const NOT_FOUND_ROUTE = '/_not-found'
/** Its part of the site in lib/fonts/measured.json, after the address that it was measured at. */
const NOT_FOUND_PART = 'no'

/**
 * Prepares every answer that does not change until the next build: pages rewritten by the page transform with their
 * policies, route changes' data, scripts and fonts, each compressed as far as it goes.
 * @param {string} root absolute path of the project, built
 * @param {{ secure: boolean }} options whether the public address is https
 * @returns {Promise<SiteManifest>}
 * @throws Error that names what Next wrote otherwise than lib/next knows
 */
export async function prepareSite(root, { secure }) {
  const directory = join(root, SITE_DIRECTORY)
  await rm(directory, { recursive: true, force: true })
  /** @type {Set<string>} */
  const scripts = new Set()
  const frames = await readJson(root, '.generated/origins.json', z.array(z.string()))
  const uses = await readJson(root, '.generated/font-uses.json', z.record(z.string(), z.record(z.string(), z.string())))
  /** @type {SiteManifest} */
  const manifest = { answers: {}, flights: {}, scripts: [], frames, secure }
  const readStyle = styleReader(root)

  /**
   * @param {string} file
   * @param {Buffer} data
   * @param {{ type: string, immutable: boolean, policy?: string }} properties
   * @returns {Promise<Entry>}
   */
  const store = async (file, data, properties) => {
    const path = join(directory, file)
    await mkdir(join(path, '..'), { recursive: true })
    const compressed = isCompressible(properties.type) && data.length > 256
    await writeFile(path, data)
    if (compressed) await Promise.all([writeFile(`${path}.br`, brotli(data, 11)), writeFile(`${path}.gz`, gzip(data))])
    return { file, compressed, etag: `"${hashOf(data)}"`, ...properties }
  }

  const app = join(root, PAGES_FOLDER)
  /** @param {string} html */
  const policyOf = (html) => {
    const { scripts, styles } = inlineHashes(html)
    return contentSecurityPolicy({ scripts, styles, frames, secure })
  }

  /** @type {[route: string, name: string][]} */
  const pages = []
  for (const { route, name, stays } of await prerenderedPages(root)) {
    if (!stays || (route.startsWith('/_') && route !== NOT_FOUND_ROUTE)) continue
    if (route === NOT_FOUND_ROUTE || !(await isMissingPage(root, name))) pages.push([encodeURI(route), name])
  }
  await checkBuild(
    root,
    pages.map(([, name]) => name),
  )
  for (const [route, name] of pages) {
    if (route === FAILURE_ROUTE) {
      const html = await pruneStyles(transformPage(await readFile(join(app, `${name}.html`), 'utf8'), { readStyle, bare: true }).html)
      manifest.failure = await store(`pages/${name}.html`, Buffer.from(html), { type: 'text/html; charset=utf-8', immutable: false, policy: policyOf(html) })
      continue
    }
    const data = await readFile(join(app, `${name}.rsc`))
    const flight = await store(`flights/${name}.rsc`, data, { type: 'text/x-component', immutable: false })
    const hydration = withoutStaticMarkup(data)
    const hydrationFile = `${FLIGHT_FOLDER}/${hashOf(hydration)}.rsc`
    const address = `/_next/static/${hydrationFile}`
    await mkdir(join(root, '.next/static', FLIGHT_FOLDER), { recursive: true })
    await writeFile(join(root, '.next/static', hydrationFile), hydration)
    manifest.answers[address] = await store(`static/${hydrationFile}`, hydration, { type: 'text/x-component', immutable: true })

    const rendered = await readFile(join(app, `${name}.html`), 'utf8')
    for (const hash of knownScripts(rendered)) scripts.add(hash)
    const part = route === NOT_FOUND_ROUTE ? NOT_FOUND_PART : partOf(route)
    const html = await pruneStyles(transformPage(rendered, { readStyle, flight: address }).html, { part, uses })
    const policy = policyOf(html)
    await finishBuiltPage(app, name, html, policy)
    const page = await store(`pages/${name}.html`, Buffer.from(html), { type: 'text/html; charset=utf-8', immutable: false, policy })
    if (route === NOT_FOUND_ROUTE) {
      manifest.notFound = page
      continue
    }
    manifest.flights[route] = flight
    manifest.answers[route] = page
    for (const file of listFiles(app, [`${name}.segments`])) {
      const segment = file.slice(`${name}.segments`.length).replace(/\.segment\.rsc$/, '')
      manifest.flights[`${route} ${segment}`] = await store(`flights/${file}`, await readFile(join(app, file)), { type: 'text/x-component', immutable: false })
    }
  }
  for (const name of listFiles(app, ['robots.txt.body', 'sitemap.xml.body', 'manifest.webmanifest.body'])) {
    const route = name.replace(/\.body$/, '')
    manifest.answers[`/${route}`] = await store(`pages/${route}`, await readFile(join(app, name)), { type: contentType(route), immutable: false })
  }
  const { rootMainFiles: framework } = await readJson(root, '.next/build-manifest.json', buildManifestSchema)
  /** @type {Record<string, import('../server/used-styles.mjs').StyleRule[]>} */
  const rules = {}
  /** @type {Record<string, string>} */
  const sheets = {}
  for (const file of listFiles(join(root, '.next/static'), ['chunks', 'css', 'media'])) {
    if (file.endsWith('.map')) continue
    const data = await readFile(join(root, '.next/static', file))
    if (file.endsWith('.css')) assertMediaResolved(file, data.toString())
    if (file.endsWith('.css')) sheets[`/_next/static/${file}`] = data.toString()
    const whole = framework.includes(`static/${file}`) ? Buffer.concat([COMPILE_AHEAD, data]) : data
    manifest.answers[`/_next/static/${file}`] = await store(`static/${file}`, whole, { type: contentType(file), immutable: true })
  }
  for (const file of listFiles(join(root, 'public'), ['.'])) {
    const type = contentType(file)
    if (!isCompressible(type) && !file.startsWith('fonts/')) continue
    const path = `/${file.split('/').map(encodeURIComponent).join('/')}`
    manifest.answers[path] = await store(`public/${file}`, await readFile(join(root, 'public', file)), { type, immutable: isHashed(file) })
  }
  const variables = rootVariables(Object.values(sheets))
  for (const [address, css] of Object.entries(sheets)) rules[address] = styleRules(css, { variables, uses })
  await writeFile(join(root, STYLE_RULES_FILE), JSON.stringify(rules))
  manifest.scripts = [...scripts]
  await writeFile(join(root, MANIFEST_FILE), JSON.stringify(manifest))
  return manifest
}

/** Of Next's build: the scripts that every page has. */
const buildManifestSchema = z.object({ rootMainFiles: z.array(z.string()) })
