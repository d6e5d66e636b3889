import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { frameworkProxy } from '@/lib/delivery/http/framework-proxy'

const CHUNK_BYTES = 1024 * 1024
const CHUNKS = 28
/** Of an answer that nobody reads: what the kernel keeps (4 MB, which were twice as long), with room to spare. */
const GIVEN_BYTES_MAX = 20 * CHUNK_BYTES

/** Half of it is random, so that it stays long when compressed. */
const chunk = (/** @type {number} */ index) => Buffer.concat([Buffer.from(`${index}`), randomBytes(CHUNK_BYTES / 2), Buffer.alloc(CHUNK_BYTES / 2, 'a')])

/** @type {import('node:http').Server} */
let server
/** Bytes that the answer under way has been given. */
let given = 0
/** @type {import('node:crypto').Hash} */
let sum

beforeAll(async () => {
  /** @type {import('node:http').RequestListener} */
  const handle = async (_asked, response) => {
    given = 0
    sum = createHash('sha256')
    /** @type {(value?: unknown) => void} */
    let goOn = () => {}
    for (const event of ['drain', 'close']) response.on(event, () => goOn())
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' })
    // As Next does: what is refused is waited for, until the visitor leaves.
    for (let index = 0; index < CHUNKS && !response.destroyed; index++) {
      const bytes = chunk(index)
      given += bytes.length
      sum.update(bytes)
      if (!response.write(bytes))
        await new Promise((resolve) => {
          goOn = resolve
        })
    }
    response.end()
  }
  const openResponse = frameworkProxy({ handle, common: {}, failure: () => undefined })
  server = createServer((asked, response) => void openResponse(asked, response, {})).listen(0)
  await once(server, 'listening')
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** @param {string} encoding */
async function ask(encoding) {
  const address = server.address()
  const asked = request({ port: typeof address === 'object' && address ? address.port : 0, headers: { 'accept-encoding': encoding }, agent: false }).end()
  const [response] = await once(asked, 'response')
  return { asked, response }
}

/** Until the answer is given no further bytes for a while. */
async function untilNothingIsWritten() {
  for (let [before, same] = [-1, 0]; same < 20; same = given === before ? same + 1 : 0) {
    before = given
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

test.each([
  ['gzip', gunzipSync],
  ['identity', (/** @type {Buffer} */ bytes) => bytes],
])('%s: an answer is made as fast as it is read, and arrives whole', async (encoding, decompress) => {
  const { response } = await ask(encoding)
  await untilNothingIsWritten()
  expect(given).toBeLessThan(GIVEN_BYTES_MAX)
  const parts = []
  for await (const part of response) parts.push(part)
  expect(response.headers['content-encoding'] ?? 'identity').toBe(encoding)
  expect(
    createHash('sha256')
      .update(decompress(Buffer.concat(parts)))
      .digest('hex'),
  ).toBe(sum.digest('hex'))
})

test('whoever leaves ends the making of the answer', async () => {
  const { asked } = await ask('gzip')
  await untilNothingIsWritten()
  const before = given
  asked.destroy()
  await untilNothingIsWritten()
  // The chunk that waited to be read.
  expect(given).toBeLessThanOrEqual(before + chunk(CHUNKS).length)
})
