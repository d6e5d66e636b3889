import { pruneStyles } from '@/lib/build/page-styles.mjs'

const page = (/** @type {string} */ styles) =>
  `<html><head><style>${styles}</style></head><body><p class="used">가나 A</p><script type="application/ld+json">{"name":"다"}</script></body></html>`

test('keeps what the page uses and drops what only other pages use', async () => {
  const html = await pruneStyles(page('.used{color:red}.other{color:blue}p{margin:0}'))
  expect(html).toContain('.used{color:red}')
  expect(html).toContain('p{margin:0}')
  expect(html).not.toContain('.other')
})

test('keeps states that are set later, and focus rings', async () => {
  const html = await pruneStyles(page(':focus-visible{outline:1px solid}.used[data-open]{color:red}.used[aria-expanded=true]{color:blue}'))
  expect(html).toContain(':focus-visible')
  expect(html).toContain('[data-open]')
  expect(html).toContain('[aria-expanded=true]')
})

test('keeps a font file only where the page sets one of its characters', async () => {
  const face = (/** @type {string} */ name, /** @type {string} */ range) => `@font-face{font-family:Site;src:url(/${name}.woff2);unicode-range:${range}}`
  const html = await pruneStyles(page(`.used{font-family:Site}${face('first', 'U+41-5a,U+ac00')}${face('second', 'U+b098')}${face('third', 'U+b2e4')}`))
  expect(html).toContain('first.woff2')
  expect(html).toContain('second.woff2')
  expect(html).not.toContain('third.woff2')
})

test('leaves a page without inlined styles alone', async () => {
  expect(await pruneStyles('<html><body>가</body></html>')).toBe('<html><body>가</body></html>')
})
