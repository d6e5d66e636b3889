import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publicFiles } from '@/lib/delivery/http/public-files'

const NOTE = '0123456789'

/** @type {string} */
let folder
/** @type {import('node:http').Server} */
let server
/**
 * The file behind the answer under way.
 * @type {import('node:stream').Readable}
 */
let source
/** What happens after a file was found and before it is opened: headers are set then. */
let meanwhile = () => {}
const common = {
  get 'x-content-type-options'() {
    meanwhile()
    return 'nosniff'
  },
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'files-'))
  mkdirSync(join(folder, 'public/guide.d'), { recursive: true })
  mkdirSync(join(folder, 'public/.well-known'))
  writeFileSync(join(folder, 'public/.well-known/app-association'), NOTE)
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(folder, 'public/.env.txt'), 'secret')
  writeFileSync(join(folder, 'public/note.txt'), NOTE)
  writeFileSync(join(folder, 'public/note.0a1b2c3d.txt'), NOTE)
  writeFileSync(join(folder, 'public/film.mp4'), Buffer.alloc(32 * 1024 * 1024))
  const files = publicFiles(join(folder, 'public'), common)
  server = createServer((asked, response) => {
    response.once('pipe', (piped) => {
      source = piped
    })
    files(asked, response, asked.url ?? '/', () => response.writeHead(404, { from: 'next' }).end())
  }).listen(0)
  await once(server, 'listening')
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

/**
 * A request whose path is sent as it stands, `..` included.
 * @param {string} path
 * @param {{ method?: string, headers?: Record<string, string> }} [options]
 */
function getFile(path, { method = 'GET', headers = {} } = {}) {
  const address = server.address()
  return request({ port: typeof address === 'object' && address ? address.port : 0, path, method, headers, agent: false }).end()
}

/** @type {(...request: Parameters<typeof getFile>) => Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders, body: string }>} */
async function answer(path, options) {
  const [response] = await once(getFile(path, options), 'response')
  const parts = []
  for await (const part of response) parts.push(part)
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts).toString() }
}

test('a file comes whole, with the headers of every answer, and may be kept a day', async () => {
  const { status, headers, body } = await answer('/note.txt')
  expect([status, body]).toEqual([200, NOTE])
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=86400',
    'cross-origin-resource-policy': 'cross-origin',
  })
})

test('a name with a hash may be kept for good', async () => {
  const { headers } = await answer('/note.0a1b2c3d.txt')
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('what the visitor has is not sent again', async () => {
  const { headers } = await answer('/note.txt')
  expect(await answer('/note.txt', { headers: { 'if-none-match': headers.etag ?? '' } })).toMatchObject({ status: 304, body: '' })
})

test.each([
  ['bytes=2-4', 206, '234'],
  ['bytes=0-0', 206, '0'],
  ['bytes=-3', 206, '789'],
  ['bytes=7-', 206, '789'],
  ['bytes=2-99', 206, '23456789'],
  ['bytes=99-', 416, ''],
  ['bytes=5-2', 416, ''],
  ['bytes=0-0,5-9', 200, NOTE],
  ['bytes=abc', 200, NOTE],
  ['items=3', 200, NOTE],
])('range %s is answered with %i', async (range, status, body) => {
  expect(await answer('/note.txt', { headers: { range } })).toMatchObject({ status, body, headers: { 'x-content-type-options': 'nosniff' } })
})

test.each([
  '/gone.txt',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/.env.txt',
  '/note%00.txt',
  '/%E0%A4%A.txt',
  '/guide.d',
  '/press/article',
  '/.well-known',
  '/.well-known/',
  '/.well-known/../../secret.txt',
])('%s is left to the pages', async (path) => {
  expect(await answer(path)).toMatchObject({ status: 404, headers: { from: 'next' } })
})

test('what is well known is read without an ending', async () => {
  expect(await answer('/.well-known/app-association')).toMatchObject({ status: 200, body: NOTE })
})

test('only GET and HEAD read files', async () => {
  expect(await answer('/note.txt', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' })
  expect(await answer('/note.txt', { method: 'POST' })).toMatchObject({ status: 404, headers: { from: 'next' } })
})

test('a visitor who leaves in the middle of a film leaves no file open', async () => {
  const leaving = getFile('/film.mp4')
  const [response] = await once(leaving, 'response')
  await once(response, 'data')
  const closed = once(source, 'close')
  leaving.destroy()
  await closed
})

test('answers as for a missing file when the file disappears before it is read', async () => {
  const gone = join(folder, 'public/gone-soon.txt')
  writeFileSync(gone, NOTE)
  meanwhile = () => {
    rmSync(gone)
    meanwhile = () => {}
  }
  expect(await answer('/gone-soon.txt')).toMatchObject({ status: 404, headers: { from: 'next' } })
})
