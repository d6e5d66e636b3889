import { residentMegabytes } from './resident-memory.mjs'
import { importTool } from './tools.mjs'

const CONNECTIONS = 20
const SECONDS = 6
const WARM_SECONDS = 2
/** Coprime to 10: consecutive numbers are not similar, like people's. */
const STRIDE = 7_654_321
let serial = Math.floor(Math.random() * 1e8)

/** A registration of a unique person, with fields that another site's form may demand. */
function registration() {
  const digits = String((serial++ * STRIDE) % 1e8).padStart(8, '0')
  const phone = `010-${digits.slice(0, 4)}-${digits.slice(4)}`
  return JSON.stringify({
    site: '가람누리-리버파크',
    source: 'popup',
    name: '홍길동',
    phone,
    birthdate: '950527',
    privacyConsent: true,
    consent: true,
    type: '84A',
  })
}

/**
 * @param {string} url
 * @param {object} [options] of autocannon, overriding these defaults
 * @returns {Promise<any>} autocannon's result
 */
export async function runAutocannon(url, options = {}) {
  const { default: autocannon } = await importTool('autocannon')
  return autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers: { 'accept-encoding': 'br, gzip' }, ...options })
}

const posts = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  requests: [{ setupRequest: (/** @type {object} */ request) => ({ ...request, body: registration() }) }],
}

/** @param {any} result @returns {import('./figures.mjs').Figures} */
const figuresOf = (result) => ({
  'a second': result.requests.average,
  'p50, ms': result.latency.p50,
  'p99, ms': result.latency.p99,
  'refused or failed': result.errors + result.timeouts + result.non2xx,
})

/** @param {import('./sites.mjs').Site} site @param {string} name @returns {string | undefined} */
function urlOf(site, name) {
  const page = /** @type {import('./sites.mjs').PageName} */ (name.startsWith('registrations') ? 'registrations' : name)
  return site.paths[page] && site.origin + site.paths[page]
}

/** Twenty connections with continuous requests. @type {import('./bench.mjs').Section} */
export const load = {
  pages: ['home', 'unit', 'location', 'press', 'article', 'registrations', 'registrations while home is served', 'memory afterwards'],
  async prepare(site, names) {
    for (const name of names) {
      const url = urlOf(site, name)
      if (url) await runAutocannon(url, { duration: WARM_SECONDS, ...(name.startsWith('registrations') ? posts : {}) })
    }
  },
  async measure(site, name) {
    if (name === 'memory afterwards') return { 'resident, MB': residentMegabytes(site.origin) }
    const url = urlOf(site, name)
    if (!url) return undefined
    if (name === 'registrations') return figuresOf(await runAutocannon(url, posts))
    if (!name.startsWith('registrations')) return figuresOf(await runAutocannon(url))
    const [registered, served] = await Promise.all([runAutocannon(url, posts), runAutocannon(`${site.origin}/`)])
    return { ...figuresOf(registered), 'home pages a second meanwhile': served.requests.average, 'home pages meanwhile, p99, ms': served.latency.p99 }
  },
}
