import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHROMIUM, FLAGS, warm } from './browser.mjs'
import { importTool } from './tools.mjs'

const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo'])
const KINDS = /** @type {const} */ ({ HTML: 'Document', scripts: 'Script', pictures: 'Image', fonts: 'Font' })

/** Lighthouse for phones on a simulated slow 4G. @type {import('./bench.mjs').Section} */
export const page = {
  pages: ['home', 'unit', 'location', 'press', 'article'],
  prepare: (site, names) => warm(names.flatMap((name) => (site.paths[name] ? [site.origin + site.paths[name]] : []))),
  async measure(site, name) {
    const path = site.paths[/** @type {import('./sites.mjs').PageName} */ (name)]
    if (!path) return undefined
    const { default: lighthouse } = await importTool('lighthouse')
    const chromeLauncher = await importTool('chrome-launcher')
    const profile = mkdtempSync(join(tmpdir(), 'bench-profile-'))
    const chrome = await chromeLauncher.launch({ chromePath: CHROMIUM, userDataDir: profile, chromeFlags: ['--headless=new', ...FLAGS] })
    try {
      const { lhr } = await lighthouse(site.origin + path, { port: chrome.port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES })
      if (lhr.runtimeError) throw new Error(lhr.runtimeError.message)
      const { audits } = lhr
      /** @type {{ url: string, resourceType: string, transferSize?: number }[]} */
      const requests = audits['network-requests'].details.items.filter((/** @type {{ url: string }} */ { url }) => /^https?:/.test(url))
      const kilobytes = (/** @type {string | undefined} */ type) =>
        requests.filter(({ resourceType }) => !type || resourceType === type).reduce((sum, { transferSize = 0 }) => sum + transferSize / 1024, 0)
      return {
        ...Object.fromEntries(CATEGORIES.map((each) => [`score, ${each}`, lhr.categories[each].score * 100])),
        'FCP, ms': audits['first-contentful-paint'].numericValue,
        'LCP, ms': audits['largest-contentful-paint'].numericValue,
        'blocked (TBT), ms': audits['total-blocking-time'].numericValue,
        'speed index, ms': audits['speed-index'].numericValue,
        'layout shift (CLS)': audits['cumulative-layout-shift'].numericValue,
        'all, kB': kilobytes(undefined),
        ...Object.fromEntries(Object.entries(KINDS).map(([kind, type]) => [`${kind}, kB`, kilobytes(type)])),
        requests: requests.length,
      }
    } finally {
      chrome.kill()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    }
  },
}
