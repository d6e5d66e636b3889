import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { finishingThread } from '@/lib/delivery/finish/finishing-thread'
import { pageFinisher } from '@/lib/delivery/finish/page-finisher'
import { prepareSite } from '@/lib/delivery/finish/prepare-site'
import { createPageStore } from '@/lib/delivery/pages/page-store'
import { seedPages } from '@/lib/delivery/pages/seed-pages'
import { pageSender } from '@/lib/delivery/pages/send-page'
import { compiled } from '@/tests/support/compiled'
import { readManifest, SITE_DIRECTORY } from '@/lib/delivery/pages/site-manifest'
import { dataRoute, FRAMEWORK, HYDRATION_DATA, META, renderedPage, routeChangeFiles, segmentFiles, SEGMENT_HEADER } from '../next/next-shapes.mjs'

/** Rows as React's server writes them. */
const FLIGHT = '0:"flight"\n'
const HOME_FLIGHT = '0:"flight of the home page"\n'
/** Of a layout or a page with a static element. */
const SEGMENT = '1:T4,text0:{"place":"aaaaa","html":"$1"}\n'

/** A build of Next in miniature: two static pages, one that says that a page failed, and one that is revalidated. */
const page = (/** @type {string} */ text, flight = FLIGHT) => renderedPage(text, flight)
const FILES = {
  '.generated/behaviour-source.ts': 'export const behaviour = "behave()"\n',
  '.generated/per-request-pages.json': '["/admin"]',
  '.next/app-path-routes-manifest.json': JSON.stringify({
    ...Object.fromEntries(['/', '/가람', '/failure', '/press', '/admin'].map((route) => [`${route === '/' ? '' : route}/page`, route])),
    '/robots.txt/route': '/robots.txt',
  }),
  '.generated/origins.json': '["https://tour.example"]',
  '.generated/font-uses.json': '{}',
  '.next/build-manifest.json': '{"rootMainFiles":["static/chunks/main.js"]}',
  '.next/prerender-manifest.json': JSON.stringify({
    routes: {
      '/': { initialRevalidateSeconds: false, dataRoute: dataRoute('index') },
      '/가람': { initialRevalidateSeconds: false, dataRoute: dataRoute('가람') },
      '/failure': { initialRevalidateSeconds: false, dataRoute: dataRoute('failure') },
      '/press': { initialRevalidateSeconds: 60, dataRoute: dataRoute('press') },
      '/robots.txt': { initialRevalidateSeconds: false, dataRoute: null },
    },
  }),
  ...Object.fromEntries(['index', '가람', 'failure', 'press'].map((name) => [`.next/server/app/${name}.meta`, JSON.stringify(META)])),
  '.next/server/app/index.html': page('첫 화면', HOME_FLIGHT),
  ...routeChangeFiles('index', HOME_FLIGHT),
  ...segmentFiles('index', { '/_tree': 'its tree', '/!group': SEGMENT, '/!group/__PAGE__': SEGMENT }),
  '.next/server/app/가람.html': page('가람'),
  ...routeChangeFiles('가람', FLIGHT),
  ...routeChangeFiles('failure', FLIGHT),
  '.next/server/app/failure.html': page('{request-id}'),
  '.next/server/app/press.html': page('press'),
  ...routeChangeFiles('press', FLIGHT),
  '.next/server/app/robots.txt.body': 'User-agent: *',
  '.next/static/chunks/a.css': '.used{color:red}.unused{color:blue}',
  '.next/static/chunks/main.js': 'push([0,7,(e,t,n)=>{n.hydrateRoot=function(){}}])',
  '.next/static/chunks/main.js.map': '{}',
  '.next/static/chunks/legacy.js': 'old()',
  '.next/static/chunks/late.js': `${'late();'.repeat(60)}`,
  'public/icon.0a1b2c3d.svg': '<svg/>',
  'public/photo.webp': 'photo',
}

/** @type {string} */
let root
/** @type {import('node:http').Server} */
let server
/** @type {import('@/lib/delivery/pages/site-manifest').SiteManifest} */
let manifest

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'site-'))
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  manifest = await prepareSite(root, { secure: false })
  const [pages, common] = [createPageStore(), { 'x-content-type-options': 'nosniff' }]
  seedPages(pages, root, common, ['https://identity.example'])
  const send = pageSender(pages, common, [])
  server = createServer((request, response) => {
    if (!send(request, response, request.url ?? '', '')) response.writeHead(404).end()
  }).listen(0)
  await once(server, 'listening')
})
afterAll(() => {
  server.close()
  rmSync(root, { recursive: true })
})

