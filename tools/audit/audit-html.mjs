/**
 * `npm run site -- audit-html`: checks the built site's pages, as served and as rendered, with the Nu Html Checker, axe with
 * every tag and IBM's engine; the two engines check one address per template, with `--all` every address. All three check the
 * states that a page has after interaction (html/states.mjs). BASE_URL checks a running site; otherwise the built one is started
 * with its own store. Exit code 1 on any finding that false-positives.mjs does not explain.
 */
import { chromium } from 'playwright'
import { signIn } from '../office.mjs'
import { ADMINISTRATOR, siteToAudit } from './built-site.mjs'
import { runAxe, runIbm, hideBlocked, layOutAll } from './html/accessibility-checkers.mjs'
import { addressesOf, isOfTemplate } from './html/addresses.mjs'
import { isFalsePositive } from './html/false-positives.mjs'
import { checkMarkup, hasJava } from './html/nu-checker.mjs'
import { STATES } from './html/states.mjs'

/** @typedef {import('./html/nu-checker.mjs').Finding} Finding */

const WIDTHS = [390, 1440]
const everything = process.argv.includes('--all')
/** Number of findings of one kind printed in full. */
const SHOWN = 3

/** @param {'nu' | 'axe' | 'ibm'} checker @param {readonly Finding[]} all @returns how many are unexplained */
function report(checker, all) {
  const findings = all.filter((finding) => !isFalsePositive(checker, finding))
  /** @type {Map<string, Finding[]>} */
  const kinds = new Map()
  for (const finding of findings) kinds.set(finding.message, [...(kinds.get(finding.message) ?? []), finding])
  process.stdout.write(`${checker.padEnd(4)} ${findings.length} findings, ${all.length - findings.length} false positives that are explained\n`)
  for (const [message, places] of kinds) {
    process.stdout.write(`  ${places.length}x ${message}\n`)
    for (const { page, extract } of places.slice(0, SHOWN)) process.stdout.write(`     ${page}  ${extract.slice(0, 220)}\n`)
  }
  return findings.length
}

if (!hasJava()) throw new Error('The Nu Html Checker needs a Java runtime (java).')
const site = await siteToAudit()
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'],
})
try {
  const cookie = await signIn(site.origin, ADMINISTRATOR)
  const paths = await addressesOf(site.origin)
  /** @type {Map<string, string>} */
  const documents = new Map()
  /** @type {Record<'axe' | 'ibm', Finding[]>} */
  const found = { axe: [], ibm: [] }
  /**
   * Opens an address, brings it into its state, and runs the two engines; keeps the document for the Nu Html Checker.
   * @param {{ name: string, path: string, width: number, cookie: string, keep: boolean, reach?: (page: import('playwright').Page)
   *   => Promise<void> }} visit
   */
  const visit = async ({ name, path, width, cookie, keep, reach }) => {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      locale: 'ko-KR',
      reducedMotion: 'reduce',
      extraHTTPHeaders: cookie ? { cookie } : {},
    })
    const page = await context.newPage()
    await page.goto(new URL(path, site.origin).href, { waitUntil: 'networkidle' })
    await reach?.(page)
    if (keep) documents.set(`${path} ${name}`, `<!DOCTYPE html>${await page.evaluate(() => document.documentElement.outerHTML)}`)
    await layOutAll(page)
    await hideBlocked(page)
    for (const [checker, check] of /** @type {const} */ ([
      ['axe', runAxe],
      ['ibm', runIbm],
    ]))
      found[checker].push(...(await check(page)).map((finding) => ({ ...finding, page: `${path} ${name} at ${width} px` })))
    await context.close()
  }

  for (const path of paths) {
    const ownCookie = path.startsWith('/admin') && path !== '/admin/sign-in' ? cookie : ''
    const answer = await fetch(new URL(path, site.origin), { headers: { accept: 'text/html', cookie: ownCookie } })
    documents.set(`${decodeURI(path.replace('%E0%A4%A', '%25E0'))} as sent`, await answer.text())
    for (const width of everything || isOfTemplate(path) ? WIDTHS : [])
      await visit({ name: 'as hydrated', path, width, cookie: ownCookie, keep: width === WIDTHS[0] })
  }
  for (const { name, path, widths, administrator, reach } of STATES)
    for (const width of widths) await visit({ name, path, width, cookie: administrator ? cookie : '', keep: width === widths[0], reach })
  process.stdout.write(`${paths.length} addresses, ${STATES.length} states, ${documents.size} documents, ${WIDTHS.join(' and ')} px\n`)
  const faults = [report('nu', checkMarkup(documents)), report('axe', found.axe), report('ibm', found.ibm)]
  process.exitCode = faults.every((count) => count === 0) ? 0 : 1
} finally {
  await browser.close()
  site.stop()
}
