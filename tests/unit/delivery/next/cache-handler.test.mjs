import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bridge } from '@/lib/delivery/bridge'
import CacheHandler from '@/lib/delivery/next/cache-handler'
import { expireTag } from '@/lib/delivery/next/tags'
import { pages } from '@/lib/delivery/pages/page-store'
import { dataRoute, nodeFs, TAGS_HEADER } from './next-shapes.mjs'

/** A script that nobody approved. */
const HTML = '<html><body><script>window.brought = 1</script></body></html>'
const STRICT = { 'content-security-policy': expect.stringContaining("script-src 'self';") }

/** What `next build` alone leaves: pages, and nothing that they are finished with. @type {string} */
let root
/** @type {CacheHandler} */
let handler
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'unfinished-'))
  const app = join(root, '.next/server/app')
  mkdirSync(app, { recursive: true })
  for (const [file, text] of Object.entries({
    'plan.html': HTML,
    [dataRoute('plan').slice(1)]: '0:""',
    'plan.meta': JSON.stringify({ headers: { [TAGS_HEADER]: '' } }),
    'finished.html': HTML,
    [dataRoute('finished').slice(1)]: '0:""',
    'finished.meta': JSON.stringify({ headers: { [TAGS_HEADER]: '', 'content-security-policy': "connect-src 'self'; object-src 'none'" } }),
  }))
    writeFileSync(join(app, file), text)
  const context = { fs: nodeFs, serverDistDir: join(root, '.next/server'), revalidatedTags: [], flushToDisk: false }
  handler = new CacheHandler(/** @type {ConstructorParameters<typeof CacheHandler>[0]} */ (/** @type {unknown} */ (context)))
})
afterAll(() => rmSync(root, { recursive: true }))

test('a page rendered at run time that cannot be finished is sent with a policy that lets no script of its own run', async () => {
  const said = jest.spyOn(console, 'error').mockReturnValue(undefined)
  const page = { kind: 'APP_PAGE', html: HTML, rscData: Buffer.from(''), headers: { [TAGS_HEADER]: '' }, status: 200 }
  await handler.set('/route-cache/APP_PAGE/$/press', /** @type {never} */ (page), /** @type {never} */ ({}))
  expect(page).toMatchObject({ html: HTML, headers: STRICT })
  expect(said).toHaveBeenCalledWith(expect.stringContaining('a page could not be finished'))
  said.mockRestore()
})

test('so is a page that the build rendered and did not finish', async () => {
  const found = await handler.get('/plan', /** @type {never} */ ({ kind: 'APP_PAGE', isFallback: false }))
  expect(found?.value).toMatchObject({ html: HTML, headers: STRICT })
})

test('a page that the build finished may talk to whom the application names', async () => {
  bridge.connections = ['https://identity.example']
  const found = await handler.get('/finished', /** @type {never} */ ({ kind: 'APP_PAGE', isFallback: false }))
  bridge.connections = undefined
  expect(found?.value).toMatchObject({ headers: { 'content-security-policy': "connect-src 'self' https://identity.example; object-src 'none'" } })
})

test('what is rendered while a draft is previewed is kept for nobody, and lets no script of its own run', async () => {
  const page = { kind: 'APP_PAGE', html: HTML, rscData: Buffer.from(''), headers: { [TAGS_HEADER]: '' }, status: 200 }
  const preview = /** @type {import('@/lib/delivery/bridge').Preview} */ ({})
  bridge.currentContent = { readPreview: () => preview }
  await handler.set('/route-cache/APP_PAGE/$/drafted', /** @type {never} */ (page), /** @type {never} */ ({ cacheControl: { revalidate: false } }))
  bridge.currentContent = undefined
  expect(page.headers).toMatchObject(STRICT)
  expect(pages.find('/drafted')).toBeUndefined()
  expect(await handler.get('/route-cache/APP_PAGE/$/drafted', /** @type {never} */ ({ kind: 'APP_PAGE', isFallback: false }))).toBeNull()
})

describe('a list that is rendered while an article is posted', () => {
  const KEY = '/route-cache/APP_PAGE/$/list'
  const ask = () => handler.get(KEY, /** @type {never} */ ({ kind: 'APP_PAGE', isFallback: false }))
  const rendered = () =>
    handler.set(
      KEY,
      /** @type {never} */ ({
        kind: 'APP_PAGE',
        html: '<p>six articles</p>',
        headers: { [TAGS_HEADER]: 'list', 'content-security-policy': "default-src 'self'" },
      }),
      /** @type {never} */ ({ cacheControl: { revalidate: false } }),
    )
  let passed = 0
  beforeAll(() => {
    const [sinceStart, now] = [performance.now.bind(performance), Date.now.bind(Date)]
    jest.spyOn(performance, 'now').mockImplementation(() => sinceStart() + passed)
    jest.spyOn(Date, 'now').mockImplementation(() => now() + passed)
  })
  afterAll(() => jest.restoreAllMocks())
  const second = () => (passed += 1000)
  const isSent = () => pages.find('/list') !== undefined

  test('is rendered anew: it may have been read before', async () => {
    expect(await ask()).toBeNull()
    second()
    expireTag('list')
    second()
    await rendered()
    expect(isSent()).toBe(false)
    expect(await ask()).toBeNull()
  })

  test('is rendered anew where another reader came in between', async () => {
    await ask()
    second()
    expireTag('list')
    second()
    await ask()
    await rendered()
    expect(isSent()).toBe(false)
  })

  test('is sent again where its rendering began afterwards', async () => {
    expireTag('list')
    second()
    expect(await ask()).toBeNull()
    second()
    await rendered()
    expect(isSent()).toBe(true)
    expect(await ask()).not.toBeNull()
  })

  test('of several that were rendered in turn the last one counts', async () => {
    await ask()
    await rendered()
    second()
    expireTag('list')
    second()
    await ask()
    second()
    await rendered()
    expect(isSent()).toBe(true)
  })

  test('of two that were asked for together the second is as old as the first', async () => {
    await ask()
    await ask()
    await rendered()
    second()
    expireTag('list')
    second()
    await rendered()
    expect(isSent()).toBe(false)
  })

  test.each([
    ['behind', -5000],
    ['ahead', 5000],
  ])('is rendered anew where the clock of the day is %s', async (_where, by) => {
    await ask()
    await rendered()
    second()
    const now = Date.now()
    jest.spyOn(Date, 'now').mockImplementation(() => now + by)
    await handler.revalidateTag('list')
    expect(pages.find('/list')).toBeUndefined()
  })
})
