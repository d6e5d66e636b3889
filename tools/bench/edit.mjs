import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { get } from 'node:http'
import { publishFact, signIn } from '../office.mjs'
import { pause } from './browser.mjs'
import { runAutocannon } from './load.mjs'
import { listenerOf } from './resident-memory.mjs'
import { ADMINISTRATOR, BUILD_ORIGIN, listedPaths } from './sites.mjs'

/** Name of the site that is edited; the other is as built. */
export const EDITED = 'after the edit'
export const AS_BUILT = 'before'

/** What every page shows, by path, with what the office publishes instead. */
const EDIT = { 'site.phone': '1600-1233', 'site.phoneHours': '매일 09:00~21:00' }
const NEW_PHONE = EDIT['site.phone']
/** Pages of visitors that are not in the sitemap. */
const UNLISTED = ['/visit', '/registration']
const ALL = 'all pages'

const SECONDS = 2
/** Unit of /proc/PID/stat. */
const TICK_MS = 10
const SETTLE_MS = 3000
const SETTLE_TRIES = 100
/** A server archives its pages a minute after a start and ten seconds after an edit, and compresses them at leisure. */
const IDLE_PERIODS = 25
const IDLE_MS = 90

/** @param {string} url @returns {Promise<{ html: string, brotli: number }>} */
const read = (url) =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      /** @type {Buffer[]} */
      const parts = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () => {
        const body = Buffer.concat(parts)
        if (answer.statusCode !== 200) return reject(new Error(`${url}: ${answer.statusCode}`))
        resolve({ html: String(answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body), brotli: body.length })
      })
    }).on('error', reject)
  })

/** Publishes as the office does: signs in, and sends the form of each fact. @param {string} origin */
async function publish(origin) {
  const session = { cookie: await signIn(origin, ADMINISTRATOR, BUILD_ORIGIN), siteUrl: BUILD_ORIGIN }
  for (const [path, value] of Object.entries(EDIT)) {
    const { isPublished, status } = await publishFact(origin, session, { path, basedOn: 0, value, reason: 'bench' })
    if (!isPublished) throw new Error(`${path} was not published: ${status}`)
  }
}

/** Until every page is rendered anew, and compressed as far as the build's are: in a thread, one after the other. @param {string} origin @param {readonly string[]} paths */
async function settle(origin, paths) {
  let before = ''
  for (let tries = 0; tries < SETTLE_TRIES; tries++) {
    const answers = await Promise.all(paths.map((path) => read(origin + path)))
    const sizes = answers.map(({ brotli }) => brotli).join(' ')
    if (sizes === before && answers.every(({ html }) => html.includes(NEW_PHONE))) return
    before = sizes
    await pause(SETTLE_MS)
  }
  throw new Error('the pages still change after the edit')
}

/** Processor time of the server with its threads. @param {string} origin @returns {number} ms; NaN where unknown */
function processorMs(origin) {
  const pid = listenerOf(Number(new URL(origin).port))
  if (pid === undefined) return NaN
  // After the name, which may hold spaces: state is the first.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

/** Until a server has no work left but what is asked of it. @param {string} origin */
async function idle(origin) {
  for (let tries = 0, quiet = 0; quiet < IDLE_PERIODS; tries++) {
    if (tries > SETTLE_TRIES) throw new Error(`${origin} is never idle`)
    const before = processorMs(origin)
    await pause(SETTLE_MS)
    quiet = processorMs(origin) - before > IDLE_MS ? 0 : quiet + 1
  }
}

/** Figures of a site's pages in this round. @type {Map<string, Record<string, number>[]>} */
const ofRound = new Map()

/** @param {string} name @returns {Record<string, number>} sums of bytes, means of the rest */
function together(name) {
  const rows = ofRound.get(name) ?? []
  ofRound.delete(name)
  return Object.fromEntries(
    Object.keys(rows[0] ?? {}).map((metric) => {
      const sum = rows.reduce((total, row) => total + (row[metric] ?? NaN), 0)
      return [metric, metric.endsWith('bytes') ? sum : sum / rows.length]
    }),
  )
}

/**
 * Every public page as built, and in a second server of the same build after the office changed what all pages show. Only by itself.
 * @type {import('./bench.mjs').Section}
 */
export const edit = {
  pages: async ([site]) => [...(await listedPaths(/** @type {import('./sites.mjs').Site} */ (site).origin)), ...UNLISTED, ALL],
  async prepare(site, names) {
    /** @type {readonly string[]} */
    const paths = names
    if (site.name === EDITED) {
      await publish(site.origin)
      await settle(
        site.origin,
        paths.filter((path) => path !== ALL),
      )
    }
    await idle(site.origin)
  },
  async measure(site, path) {
    if (path === ALL) return together(site.name)
    const url = site.origin + path
    const { html, brotli } = await read(url)
    if (html.includes(NEW_PHONE) !== (site.name === EDITED)) throw new Error(`${url} has the wrong phone number`)
    const began = processorMs(site.origin)
    const { requests, duration, errors, timeouts, non2xx } = await runAutocannon(url, { duration: SECONDS })
    const figures = {
      'HTML, bytes': Buffer.byteLength(html),
      'brotli, bytes': brotli,
      'a second': requests.total / duration,
      'processor time of 1,000, ms': ((processorMs(site.origin) - began) / requests.total) * 1000,
      'refused or failed': errors + timeouts + non2xx,
    }
    ofRound.set(site.name, [...(ofRound.get(site.name) ?? []), figures])
    return figures
  },
}
