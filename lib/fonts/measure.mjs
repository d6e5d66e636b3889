/**
 * `npm run fonts:measure [origin]`: walks every page of the running site and notes which characters each part of it
 * sets in each face (measured.json), so that build-fonts can put them into few and small files. Run it after larger
 * changes of content; a stale note costs requests, and sets new words in a
 * fallback font until the first touch (lib/build/page-fonts.mjs).
 */
import { writeFileSync } from 'node:fs'
import { chromium } from 'playwright'

const origin = process.argv[2] ?? 'http://localhost:3000'
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+(|\/[^<]*)<\/loc>/g)].map(([, path]) => path || '/')
/** The menus have the pages that search engines are not to list. */
const home = await (await fetch(origin)).text()
const linked = [...home.matchAll(/href="(\/[^"#?.]*)"/g)].map(([, path = '']) => path)
const paths = [...new Set([...listed, ...linked, '/no/such/page'])]
/** @type {Record<string, Record<string, Set<string>>>} */
const seen = { 'site-sans-400': {}, 'site-sans-600': {}, 'site-serif-600': {} }

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
for (const viewport of VIEWPORTS) {
  const page = await browser.newPage({ viewport })
  await page.route(/\.(avif|webp|jpg|png|woff2|js)$/, (route) => route.abort())
  for (const path of paths) {
    await page.goto(origin + path, { waitUntil: 'domcontentloaded' })
    const texts = await page.evaluate(() => {
      /** @type {Record<string, string>} */
      const found = {}
      /** @param {CSSStyleDeclaration} style @param {string} text */
      const note = ({ fontFamily, fontWeight }, text) => {
        const face = /^"?Site Serif/.test(fontFamily) ? 'site-serif-600' : Number(fontWeight) >= 550 ? 'site-sans-600' : 'site-sans-400'
        found[face] = (found[face] ?? '') + text
      }
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement
        if (!element?.checkVisibility() || element.closest('script,style,noscript')) continue
        note(getComputedStyle(element), node.textContent ?? '')
      }
      for (const element of document.body.querySelectorAll('*')) {
        if (!element.checkVisibility()) continue
        for (const part of ['::before', '::after']) {
          const style = getComputedStyle(element, part)
          if (/["']/.test(style.content)) note(style, style.content)
        }
      }
      return found
    })
    const part = path === '/' ? 'home' : decodeURI(path.split('/')[1] ?? '').replace(/[^\w-]/g, '') || 'site'
    for (const [face, text] of Object.entries(texts)) {
      const parts = (seen[face] ??= {})
      const characters = (parts[part] ??= new Set())
      for (const character of text) if (character.trim()) characters.add(character)
    }
  }
  await page.close()
}
await browser.close()

const result = Object.fromEntries(
  Object.entries(seen).map(([face, parts]) => [
    face,
    Object.fromEntries(Object.entries(parts).map(([part, characters]) => [part, [...characters].sort().join('')])),
  ]),
)
writeFileSync(new URL('measured.json', import.meta.url), `${JSON.stringify(result, null, 1)}\n`)
console.log(
  Object.entries(result)
    .map(
      ([face, parts]) =>
        `${face}: ${Object.entries(parts)
          .map(([part, text]) => `${part} ${[...text].length}`)
          .join(', ')}`,
    )
    .join('\n'),
)
