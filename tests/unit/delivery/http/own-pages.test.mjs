import { join } from 'node:path'
import { ownFileHashes, ownPages } from '@/lib/delivery/http/own-pages'
import { EncodedBody } from '@/lib/delivery/pages/encoded-body'
import { createPageStore } from '@/lib/delivery/pages/page-store'

const ORIGIN = 'https://river.example'
/** @param {string} html @param {number | false} revalidate */
const entry = (html, revalidate) => ({
  tags: [],
  renderedAt: 1,
  times: { revalidate },
  headers: {},
  bodies: new Map([['page', new EncodedBody(Buffer.from(html))]]),
})

/**
 * Reads the address of a site whose framework answers with `handle`.
 * @param {string} address
 * @param {(request: any, response: any, pages: any) => unknown} handle
 * @param {any} [options]
 * @returns {Promise<any>}
 */
const read = (address, handle, { pages = createPageStore(() => 1), later } = {}) =>
  ownPages({
    pages,
    handle: async (/** @type {any} */ request, /** @type {any} */ response) => void handle(request, response, pages),
    inTurn: async (_network, render) => void (await render()),
    origin: ORIGIN,
    later,
  })(address)

/** @param {number} status @param {string} cacheControl */
const answering = (status, cacheControl) => (/** @type {any} */ _request, /** @type {any} */ response) => {
  response.writeHead(status, { 'cache-control': cacheControl })
  response.end('page')
}

test('a page is read as it lies ready, or as its rendering left it', async () => {
  const page = await read('/Brand/intro', (request, response, pages) => {
    pages.seed(request.url, entry('<p>brand</p>', false))
    answering(200, 's-maxage=31536000')(request, response)
  })
  expect(page.html.toString()).toBe('<p>brand</p>')
})

test.each([
  ['rendered for each request', answering(200, 'private, no-cache, no-store, max-age=0, must-revalidate'), 'not kept'],
  ['that is none now', answering(404, 'private, no-store'), 'not kept'],
  ['that cannot be rendered', answering(500, 'private, no-store'), 'failed'],
  ['that expired while it was rendered', answering(200, 's-maxage=31536000'), 'failed'],
  ['whose rendering breaks off', (_request, response) => response.destroy(), 'failed'],
])('a page %s', async (_what, handle, outcome) => {
  expect(await read('/Brand/intro', handle)).toBe(outcome)
})

test('a list that is rendered anew each minute is not kept', async () => {
  const pages = createPageStore(() => 1)
  pages.seed('/press', entry('list', 60))
  expect(await read('/press', () => undefined, { pages })).toBe('not kept')
})

test('a page that never answers is given up', async () => {
  const later = (/** @type {() => void} */ work) => setImmediate(work)
  expect(await read('/', () => undefined, { later })).toBe('failed')
})

test('a file is named by its hash, and an address that names none stops nothing', async () => {
  const hash = ownFileHashes(join(process.cwd(), 'public'))
  expect(await hash('/50%.png')).toBeUndefined()
  expect(await hash('/../package.json')).toBeUndefined()
})
