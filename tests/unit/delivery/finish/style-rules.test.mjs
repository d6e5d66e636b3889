import { rootVariables, styleRules } from '@/lib/delivery/finish/style-rules'
import { readRenderedPage } from '@/lib/delivery/next/rendered-page'
import { usedStyles } from '@/lib/delivery/finish/used-styles'
import { writtenTexts } from '@/lib/delivery/finish/written-texts'

const used = (/** @type {string} */ css, /** @type {string} */ html) => usedStyles(styleRules(css), readRenderedPage(html)).css

test('of a rule those selectors stay whose tags, classes and ids the page has', () => {
  expect(used('.a{x:1}.b{x:2}.a .c{x:3}.b,.a{x:4}h1{x:5}p,h2{x:6}#top .a{x:7}#end{x:8}*{x:9}', '<p class="a z" id="top">')).toBe(
    '.a{x:1}.a{x:4}p{x:6}#top .a{x:7}*{x:9}',
  )
})

test('a rule without declarations is left out', () => {
  expect(used('.a{}.a{x:1}@media print{.a{}}', '<p class="a">')).toBe('.a{x:1}')
})

test('a rule of an element that only scripts make is left to the whole sheets', () => {
  expect(used('any-element{x:1}any-element .a,p{x:2}', '<p class="a">')).toBe('p{x:2}')
})

test('what may come later by an attribute or a state stays; classes that are excluded are not asked for', () => {
  const css = '.a[data-open=".b"]{x:1}.a:hover::after{x:2}.a:not(.b){x:3}:is(.b,.c) p{x:4}.md\\:d{x:5}'
  expect(used(css, '<p class="a">')).toBe('.a[data-open=".b"]{x:1}.a:hover::after{x:2}.a:not(.b){x:3}')
})

test('what stands in :is(), :where() and :has() is asked for as far as it has to be there, whatever is nested in it', () => {
  const css = [
    'html:has(.b){x:1}.a:has(>.b,>.c){x:2}.a:has(>.b){x:3}:where(.b:last-child){x:4}:where(.a){x:5}',
    ':is(.b:has(input[value=","]) .a,.b:not(:has(.a,.c)) .c){x:6}:is(.a .b,.a .c){x:7}.a:nth-child(2){x:8}.a:not(:has(.b)){x:9}',
  ].join('')
  expect(used(css, '<p class="a">')).toBe(':where(.a){x:5}.a:nth-child(2){x:8}.a:not(:has(.b)){x:9}')
  expect(used(css, '<p class="a b">')).toBe(
    '.a:has(>.b,>.c){x:2}.a:has(>.b){x:3}:where(.b:last-child){x:4}:where(.a){x:5}:is(.a .b,.a .c){x:7}.a:nth-child(2){x:8}.a:not(:has(.b)){x:9}',
  )
})

test('a group stays with those of its rules that are used, and order is kept', () => {
  expect(used('@media (width>1px){.a{x:1}.b{x:2}@supports (x:1){.a{x:3}}}@media print{.b{x:4}}.a{x:5}@keyframes k{to{x:6}}', '<p class="a">')).toBe(
    '@media (width>1px){.a{x:1}@supports (x:1){.a{x:3}}}.a{x:5}@keyframes k{to{x:6}}',
  )
})

test('the declarations of a rule stay as they were written, its keyframes too', () => {
  expect(used('.a{content:"{"}.a:hover,.b{x:1;y:2}@keyframes k{12.5%{x:1}}', '<p class="a">')).toBe('.a{content:"{"}.a:hover{x:1;y:2}@keyframes k{12.5%{x:1}}')
})

test('a font face stays where the page shows one of its characters', () => {
  const face = (/** @type {string} */ range) => `@font-face{font-family:S;unicode-range:${range}}`
  expect(used(face('U+AC00-AC02') + face('u+41,U+61-7a') + face('U+3??') + '@font-face{font-family:T}', '<p title="가">α<style>z</style>')).toBe(
    `${face('U+3??')}@font-face{font-family:T}`,
  )
})