/** @param {string} path @param {RequestInit} [init] */
const get = (path, init) => fetch(`http://localhost:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}${path}`, init)

test('pages that stay until the next build are answered; the revalidated one, maps and pictures are left to others', () => {
  expect(
    Object.keys(manifest.entries)
      .filter((path) => !path.startsWith('/_next/static/flight/'))
      .sort(),
  ).toEqual(
    [
      '/',
      '/_next/static/chunks/a.css',
      '/_next/static/chunks/late.js',
      '/_next/static/chunks/legacy.js',
      '/_next/static/chunks/main.js',
      encodeURI('/가람'),
      '/icon.0a1b2c3d.svg',
      '/robots.txt',
    ].sort(),
  )
  expect(readManifest(root)).toEqual(manifest)
})

test('the page that says that one failed has no address, and no script of the framework', () => {
  expect(manifest.entries).not.toHaveProperty('/failure')
  expect(readFileSync(join(root, SITE_DIRECTORY, manifest.failure?.bodies['page']?.file ?? ''), 'utf8')).not.toMatch(FRAMEWORK)
})

test('a page carries the rules that it uses and the policy of its own inline scripts', async () => {
  const response = await get('/')
  const html = await response.text()
  expect(html).toContain('첫 화면')
  expect(html).toContain('.used{color:red}')
  expect(html).not.toContain('.unused')
  expect(response.headers.get('content-security-policy')).toMatch(
    /script-src 'self' 'sha256-[^']+' 'sha256-[^']+'; style-src 'self' 'sha256-[^']+'; .*connect-src 'self' https:\/\/identity\.example;.*frame-src 'self' https:\/\/tour\.example/,
  )
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

test('any server of Next finds the finished page in the place of the rendered one, with its policy, and its data', async () => {
  const response = await get('/')
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8')
  const html = read('.next/server/app/index.html')
  expect(html).toBe(await response.text())
  // The provider of sign-in, and with it who may be talked to, is known when a server starts.
  const policy = (response.headers.get('content-security-policy') ?? '').replace(' https://identity.example', '')
  expect(JSON.parse(read('.next/server/app/index.meta'))).toEqual({
    ...META,
    headers: { ...META.headers, 'content-security-policy': policy },
  })
  const [address = ''] = HYDRATION_DATA.exec(html) ?? []
  expect(read(address.replace('/_next', '.next'))).toBe(HOME_FLIGHT)
})

test('who has the page already gets 304 without a body, with the policy', async () => {
  const etag = (await get('/')).headers.get('etag') ?? ''
  const again = await get('/', { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  expect(again.headers.get('content-security-policy')).toBeTruthy()
})

test('a route change gets the data of the page or of one segment, never the page', async () => {
  expect(await (await get('/', { headers: { rsc: '1' } })).text()).toBe(HOME_FLIGHT)
  const segment = await get('/', { headers: { rsc: '1', [SEGMENT_HEADER]: '/_tree' } })
  expect(await segment.text()).toBe('its tree')
  expect(segment.headers.get('vary')).toContain(SEGMENT_HEADER)
})

test('of a layout, which a route change keeps, nothing is sent that stands in every page', async () => {
  const segment = async (/** @type {string} */ path) => (await get('/', { headers: { rsc: '1', [SEGMENT_HEADER]: path } })).text()
  expect(await segment('/!group/__PAGE__')).toBe(SEGMENT)
  expect(await segment('/!group')).toBe(SEGMENT.replace('T4,text', 'T0,'))
})

/** A page as Next hands it over, with a segment that is a layout. @param {Buffer} layout its data */
const runTimePage = (layout) =>
  /** @type {import('@/lib/delivery/next/stored-page').AppPage} */ (
    /** @type {unknown} */ ({
      kind: 'APP_PAGE',
      html: page('press'),
      rscData: Buffer.from(FLIGHT),
      headers: {},
      status: 200,
      segmentData: new Map([
        ['/!group', layout],
        ['/!group/__PAGE__', Buffer.from(SEGMENT)],
      ]),
    })
  )
const PRESS_KEY = '/route-cache/APP_PAGE/$/press'

test.each([
  ['data of an unknown shape', runTimePage(Buffer.from('no row of React'))],
  ['a style sheet that the build does not have', { ...runTimePage(Buffer.from(SEGMENT)), html: page('press').replace('/a.css', '/unknown.css') }],
])('a page of run time with %s is refused, and stays as Next rendered it', (_fault, value) => {
  const before = structuredClone(value)
  expect(() => pageFinisher(root, [])(value, PRESS_KEY, false)).toThrow()
  expect(value).toEqual(before)
})

test('a page of run time has its policy, and the data of its layout is shortened', () => {
  const value = runTimePage(Buffer.from(SEGMENT))
  pageFinisher(root, ['https://identity.example.com'])(value, PRESS_KEY, false)
  expect(value.headers).toMatchObject({ 'content-security-policy': expect.stringMatching(/sha256-.*connect-src 'self' https:\/\/identity.example.com/) })
  expect(value.segmentData?.get('/!group')?.toString()).toBe(SEGMENT.replace('T4,text', 'T0,'))
})

test('pages of run time that are finished in the thread, several at once, are the same', async () => {
  const finish = finishingThread(root, ['https://identity.example.com'], await compiled('lib/delivery/finish/finishing-thread.ts'))
  const here = runTimePage(Buffer.from(SEGMENT))
  const kept = pageFinisher(root, ['https://identity.example.com'])(here, PRESS_KEY, true, true)
  const broken = runTimePage(Buffer.from('no row of React'))
  const there = [runTimePage(Buffer.from(SEGMENT)), broken, runTimePage(Buffer.from(SEGMENT))]
  const results = await Promise.allSettled(there.map((value) => finish(value, PRESS_KEY, true, true)))
  expect(results).toEqual([
    { status: 'fulfilled', value: kept },
    { status: 'rejected', reason: expect.any(Error) },
    { status: 'fulfilled', value: kept },
  ])
  expect(there).toEqual([here, runTimePage(Buffer.from('no row of React')), here])
})

test('a thread that ends refuses what waits for it, and the next page starts another', async () => {
  const file = join(root, 'thread.mjs')
  writeFileSync(file, 'process.exit(0)')
  const finish = finishingThread(root, [], pathToFileURL(file))
  for (let attempt = 0; attempt < 2; attempt++)
    await expect(finish(runTimePage(Buffer.from(SEGMENT)), PRESS_KEY, false, false)).rejects.toThrow('the finishing thread ended')
})

test('what a page of run time hydrates from is handed back where it gets an address of its own', () => {
  const value = runTimePage(Buffer.from(SEGMENT))
  const kept = pageFinisher(root, [])(value, PRESS_KEY, true, true)
  expect(kept?.data.toString()).toBe(FLIGHT)
  expect(value.html).toContain(kept?.address)
})

test('hydration data has an address of its own that changes with it', async () => {
  const address = HYDRATION_DATA.exec(await (await get('/')).text())?.[0] ?? ''
  const response = await get(address)
  expect([await response.text(), response.headers.get('cache-control')]).toEqual([HOME_FLIGHT, 'public, max-age=31536000, immutable'])
})

test('files are compressed ahead of time, and sent plain to who takes neither form', async () => {
  const manifestEntry = manifest.entries['/_next/static/chunks/late.js']
  expect(brotliDecompressSync(readFileSync(join(root, SITE_DIRECTORY, `${manifestEntry?.bodies['page']?.file}.br`))).toString()).toBe(
    FILES['.next/static/chunks/late.js'],
  )
  const [compressed, plain] = await Promise.all([
    get('/_next/static/chunks/late.js', { headers: { 'accept-encoding': 'br' } }),
    get('/_next/static/chunks/late.js', { headers: { 'accept-encoding': 'br;q=0' } }),
  ])
  expect([compressed, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', null])
  expect(await compressed.text()).toBe(await plain.text())
})

test('browsers compile the framework’s own scripts ahead, not those that come late', async () => {
  expect(await (await get('/_next/static/chunks/main.js')).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  expect(await (await get('/_next/static/chunks/late.js')).text()).not.toContain('allFunctionsCalledOnLoad')
})

test('HEAD says what GET would send; a post is not answered here', async () => {
  const head = await get('/robots.txt', { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '13', ''])
  expect((await get('/', { method: 'POST' })).status).toBe(404)
})
