import { pruneStyles } from '@/lib/build/page-styles.mjs'
import { fontPreload } from '@/lib/server/page-transform.mjs'

const page = (/** @type {string} */ styles) =>
  `<html><head><style>${styles}</style></head><body><p class="used">가나 A</p><script type="application/ld+json">{"name":"다"}</script></body></html>`

test('keeps what the page uses and drops what only other pages use', async () => {
  const html = await pruneStyles(page('.used{color:red}.other{color:blue}p{margin:0}'))
  expect(html).toContain('.used{color:red}')
  expect(html).toContain('p{margin:0}')
  expect(html).not.toContain('.other')
})

test('drops rules and groups without declarations', async () => {
  expect(await pruneStyles(page('.used{}.used{color:red}@media print{.used{}@supports (x:1){.used{}}}'))).toContain('<style>.used{color:red}</style>')
})

test('keeps states that are set later, and focus rings', async () => {
  const html = await pruneStyles(page(':focus-visible{outline:1px solid}.used[data-open]{color:red}.used[aria-expanded=true]{color:blue}'))
  expect(html).toContain(':focus-visible')
  expect(html).toContain('[data-open]')
  expect(html).toContain('[aria-expanded=true]')
})

test('drops states of what only other pages have', async () => {
  const other = ['.other:hover', '.used .other[data-open]', '.other::backdrop', '.other:has(.used)', '.other:nth-child(2)']
  const html = await pruneStyles(page(`${other.map((selector) => `${selector}{color:red}`).join('')}@media print{.other:hover{color:red}}`))
  expect(html).not.toContain('other')
  expect(html).not.toContain('@media')
  expect(await pruneStyles(page('.used:not(.other):hover,.other:hover{color:red}'))).toContain('<style>.used:not(.other):hover{color:red}</style>')
  const turn = '.used{animation:turn 1s}@keyframes turn{12.5%{opacity:0}}'
  expect(await pruneStyles(page(turn))).toContain(`<style>${turn}</style>`)
})

test('keeps a font file only where the page sets one of its characters', async () => {
  const face = (/** @type {string} */ name, /** @type {string} */ range) => `@font-face{font-family:Site;src:url(/${name}.woff2);unicode-range:${range}}`
  const html = await pruneStyles(page(`.used{font-family:Site}${face('first', 'U+41-5a,U+ac00')}${face('second', 'U+b098')}${face('third', 'U+b2e4')}`))
  expect(html).toContain('first.woff2')
  expect(html).toContain('second.woff2')
  expect(html).not.toContain('third.woff2')
})

test('of measured characters, keeps only the files that the page sets them in, and fetches these with the page', async () => {
  const face = (/** @type {string} */ name) => `@font-face{font-family:Site;src:url(/${name}.woff2)format("woff2");unicode-range:U+ac00,U+b098}`
  const uses = { '/regular.woff2': { home: '가나다', Brand: '가' }, '/bold.woff2': { home: '라', Brand: '나' } }
  const styles = `.used{font-family:Site}${face('regular')}${face('bold')}`
  const html = await pruneStyles(page(styles), { part: 'home', uses })
  expect(html).toContain(`${fontPreload('/regular.woff2')}</body>`)
  expect(html).toContain('url(/regular.woff2)')
  expect(html).not.toContain('bold.woff2')

  const unmeasured = await pruneStyles(page(styles), { part: 'tour', uses })
  expect(unmeasured).toContain('url(/bold.woff2)')
  expect(unmeasured).not.toContain('rel="preload"')
})

test("of the files for one part of the site, keeps those of the page's own, by the name that every page asks first", async () => {
  const face = (/** @type {string} */ family, /** @type {string} */ name) =>
    `@font-face{font-family:${family};src:url(/${name}.woff2)format("woff2");unicode-range:U+ac00}`
  const styles = `.used{font-family:Site}${face('Site', 'core')}${face('Site of home', 'own')}${face('"Site of Brand"', 'other')}`
  const uses = { '/core.woff2': { home: '나' }, '/own.woff2': { home: '가' }, '/other.woff2': { Brand: '가' } }
  const html = await pruneStyles(page(styles), { part: 'home', uses })
  expect(html).toContain('font-family:Site of page;src:url(/own.woff2)')
  expect(html).toContain('href="/own.woff2"')
  expect(html).not.toContain('other.woff2')
  expect(await pruneStyles(page(styles), { part: 'tour', uses })).not.toMatch(/own|other/)
})

test('fetches a file that names no characters with every page, and no font of the system', async () => {
  const styles = '@font-face{font-family:Site;src:url(/core.woff2)format("woff2")}@font-face{font-family:Fallback;src:local("Arial")}'
  for (const fonts of [undefined, { part: 'home', uses: {} }]) {
    const html = await pruneStyles(page(styles), fonts)
    expect(html).toContain(`<style>${styles}</style>`)
    expect(html.split('rel="preload"')).toHaveLength(2)
    expect(html).toContain(`${fontPreload('/core.woff2')}</body>`)
  }
})

test('leaves a page without inlined styles alone', async () => {
  expect(await pruneStyles('<html><body>가</body></html>')).toBe('<html><body>가</body></html>')
})