describe('of font files whose uses were measured', () => {
  const face = (/** @type {string} */ name, /** @type {string} */ family, weight = '400 500') =>
    `@font-face{font-family:"${family}";font-weight:${weight};src:url(/${name}.woff2)format("woff2");unicode-range:U+AC00-D7A3}`
  const css = [
    ':root{--font-sans:"Sans",sans-serif;--serif:var(--font-serif);--font-serif:Serif}',
    'body{font-family:var(--font-sans)}h1,h2{font-family:var(--serif);font-weight:600}.title a{font-weight:600}',
    face('regular', 'Sans'),
    face('bold', 'Sans', '600 700'),
    face('serif', 'Serif', '400 700'),
    face('partly', 'Sans of Brand'),
    face('others', 'Sans of visit'),
  ].join('')
  const uses = {
    '/regular.woff2': { press: '가', home: '나다' },
    '/bold.woff2': { home: '가나' },
    '/serif.woff2': { home: '나' },
    '/partly.woff2': { Brand: '마' },
    '/others.woff2': { visit: '마' },
  }
  /** @param {string} html @param {string} [part] */
  const chosen = (html, part = 'press', isWritten = true) => {
    const page = `<html><body>${html}</body></html>`
    const rules = styleRules(css, { variables: rootVariables([css]), uses })
    const styles = usedStyles(rules, readRenderedPage(page), { part, ...(isWritten ? { written: writtenTexts(page) } : {}) })
    return { ...styles, faces: [...styles.css.matchAll(/url\(\/(\w+)\.woff2\)/g)].map(([, name]) => name) }
  }

  test('those stay that the part sets a character of', () => {
    expect(chosen('<p>가나다</p>')).toMatchObject({ faces: ['regular'], preloads: [] })
    expect(chosen('<p>나</p>', 'home').faces).toEqual(['regular', 'bold', 'serif'])
  })

  test('what an article says anew keeps its files, in the face that it is set in', () => {
    expect(chosen('<main><p>라</p></main>').faces).toEqual(['regular'])
    expect(chosen('<main><p class="title"><a href="/">라</a></p></main>').faces).toEqual(['bold'])
    expect(chosen('<main><h1><span>라</span></h1></main>').faces).toEqual(['serif'])
    expect(chosen('<main><p><strong>라</strong></p></main>').faces).toEqual(['bold'])
  })

  test('files that the main text sets, as it was measured, are fetched with the page', () => {
    expect(chosen('<main><p>가</p><h1>가라</h1></main>').preloads).toEqual(['/regular.woff2'])
    expect(chosen('<main><h1>가</h1></main>').preloads).toEqual([])
  })

  test('where nothing was written after the measurement, every file that the page sets is fetched with it, and no other stays', () => {
    expect(chosen('<p>나</p><main><h1>라</h1></main>', 'home', false)).toMatchObject({
      faces: ['regular', 'bold', 'serif'],
      preloads: ['/regular.woff2', '/bold.woff2', '/serif.woff2'],
    })
    expect(chosen('<main><h1>라</h1></main>', 'home', false)).toMatchObject({ faces: [], preloads: [] })
  })

  test('a file that names no characters is fetched with every page, a font of the system is not', () => {
    const rules = styleRules('@font-face{font-family:T;src:url(/core.woff2)}@font-face{font-family:L;src:local("Arial")}')
    const page = readRenderedPage('<p>가</p>')
    expect(usedStyles(rules, page).preloads).toEqual(['/core.woff2'])
    expect(usedStyles([{ css: '@media print', rules }], page).preloads).toEqual(['/core.woff2'])
  })

  test('what is not shown, or stands around the main text, asks for no face of its own', () => {
    expect(chosen('<dialog><h2>라</h2></dialog><main><p>가<script>라</script></p></main>').faces).toEqual(['regular'])
  })

  test("the files of the page's own part stay, by the name that every page asks first, and in the place of those for all parts", () => {
    expect(chosen('<main><p>마</p></main>', 'Brand')).toMatchObject({ faces: ['partly'], preloads: ['/partly.woff2'] })
    expect(chosen('<main><p>마</p></main>', 'Brand').css).toContain('font-family:"Sans of page"')
    expect(chosen('<main><p>마</p></main>').faces).toEqual(['regular'])
  })

  test('in a part that was not measured every file stays that has a character of the page', () => {
    expect(chosen('<p>가</p>', 'unknown')).toMatchObject({ faces: ['regular', 'bold', 'serif'], preloads: [] })
  })
})
