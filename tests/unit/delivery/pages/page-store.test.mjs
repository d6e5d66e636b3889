import { once } from 'node:events'
import { createServer } from 'node:http'
import { CACHE_HEADER, FLIGHT_ADDRESS, ROUTE_DATA, STALE_TIME_HEADER } from '@/lib/delivery/next/route-change'
import { entryOf, valueOf } from '@/lib/delivery/next/stored-page'
import { expireTag } from '@/lib/delivery/next/tags'
import { brotli } from '@/lib/delivery/pages/compression'
import { frameworkProxy } from '@/lib/delivery/http/framework-proxy'
import { keepDataApart } from '@/lib/delivery/pages/data-apart'
import { createPageStore } from '@/lib/delivery/pages/page-store'
import { pageSender } from '@/lib/delivery/pages/send-page'
import { FOLDER_TAG, POSTPONED_HEADER, SEGMENT_HEADER, SharedCacheControls, TAGS_HEADER, tagsManifest } from '../next/next-shapes.mjs'

const LIST = '/route-cache/APP_PAGE/0a/$/가람/press'
const ADDRESS = encodeURI('/가람/press')
const POLICY = "default-src 'self'"

let now = Date.now()
const pages = createPageStore(() => now)
/** @param {string} text @param {object} [over] of the value */
const page = (text, over = {}) => ({
  kind: 'APP_PAGE',
  html: `<!doctype html><html><body>${text.repeat(300)}</body></html>`,
  rscData: Buffer.from(`flight ${text}`),
  segmentData: new Map([['/_tree', Buffer.from(`tree ${text}`)]]),
  status: undefined,
  postponed: undefined,
  headers: { [TAGS_HEADER]: `${FOLDER_TAG},press`, 'content-security-policy': POLICY },
  ...over,
})
/** @param {string} key @param {object} value @param {string} [address] under which it is sent @param {number | false} [revalidate] */
const keep = (key, value, address, revalidate = 60) => pages.keep(key, entryOf(value, { times: { revalidate }, renderedAt: now }), address)
/** @param {string} text @param {object} [over] */
const keepList = (text, over) => keep(LIST, page(text, over), ADDRESS)
const got = (/** @type {string} */ key) => {
  const entry = pages.get(key)
  return entry && valueOf(entry).value
}

/** @type {import('node:http').Server} */
let server
beforeAll(async () => {
  const answer = pageSender(pages, { 'x-content-type-options': 'nosniff' }, ['cursor'])
  server = createServer((request, response) => {
    const [path = '', query = ''] = (request.url ?? '').split('?')
    if (!answer(request, response, path, query)) response.writeHead(204).end()
  }).listen(0)
  await once(server, 'listening')
})
afterAll(() => server.close())
beforeEach(() => {
  now = Date.now() - 1000
  keepList('첫 글')
})

/** @param {string} path @param {RequestInit} [init] @returns {Promise<Response>} 204 where Next would be asked */
const get = (path, init) => fetch(`http://localhost:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}${path}`, init)

test('Next remembers no address longer than it is kept, however many are asked for', () => {
  const controls = SharedCacheControls['cacheControls']
  const before = controls.size
  const keys = Array.from({ length: 3000 }, (_, at) => `/route-cache/APP_PAGE/0c/$/가람/press/${at}${'x'.repeat(8000)}`)
  for (const key of keys) {
    controls.set(key, { revalidate: 60, expire: undefined })
    keep(key, page('', { html: '', status: 404 }))
  }
  expect(got(keys.at(-1) ?? '')).toBeDefined()
  // Of 10 kB each, in 8 MB.
  expect(controls.size - before).toBeLessThan(850)
})

test('what a page hydrates from has an address of its own, stays for whoever has the page before, and no page is sent without it', async () => {
  const keepWith = (/** @type {string} */ name) => {
    const address = FLIGHT_ADDRESS + name + ROUTE_DATA
    const apart = keepDataApart(pages, { address, data: Buffer.from(`0:"${name}"`) })
    pages.keep(LIST, { ...entryOf(page(name), { times: { revalidate: false }, renderedAt: now }), apart }, ADDRESS)
    return address
  }
  const before = keepWith('before')
  const after = keepWith('after')
  for (const address of [before, after]) {
    const answer = await get(address)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
  }
  expect(await (await get(before)).text()).toBe('0:"before"')
  expect((await get(ADDRESS)).status).toBe(200)
  // Longer than all that is kept: it makes room of what was there.
  pages.keep(after, entryOf(page('x'.repeat(40_000)), { times: { revalidate: false }, renderedAt: now }))
  expect((await get(ADDRESS)).status).toBe(204)
  expect(got(LIST)).toBeUndefined()
})

