import { inlineHashes, transformPage } from '@/lib/server/page-transform.mjs'

const RENDERED = [
  '<!DOCTYPE html><html><head>',
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/b.css" data-precedence="next"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
  '<script src="/_next/static/chunks/one.js" async=""></script>',
  '<script src="/_next/static/chunks/legacy.js" noModule=""></script>',
  '</head><body><h1>제목</h1><script>window.behaviour=1</script>',
  '<script type="application/ld+json">{"@type":"WebSite"}</script>',
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script>',
  '<script src="/_next/static/chunks/main.js" async=""></script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"flight"])</script>',
  '</body></html>',
].join('')

const readStyle = (/** @type {string} */ href) => ({ '/_next/static/chunks/a.css': 'a{color:red}', '/_next/static/chunks/b.css': 'b{color:blue}' })[href]

test('style sheets are inlined in order, and their links stay for React without being fetched', () => {
  const page = transformPage(RENDERED, { readStyle })
  expect(page).toContain('<style>a{color:red}b{color:blue}</style>')
  expect(page).toContain('<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next" disabled=""/>')
})

test('a style sheet that cannot be read keeps its link', () => {
  const page = transformPage(RENDERED, { readStyle: () => undefined })
  expect(page).toContain('<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>')
})

test('no framework script is left in the page; our own script and data stay', () => {
  const page = transformPage(RENDERED, { readStyle })
  expect(page).not.toMatch(/<script src=|as="script"/)
  expect(page).toContain('<script>window.behaviour=1</script>')
  expect(page).toContain('{"@type":"WebSite"}')
})

test('the start script runs as one program, with the flight data inline or fetched', () => {
  for (const flight of [undefined, '/_site/abc.rsc']) {
    const page = transformPage(RENDERED, { readStyle, flight })
    const start = /** @type {string} */ ([...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].at(-1)?.[1])
    const scope = { addEventListener: () => undefined, setTimeout: () => 0, document: { readyState: 'loading' }, globalThis: {}, self: {} }
    expect(() => new Function(...Object.keys(scope), start)(...Object.values(scope))).not.toThrow()
    expect(start.includes('"flight"')).toBe(flight === undefined)
    expect(start.includes('/_site/abc.rsc')).toBe(flight !== undefined)
  }
})

test('a page without framework scripts is left alone', () => {
  const page = '<html><head><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/></head><body></body></html>'
  expect(transformPage(page, { readStyle })).toBe(page)
})

test('the policy names inline scripts and styles, and leaves data and files out', () => {
  const { scripts, styles } = inlineHashes('<script>1</script><script type="application/ld+json">{}</script><script src="/x.js"></script><style>a{}</style>')
  expect(scripts).toEqual(["'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='"])
  expect(styles).toHaveLength(1)
})
