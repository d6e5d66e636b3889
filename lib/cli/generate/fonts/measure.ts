/**
 * `npm run site -- fonts [origin]`: visits every page of the running site and records in measured.json which characters each
 * section, and the opened menu, sets in each face, so that build-fonts can put them into few and small files. Run it after larger
 * changes of content; a stale record costs requests, and new characters appear in a fallback font until the first touch
 * (lib/delivery/finish/used-styles.ts).
 */
import { writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { sectionOf } from '../../../site-section'
import { MENU } from './plan'

const origin = process.argv[2] ?? 'http://localhost:3000'
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

const seen: Record<string, Record<string, Set<string>>> = { 'site-sans-400': {}, 'site-sans-600': {}, 'site-serif-600': {} }

/**
 * Texts currently visible in a section of a page. Runs in the page, where the helper of tsx that names functions is missing: it
 * holds none.
 */
function textsByFace(selector: string): Record<string, string> {
  const texts: [CSSStyleDeclaration, string][] = []
  const root = document.querySelector(selector)
  if (!root) throw new Error(`nothing is ${selector}`)
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element?.checkVisibility() || element.closest('script,style,noscript')) continue
    texts.push([getComputedStyle(element), node.textContent ?? ''])
  }
  for (const element of root.querySelectorAll('*')) {
    if (!element.checkVisibility()) continue
    for (const pseudo of ['::before', '::after']) {
      const style = getComputedStyle(element, pseudo)
      if (/["']/.test(style.content)) texts.push([style, style.content])
    }
  }
  const found: Record<string, string> = {}
  for (const [{ fontFamily, fontWeight }, text] of texts) {
    const face = /^"?Site Serif/.test(fontFamily) ? 'site-serif-600' : Number(fontWeight) >= 550 ? 'site-sans-600' : 'site-sans-400'
    found[face] = (found[face] ?? '') + text
  }
  return found
}

function note(section: string, texts: Readonly<Record<string, string>>) {
  for (const [face, text] of Object.entries(texts)) {
    const sections = (seen[face] ??= {})
    const characters = (sections[section] ??= new Set())
    for (const character of text) if (character.trim()) characters.add(character)
  }
}

const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+(|\/[^<]*)<\/loc>/g)].map(([, path]) => path || '/')
/** The menus also list pages hidden from search engines. */
const home = await (await fetch(origin)).text()
const linked = [...home.matchAll(/href="(\/[^"#?.]*)"/g)].map(([, path = '']) => path)
const paths = [...new Set([...listed, ...linked, '/visit', '/no/such/page'])]

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
for (const viewport of VIEWPORTS) {
  const page = await browser.newPage({ viewport })
  await page.route(/\.(avif|webp|jpg|png|woff2|mp4|webm)$/, (route) => route.abort())
  for (const path of paths) {
    await page.goto(origin + path, { waitUntil: 'domcontentloaded' })
    note(sectionOf(path), await page.evaluate(textsByFace, 'body'))
    // Some controls appear after scripts have run; some texts exist only until then.
    await page.waitForLoadState('networkidle')
    note(sectionOf(path), await page.evaluate(textsByFace, 'body'))
  }
  await page.goto(origin, { waitUntil: 'networkidle' })
  const menu = page.locator('[popovertarget]:visible').first()
  if (await menu.count()) {
    await menu.click()
    note(MENU, await page.evaluate(textsByFace, ':popover-open'))
    for (const group of await page.locator(':popover-open details').all()) {
      await group.evaluate((details: HTMLDetailsElement) => void (details.open = true))
      note(MENU, await page.evaluate(textsByFace, ':popover-open'))
    }
  }
  await page.close()
}
await browser.close()

const asText = (_key: string, value: unknown): unknown => (value instanceof Set ? [...(value as Set<string>)].sort().join('') : value)
writeFileSync(new URL('measured.json', import.meta.url), `${JSON.stringify(seen, asText, 1)}\n`)