test('the pages that were read longest ago make room, what one asked for stays', () => {
  const large = (/** @type {string} */ name) => keep(`/route-cache/APP_PAGE/0d/$/${name}`, page('', { html: 'x'.repeat(3 * 1024 * 1024) }), `/${name}`)
  large('one')
  large('two')
  expect(pages.find('/one')).toBeDefined()
  large('three')
  expect(['/one', '/two', '/three'].map((address) => pages.find(address) !== undefined)).toEqual([true, false, true])
})

test('a page is sent again as Next would send it, with its policy and without its tags', async () => {
  const response = await get(ADDRESS, { headers: { 'accept-encoding': 'br' } })
  expect(await response.text()).toContain('첫 글')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-security-policy': POLICY,
    'content-encoding': 'br',
    'cache-control': 's-maxage=60',
    'x-content-type-options': 'nosniff',
    vary: expect.stringMatching(/rsc.*accept-encoding/),
  })
  expect(response.headers.has(TAGS_HEADER)).toBe(false)
  const again = await get(ADDRESS, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } })
  expect([again.status, again.headers.get('content-security-policy')]).toEqual([304, POLICY])
})

test('a route change gets the data, whole or of one segment; of an unknown segment Next is asked', async () => {
  expect(await (await get(`${ADDRESS}?_rsc=1a2b`, { headers: { rsc: '1' } })).text()).toBe('flight 첫 글')
  expect(await (await get(ADDRESS, { headers: { rsc: '1', [SEGMENT_HEADER]: '/_tree' } })).text()).toBe('tree 첫 글')
  expect((await get(ADDRESS, { headers: { rsc: '1', [SEGMENT_HEADER]: '/none' } })).status).toBe(204)
})

test('where the middleware may choose another page, Next is asked', async () => {
  expect((await get(`${ADDRESS}?cursor=2`)).status).toBe(204)
  expect((await get(`${ADDRESS}?c%75rsor=2`)).status).toBe(204)
  expect((await get(ADDRESS, { headers: { cookie: '__Secure-next-auth.session-token=x' } })).status).toBe(204)
  expect((await get(ADDRESS, { method: 'POST' })).status).toBe(204)
  expect((await get(ADDRESS.toLowerCase())).status).toBe(204)
  expect((await get(`${ADDRESS}?utm_source=x`)).status).toBe(200)
})

test.each(['press', FOLDER_TAG])('once %s was revalidated, the next request is Next’s, and the one after shows what it made', async (tag) => {
  expect((await get(ADDRESS)).status).toBe(200)
  tagsManifest.set(tag, { expired: now + 500 })
  expect((await get(ADDRESS)).status).toBe(204)
  expect(got(LIST)).toBeUndefined()
  now += 600
  keepList('둘째 글')
  expect(await (await get(ADDRESS)).text()).toContain('둘째 글')
  tagsManifest.delete(tag)
})

test('after its time one request has it rendered anew, and the others get what there is meanwhile', async () => {
  now += 61_000
  expect([(await get(ADDRESS)).status, (await get(ADDRESS)).status, (await get(ADDRESS)).status]).toEqual([204, 200, 200])
  keepList('neu')
  expect(await (await get(ADDRESS)).text()).toContain('neu')
})

test('once an address has no page it is Next’s to answer, also where its page comes back for Next alone', async () => {
  keep(LIST, page('for Next alone'))
  expect((await get(ADDRESS)).status).toBe(204)
})

test('returns to Next the entry that Next stored', () => {
  expect(got(LIST)).toEqual(page('첫 글'))
  const data = { kind: 'FETCH', data: { body: '1' } }
  keep('fetch', data)
  expect(got('fetch')).toEqual(data)
})

test('the whole data of a route change is kept once, and each way to ask for it has its own headers', async () => {
  const data = 'flight '.repeat(3000)
  keepList('글', { rscData: Buffer.from(data), segmentData: new Map([['/_full', Buffer.from(data)]]) })
  const bodies = pages.find(ADDRESS)?.bodies
  expect(bodies?.get('/_full')).toBe(bodies?.get('flight'))
  const whole = await get(ADDRESS, { headers: { rsc: '1' } })
  const segment = await get(ADDRESS, { headers: { rsc: '1', [SEGMENT_HEADER]: '/_full' } })
  expect([await whole.text(), await segment.text()]).toEqual([data, data])
  expect([whole, segment].map(({ headers }) => headers.get(POSTPONED_HEADER))).toEqual([null, '2'])
})

