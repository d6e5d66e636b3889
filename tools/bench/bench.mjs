/**
 * `npm run bench [-- --only page,load] [NAME=URL …]`: compares the speed of sites on this machine. Every round measures each site
 * in turn, every other round in reverse order, so that other load affects all alike; an even number of rounds is fairer than an
 * odd one. Prints medians as one Markdown table with ratios to the last site. Without an address it serves and measures the
 * present build. Not a test, because machines differ. docs/performance.md says how to read it.
 *
 * --only SECTIONS      of page, navigation, interactions, load, start, articles, press-list; all by default; or routes, which
 *                      is every address of the sitemap and takes some minutes a round; or edit alone, which is every public
 *                      page before and after the office changed what all of them show
 * --pages PAGES        of the sections' pages, such as home,unit; all by default
 * --rounds N           3 by default
 * --map NAME.PAGE=PATH another site's address of a page, such as c.unit=/floorplan; may be repeated
 * --start NAME=COMMAND how to start another site, for the section of that name; may be repeated
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { articles } from './articles.mjs'
import { AS_BUILT, edit, EDITED } from './edit.mjs'
import { Results } from './figures.mjs'
import { interactions } from './interactions.mjs'
import { load } from './load.mjs'
import { navigation } from './navigation.mjs'
import { page } from './page.mjs'
import { pressList } from './press-list.mjs'
import { routes } from './routes.mjs'
import { parseAddress, pathsOf, serveBuild } from './sites.mjs'
import { start } from './start.mjs'

/** @typedef {import('./sites.mjs').Site & { own?: boolean }} MeasuredSite `own`: the present build, served by this run */
/**
 * @typedef {object} Section
 * @property {readonly string[] | ((sites: readonly MeasuredSite[]) => Promise<string[]>)} pages what it measures one after the
 *   other
 * @property {boolean} [once] one round suffices
 * @property {(site: MeasuredSite, pages: readonly import('./sites.mjs').PageName[]) => Promise<void>} [prepare] before the first
 *   round
 * @property {(site: MeasuredSite, page: string) => Promise<import('./figures.mjs').Figures | undefined>} measure undefined: the
 *   site has no such page
 */

/** @type {Readonly<Record<string, Section>>} */
const SECTIONS = { start, page, navigation, interactions, load, articles, 'press-list': pressList, routes, edit }
const BY_DEFAULT = Object.keys(SECTIONS).filter((name) => name !== 'routes' && name !== 'edit')
const FOLDER = '.cache/bench'

/** @param {readonly string[]} given `NAME=VALUE` @returns {Map<string, string>} */
const assignments = (given) => new Map(given.map((each) => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)]))

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: BY_DEFAULT.join(',') },
    pages: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    map: { type: 'string', multiple: true, default: [] },
    start: { type: 'string', multiple: true, default: [] },
  },
})
const names = options.only.split(',')
const unknown = names.filter((name) => !Object.hasOwn(SECTIONS, name))
if (unknown.length > 0) throw new Error(`--only ${unknown.join(',')}: there are ${Object.keys(SECTIONS).join(', ')}`)

const isEdit = names.includes('edit')
if (isEdit && (names.length > 1 || positionals.length > 0)) throw new Error('--only edit serves two sites of its own: it runs alone, without addresses')

const own = positionals.length === 0 ? await serveBuild({ build: true }) : undefined
const edited = isEdit ? await serveBuild() : undefined
const mapped = assignments(options.map)
const commands = assignments(options.start)
/** @type {MeasuredSite[]} */
const sites = []
const served = [...(edited ? [{ name: EDITED, origin: edited.origin }] : []), ...(own ? [{ name: edited ? AS_BUILT : 'this build', origin: own.origin }] : [])]
for (const { name, origin } of own ? served : positionals.map(parseAddress)) {
  const elsewhere = Object.fromEntries([...mapped].flatMap(([key, path]) => (key.startsWith(`${name}.`) ? [[key.slice(name.length + 1), path]] : [])))
  const command = commands.get(name)
  // A site that the bench starts does not listen yet.
  const paths = await pathsOf(origin, elsewhere).catch(() => ({ home: '/', ...elsewhere }))
  sites.push({ name, origin, paths, own: own !== undefined, ...(command && { command }) })
}

const results = new Results()
try {
  for (const name of names) {
    const section = /** @type {Section} */ (SECTIONS[name])
    const all = typeof section.pages === 'function' ? await section.pages(sites) : section.pages
    const pages = all.filter((each) => !options.pages || options.pages.split(',').includes(each))
    for (const site of sites) await section.prepare?.(site, /** @type {import('./sites.mjs').PageName[]} */ (pages))
    for (let round = 1; round <= (section.once ? 1 : Number(options.rounds)); round++) {
      for (const measured of pages) {
        // The first of a pair was up to a fifth slower, whichever it was: each is first equally often.
        for (const site of round % 2 ? sites : sites.toReversed()) {
          console.error(`${name}, round ${round}: ${measured} of ${site.name}`)
          const figures = await section.measure(site, measured).catch((/** @type {unknown} */ error) => {
            console.error(error)
            return { 'runs without a result': 1 }
          })
          if (figures) results.add(name, measured, site.name, figures)
        }
      }
    }
  }
} finally {
  await Promise.all([own?.stop(), edited?.stop()])
}

mkdirSync(FOLDER, { recursive: true })
const file = `${FOLDER}/${new Date().toISOString().replaceAll(':', '-')}.json`
writeFileSync(file, JSON.stringify({ date: new Date().toISOString(), node: process.version, sites, options, rows: results.rows }, null, 1))
console.log(`${results.table(sites.map(({ name }) => name))}\n\nEvery value of every round: ${file}`)
