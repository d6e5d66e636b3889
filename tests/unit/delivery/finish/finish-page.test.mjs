import { createHash } from 'node:crypto'
import { finishPage, knownScripts } from '@/lib/delivery/finish/finish-page'
import { ROUTE_DATA } from '@/lib/delivery/next/route-change'
import { bootstrap, bundlerPush, DATA_QUEUE, flightPiece, FLIGHT_START, FRAMEWORK } from '../next/next-shapes.mjs'

const RENDERED = [
  '<!DOCTYPE html><html><head>',
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/b.css" data-precedence="next"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
  '<script src="/_next/static/chunks/one.js" async=""></script>',
  '<script src="/_next/static/chunks/legacy.js" noModule=""></script>',
  '</head><body><h1>제목</h1><script>window.behaviour=1</script>',
  '<script type="application/ld+json">{"@type":"WebSite"}</script>',
  bootstrap(),
  '<script src="/_next/static/chunks/main.js" async=""></script>',
  FLIGHT_START + flightPiece('flight'),
  '</body></html>',
].join('')

const STYLES = { css: 'a{color:red}b{color:blue}', preloads: ['/fonts/core.woff2', '/fonts/part.woff2'] }
const known = new Set(knownScripts(RENDERED))
/** @param {string} html @param {Partial<import('@/lib/delivery/finish/finish-page').FinishOptions>} [over] */
const finish = (html, over = {}) => finishPage(html, { chooseStyles: () => STYLES, known, ...over })
const hashOf = (/** @type {string} */ text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('style sheets are inlined in order, and their links stay for React without being fetched', () => {
  const { html: page } = finish(RENDERED)
  expect(page).toContain('<style>a{color:red}b{color:blue}</style>')
  expect(page).toContain('<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next" disabled=""/>')
})

test('what a crawler reads of the head comes before the styles', () => {
  const { html: page } = finish(RENDERED.replace('</head>', '<title>제목</title><meta name="description" content="글"/></head>'))
  expect(page).toContain('<html><head><title>제목</title><meta name="description" content="글"/><style>')
})

test('no framework script is left in the page; our own script and data stay', () => {
  const { html: page } = finish(RENDERED)
  expect(page).not.toMatch(/<script src=|as="script"/)
  expect(page).toContain('<script>window.behaviour=1</script>')
  expect(page).toContain('{"@type":"WebSite"}')
})

test('the start script runs as one program, with the flight data inline or fetched', () => {
  for (const flight of [undefined, `/_next/static/flight/abc${ROUTE_DATA}`]) {
    const { html: page } = finish(RENDERED, { ...(flight === undefined ? {} : { flight }) })
    const start = /** @type {string} */ ([...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].at(-1)?.[1])
    const scope = { addEventListener: () => undefined, setTimeout: () => 0, document: { readyState: 'loading' }, globalThis: {}, self: {} }
    expect(() => new Function(...Object.keys(scope), start)(...Object.values(scope))).not.toThrow()
    expect(start.includes('[1,"flight"]')).toBe(flight === undefined)
    expect(start.includes(`/_next/static/flight/abc${ROUTE_DATA}`)).toBe(flight !== undefined)
  }
})

test('fonts that its styles need are asked for behind the content', () => {
  const { html: page } = finish(RENDERED)
  expect(page).toContain(`<head><style>${STYLES.css}</style>`)
  const behind = page.slice(page.indexOf('</h1>'))
  for (const href of ['/fonts/core.woff2', '/fonts/part.woff2']) expect(behind.split(`as="font" crossorigin href="${href}"`)).toHaveLength(2)
})

test('a link to a font that somebody wrote into the body stays as it was written', () => {
  const link = '<link rel="preload" as="font" href="&quot;&gt;&lt;script&gt;brought()&lt;/script&gt;">'
  const { html: page } = finish(RENDERED.replace('<h1>', `${link}<h1>`))
  expect(page).toContain(`<body>${link}<h1>`)
  expect(page).not.toContain('<script>brought()')
})

test('a page without framework scripts is left alone', () => {
  const page = '<html><head><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/></head><body></body></html>'
  expect(finish(page).html).toBe(page)
})

test('a page that leaves the framework out has none of its scripts, and its own approved', () => {
  const { html, scripts } = finish(RENDERED, { bare: true })
  expect(html).not.toMatch(FRAMEWORK)
  expect(scripts).toEqual([hashOf('window.behaviour=1')])
})

describe('a page rendered at run time', () => {
  const withInside = (/** @type {string} */ html) => RENDERED.replace('<h1>', `${html}<h1>`)
  const clean = finish(RENDERED)

  test('has its own scripts and style approved, and nothing else', () => {
    expect(known.size).toBe(2)
    expect(clean.refused).toEqual([])
    const inline = [...clean.html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => hashOf(text))
    expect(clean.scripts.toSorted()).toEqual(inline.toSorted())
    expect(clean.styles).toEqual([hashOf(STYLES.css)])
  })

  test.each([
    '<script>alert(1)</script>',
    '<script type="module">alert(1)</script>',
    '<script id="_R_">alert(1)</script>',
    flightPiece('a').replace('</', ';alert(1)</'),
    flightPiece('a').replace('1,"a"', 'alert(1)'),
    flightPiece('a').replace('"a"', '`${alert(1)}`'),
    FLIGHT_START.replace('</', ';alert(1)</'),
    flightPiece('a').replace('</', '\n[alert(1)]</'),
    `<script>${bundlerPush('alert(1)')}</script>`,
    bootstrap().replace('</', ';alert(1)</'),
    '<script src="/_next/x.js"></script><script>alert(1)</script>',
    '<script></script><script>alert(1)</script>',
    `${flightPiece('a')}<script>alert(1)//</script>`,
  ])('does not run what somebody put into it: %s', (injected) => {
    const page = finish(withInside(injected))
    const texts = [...page.html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
    const hostile = texts.filter((text) => text.includes('alert(1)'))
    expect(hostile).not.toEqual([])
    for (const text of hostile) {
      const hash = hashOf(text)
      expect(page.scripts).not.toContain(hash)
      expect(page.refused).toContain(hash)
    }
    expect(page.scripts).toHaveLength(clean.scripts.length)
  })

  test('takes no entry of the bundler that somebody put into it', () => {
    const push = bundlerPush('{"otherChunks":["a.js"],"runtimeModuleIds":[666]}')
    const page = finish(withInside(`<script>${push}</script>`))
    expect(page.html.match(/666/g)).toHaveLength(1)
    expect(page.refused).toEqual([hashOf(push)])
  })

  test('has its data from Next, and leaves out what somebody put into the page as such', () => {
    const hostile = withInside(flightPiece('0:hostile'))
    const page = finish(hostile, { data: '0:"</script><script>alert(1)"' })
    expect(page.html).not.toContain('0:hostile')
    expect(page.html).toContain(`${DATA_QUEUE}=[[0],[1,${String.raw`"0:\"\u003c/script>\u003cscript>alert(1)\""`}]]`)
    expect(page.scripts).toHaveLength(2)
    expect(page.refused).toEqual([])
  })

  test('shows no style that somebody put into it', () => {
    expect(finish(withInside('<style>h1{display:none}</style>')).styles).toEqual(clean.styles)
  })
})