test('the data of a route change is shown again for as long as its page says', async () => {
  const staleSeconds = async () => (await get(ADDRESS, { headers: { rsc: '1' } })).headers.get(STALE_TIME_HEADER)
  expect(await staleSeconds()).toBe('300')
  keepList('예약 가능', { headers: { [TAGS_HEADER]: '', 'content-security-policy': POLICY, [STALE_TIME_HEADER]: '20' } })
  expect(await staleSeconds()).toBe('20')
})

test('what a browser took is kept as it was sent, and whoever takes no brotli gets the same', async () => {
  const data = Buffer.from('flight '.repeat(3000))
  const value = page('글'.repeat(10), { rscData: data })
  keep(LIST, value, ADDRESS)
  await get(ADDRESS, { headers: { 'accept-encoding': 'br' } })
  await get(ADDRESS, { headers: { 'accept-encoding': 'br', rsc: '1' } })
  const bodies = pages.find(ADDRESS)?.bodies
  expect(bodies?.get('page')?.size).toBeLessThan(value.html.length / 4)
  expect(bodies?.get('flight')?.size).toBeLessThan(data.length / 4)
  for (const encoding of ['identity', 'gzip', 'br']) {
    const response = await get(ADDRESS, { headers: { 'accept-encoding': encoding } })
    expect(await response.text()).toBe(value.html)
    if (encoding === 'identity') expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(value.html)))
  }
  expect(got(LIST)).toEqual(value)
})

test('each encoding is made once, and tells the same', async () => {
  const [one, other] = await Promise.all([
    get(ADDRESS, { headers: { 'accept-encoding': 'gzip' } }),
    get(ADDRESS, { headers: { 'accept-encoding': 'identity' } }),
  ])
  expect(await one.text()).toBe(await other.text())
})

