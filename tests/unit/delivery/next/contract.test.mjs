import { assertNoFaults, pageFaults, routeFaults } from '@/lib/delivery/next/contract'
import { bootstrap, DATA_QUEUE, flightPiece, FLIGHT_START } from './next-shapes.mjs'

const CHUNK = '<script src="/_next/static/chunks/a.js" async=""></script>'
const SHEET = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>'
const LEGACY = '<script src="/_next/static/chunks/old.js" noModule=""></script>'
const BOOTSTRAP = bootstrap()
const LAST_PIECE = flightPiece('"\n')
const FLIGHT = FLIGHT_START + flightPiece('0:"가') + LAST_PIECE
const RENDERED = `<!DOCTYPE html><html><head>${SHEET}<link rel="preload" as="script" href="/_next/static/chunks/a.js"/>${LEGACY}</head><body><p>글</p><script type="application/ld+json">{}</script><script>behave()</script>${BOOTSTRAP}${CHUNK}${FLIGHT}</body></html>`

/** @param {string} html */
const faults = (html) => pageFaults({ name: 'index', html, flight: '0:"가"\n' }, { behaviour: 'behave()', exists: (href) => /\/(?:a|old)\.\w+$/.test(href) })

test('a page as Next writes it today has no faults', () => expect(faults(RENDERED)).toEqual([]))

test.each([
  ['names an inline script that nobody knows', '<p>', '<script>alert(1)</script><p>', 'an inline script of unknown purpose: "alert(1)"'],
  ['names a script from elsewhere', '<p>', '<script src="https://cdn.example/x.js"></script><p>', 'a script from "https://cdn.example/x.js"'],
  [
    'says that the data comes in another call',
    LAST_PIECE,
    LAST_PIECE.replace(DATA_QUEUE, '__next_g'),
    'an inline script of unknown purpose: "self.__next_g.push',
  ],
  ['says that the data is not whole', LAST_PIECE, '', 'the flight data in the page (4 characters) is not that of its file (6)'],
  ['says that the queue starts otherwise', FLIGHT_START, '', 'does not start the queue'],
  ['misses the start of the bundler', BOOTSTRAP, '', 'scripts that register the chunks: 0, expected 1'],
  ['misses our own script', '<script>behave()</script>', '', 'our own inline script: 0, expected 1'],
  ['finds a file that was not built', CHUNK, `${CHUNK}<script src="/_next/static/b.js"></script>`, '"/_next/static/b.js" is no file of the build'],
  ['finds styles that stand in the page', '<p>', '<style>p{}</style><p>', 'inline styles: 1, expected none'],
  ['finds style sheets gone', SHEET, '', 'style sheets: 0, expected one at least'],
  [
    'finds a preload of what is no script of the page',
    'as="script" href="/_next/static/chunks/a.js"',
    'as="script" href="/_next/static/chunks/z.js"',
    'a preload of',
  ],
  ['counts scripts for old browsers', LEGACY, '', 'scripts for browsers without modules: 0, expected 1'],
])('where Next writes otherwise it %s', (_what, from, to, fault) => {
  expect(RENDERED).toContain(from)
  expect(faults(RENDERED.replace(from, () => to)).join('\n')).toContain(fault)
})

test('a page that is in no list, or in both, stops the build', () => {
  const routes = { pages: ['/', '/admin', '/new'], prerendered: ['/'], perRequest: ['/admin', '/'] }
  expect(routeFaults(routes)).toEqual([expect.stringMatching(/^\/new is rendered for each request: list it/), expect.stringMatching(/^\/ is listed/)])
  expect(() => assertNoFaults(routeFaults(routes))).toThrow(/- \/new is rendered.*\n- \/ is listed/)
  expect(() => assertNoFaults([])).not.toThrow()
})
