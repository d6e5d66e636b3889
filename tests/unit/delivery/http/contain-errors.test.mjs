import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { containErrors } from '@/lib/delivery/http/failure-page'
import { createPageStore } from '@/lib/delivery/pages/page-store'
import { seedPages } from '@/lib/delivery/pages/seed-pages'
import { pageSender } from '@/lib/delivery/pages/send-page'
import { MANIFEST_FORMAT, SITE_DIRECTORY } from '@/lib/delivery/pages/site-manifest'

/** @type {string} */
let root
/** @type {import('node:http').Server} */
let server
/** @type {jest.SpyInstance} */
let said
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'prepared-'))
  mkdirSync(join(root, SITE_DIRECTORY), { recursive: true })
  const entry = (/** @type {string} */ file) => ({ headers: {}, tags: [], bodies: { page: { file, compressed: false, etag: `"${file}"` } } })
  const manifest = { format: MANIFEST_FORMAT, entries: { '/': entry('home'), '/plan': entry('plan') } }
  writeFileSync(join(root, SITE_DIRECTORY, 'manifest.json'), JSON.stringify(manifest))
  writeFileSync(join(root, SITE_DIRECTORY, 'home'), '집')
  const pages = createPageStore()
  seedPages(pages, root, {}, [])
  const send = pageSender(pages, {}, [])
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" }
  const failure = (/** @type {string} */ id) => ({ headers, body: `문제가 생겼습니다 ${id}` })
  const listener = containErrors((request, response) => void send(request, response, request.url ?? '/', ''), {
    common: { 'x-content-type-options': 'nosniff' },
    failure,
  })
  server = createServer(listener).listen(0)
  await once(server, 'listening')
})
beforeEach(() => {
  said = jest.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(() => said.mockRestore())
afterAll(() => {
  server.close()
  rmSync(root, { recursive: true })
})
/** @param {string} path @param {RequestInit} [init] */
const get = (path, init) => fetch(`http://localhost:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}${path}`, init)

test('a prepared file that is gone is one failed answer, and the next one is given', async () => {
  const failed = await get('/plan', { headers: { accept: 'text/html' } })
  const requestId = failed.headers.get('x-request-id')
  expect(failed.status).toBe(500)
  expect(await failed.text()).toBe(`문제가 생겼습니다 ${requestId}`)
  expect(Object.fromEntries(failed.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
  })
  expect(said).toHaveBeenCalledWith(expect.stringContaining(`"requestId":"${requestId}"`))
  expect(await (await get('/')).text()).toBe('집')
})

test('whoever wants no page gets none, and no path of the machine', async () => {
  const failed = await get('/plan')
  expect([failed.status, await failed.text()]).toEqual([500, ''])
})