test.each(['not kept yet', 'due to be rendered anew'])('the answer of Next to whoever asked for a page that is %s has the tag of all others', async (state) => {
  const path = encodeURI(`/가람/press/${state}`)
  const render = () => keep(`/route-cache/APP_PAGE/0b/$${decodeURI(path)}`, page(state), path)
  if (state !== 'not kept yet') render()
  now += 61_000
  const answer = pageSender(pages, {}, [])
  const ask = frameworkProxy({
    handle: (_request, response) => {
      render()
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', etag: 'W/"next"', [CACHE_HEADER]: 'MISS' }).end('as Next sends it')
    },
    common: {},
    failure: () => undefined,
    sendPage: (request, response) => answer(request, response, path, ''),
  })
  const front = createServer((request, response) => void (answer(request, response, path, '') || ask(request, response, {}))).listen(0)
  await once(front, 'listening')
  const url = `http://localhost:${/** @type {import('node:net').AddressInfo} */ (front.address()).port}${path}`
  try {
    const first = await fetch(url, { headers: { 'accept-encoding': 'br' } })
    expect(first.headers.get('content-encoding')).toBe('br')
    expect(await first.text()).toContain(state)
    const again = await fetch(url, { headers: { 'accept-encoding': 'br', 'if-none-match': first.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  } finally {
    front.close()
  }
})

describe('a page that stays until it is revalidated', () => {
  const HOME = '/route-cache/APP_PAGE/0a/$/index'
  const keepHome = () => keep(HOME, page('집', { headers: { [TAGS_HEADER]: `${FOLDER_TAG},opening-hours` } }), '/', false)
  afterEach(() => tagsManifest.clear())

  test('is kept by nobody between', async () => {
    keepHome()
    expect((await get('/')).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })

  test('is the same for everybody', async () => {
    keepHome()
    expect((await get('/?cursor=2', { headers: { cookie: 'next-auth.session-token=x' } })).status).toBe(200)
  })

  test('is asked of Next once its tag has expired, whether the build made it or an edit', async () => {
    const body = { etag: '"built"', size: 0, has: () => false, in: () => Buffer.from('as built'), length: () => 8 }
    pages.seed('/plan', { tags: ['opening-hours'], renderedAt: 0, times: { revalidate: false }, headers: {}, bodies: new Map([['page', body]]) })
    expect(await (await get('/plan')).text()).toBe('as built')
    keepHome()
    expireTag('press')
    expect([(await get('/plan')).status, (await get('/')).status]).toEqual([200, 200])
    expireTag('opening-hours')
    now = Date.now() + 1000
    expect([(await get('/plan')).status, (await get('/')).status]).toEqual([204, 204])
    keep('/route-cache/APP_PAGE/0a/$/plan', page('as edited'), '/plan', false)
    expect(await (await get('/plan')).text()).toContain('as edited')
  })

  test('is still sent while it is rendered anew, where its tag is stale alone', async () => {
    keepHome()
    expireTag('opening-hours', {})
    expect([(await get('/')).status, (await get('/')).status]).toEqual([204, 200])
  })

  describe('is compressed as far as it goes behind its answers', () => {
    /** Held until the test lets go of it. @type {{ data: Buffer, finish: () => void }[]} */
    let compressing = []
    /** @type {import('node:http').Server} */
    let front
    beforeEach(async () => {
      compressing = []
      const answer = pageSender(pages, {}, [], (data) => new Promise((resolve) => compressing.push({ data, finish: () => resolve(brotli(data, 11)) })))
      front = createServer((request, response) => void (answer(request, response, request.url ?? '', '') || response.writeHead(204).end())).listen(0)
      await once(front, 'listening')
    })
    afterEach(() => front.close())

    /** @param {string} path @param {Record<string, string>} [headers] */
    const getBrotli = async (path, headers = {}) => {
      const url = `http://localhost:${/** @type {import('node:net').AddressInfo} */ (front.address()).port}${path}`
      const response = await fetch(url, { headers: { 'accept-encoding': 'br', ...headers } })
      return { bytes: Number(response.headers.get('content-length')), text: await response.text(), etag: response.headers.get('etag') }
    }
    /** Lets the one go that is compressed now, and what waits for it. */
    const finishOne = async () => {
      compressing.shift()?.finish()
      await new Promise((resolve) => void setImmediate(resolve))
    }
    /** @param {string} text @param {string} [path] */
    const keepPage = (text, path = '/index') => {
      const words = Array.from({ length: 3000 }, (_, at) => `${text}${(at * 7919) % 613}`).join(' ')
      const value = page('', { html: `<!doctype html>${words}`, rscData: Buffer.from(`flight ${words}`) })
      keep(`/route-cache/APP_PAGE/0a/$${path}`, value, path === '/index' ? '/' : path, false)
    }

    test('the visitor before gets it at once, the one after gets the same in fewer bytes, and it is done once', async () => {
      keepPage('집')
      const first = await getBrotli('/')
      expect((await getBrotli('/')).bytes).toBe(first.bytes)
      expect(compressing).toHaveLength(1)
      await finishOne()
      const later = await getBrotli('/')
      expect(later.bytes).toBeLessThan(first.bytes)
      expect([later.text, later.etag]).toEqual([first.text, first.etag])
      expect(compressing).toHaveLength(0)
    })

    test('one at a time, the data of route changes as well', async () => {
      keepPage('집')
      keepPage('꽃', '/flower')
      const before = await getBrotli('/', { rsc: '1' })
      await getBrotli('/flower')
      expect(compressing.map(({ data }) => data.toString().slice(0, 8))).toEqual(['flight 집'])
      await finishOne()
      expect(compressing.map(({ data }) => data.toString().slice(0, 8))).toEqual(['<!doctyp'])
      await finishOne()
      expect((await getBrotli('/', { rsc: '1' })).bytes).toBeLessThan(before.bytes)
    })

    test('the data that was asked for in two ways is as light in both, and said to be', async () => {
      const data = Array.from({ length: 3000 }, (_, at) => `${(at * 7919) % 613}`).join(' ')
      const value = page('집', { rscData: Buffer.from(data), segmentData: new Map([['/_full', Buffer.from(data)]]) })
      keep(HOME, value, '/', false)
      const asSegment = { rsc: '1', [SEGMENT_HEADER]: '/_full' }
      const before = await getBrotli('/', asSegment)
      await getBrotli('/', { rsc: '1' })
      await finishOne()
      for (const headers of [asSegment, { rsc: '1' }]) {
        const after = await getBrotli('/', headers)
        expect(after.text).toBe(data)
        expect(after.bytes).toBeLessThan(before.bytes)
      }
      expect(compressing).toHaveLength(0)
    })

    test('what was rendered anew while it waited is done as it is by then, and what was while it was compressed keeps its own', async () => {
      keepPage('집')
      keepPage('꽃', '/flower')
      await getBrotli('/')
      await getBrotli('/flower')
      keepPage('꽃밭', '/flower')
      keepPage('새집')
      await finishOne()
      expect(compressing).toHaveLength(0)
      expect((await getBrotli('/')).text).toContain('새집')
      await getBrotli('/flower')
      expect(compressing.map(({ data }) => data.includes('새집'))).toEqual([true])
    })

    test('a list that is rendered anew each minute is not, and neither is what nobody takes in brotli', async () => {
      keepList('목록')
      keepPage('집')
      await getBrotli(ADDRESS)
      await getBrotli('/', { 'accept-encoding': 'gzip' })
      expect(compressing).toHaveLength(0)
    })
  })
})
