import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { connectionLimits, limitConnections, serverOptions } from '@/lib/delivery/http/connection-limits'

/** @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void} Handler */

const LARGE = Buffer.alloc(32 * 1024 * 1024)
const GET = 'GET / HTTP/1.1\r\nHost: here\r\n\r\n'
const POST = 'POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 5\r\n\r\n'
const patient = { ...connectionLimits(0, 20_000), keepAliveMs: 60_000 }

/** @type {import('node:http').Server} */
let server
/** @type {ReturnType<typeof limitConnections>} */
let limiter

/** @param {Partial<typeof patient>} limits @param {Handler} [handler] */
async function start(limits, handler = (_request, response) => response.end('here')) {
  const all = { ...patient, ...limits }
  server = createServer(serverOptions(all), (request, response) => {
    if (limiter.begin(response)) handler(request, response)
  })
  limiter = limitConnections(server, all, { 'x-content-type-options': 'nosniff' })
  server.listen(0)
  await once(server, 'listening')
}

/** @param {{ allowHalfOpen?: boolean }} [options] */
function visit({ allowHalfOpen = false } = {}) {
  const address = server.address()
  return connect({ port: typeof address === 'object' && address ? address.port : 0, allowHalfOpen }).on('error', () => undefined)
}

/** @param {string} sent @returns {Promise<string>} everything until the server closes */
function sendRaw(sent) {
  const client = visit()
  client.write(sent)
  return text(client)
}

/** The server's own end of the next connection. */
const accepted = async () => /** @type {import('node:net').Socket} */ ((await once(server, 'connection'))[0])

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

test('a request that names another protocol is answered over the one it came in', async () => {
  await start({})
  expect(await sendRaw('GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 [\s\S]*here/)
})

test.each([
  ['CONNECT there:443 HTTP/1.1\r\nHost: there\r\n\r\n', 405],
  ['GET / HTTP/1.1\r\nno header\r\n\r\n', 400],
  [`GET / HTTP/1.1\r\nHost: here\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
])('%# what no handler sees is refused with a reason', async (sent, status) => {
  await start({})
  expect(await sendRaw(sent)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [^]*x-content-type-options: nosniff[^]*\r\n\r\n.*[가-힣]`))
})

test('who connects and says nothing is let go without a word', async () => {
  await start({ headersMs: 100 })
  expect(await text(visit())).toBe('')
})

test('headers that do not end are not waited for', async () => {
  await start({ headersMs: 100 })
  expect(await sendRaw('GET / HTTP/1.1\r\nHost:')).toMatch(/^HTTP\/1\.1 408 /)
})

test('a body that trickles is not waited for longer than a request may take', async () => {
  await start({ headersMs: 50, requestMs: 100 }, (request, response) => request.resume().once('end', () => response.end()))
  const client = visit()
  const dripping = setInterval(() => client.write('x'), 40)
  client.write('POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 500\r\n\r\n')
  expect(await text(client)).toMatch(/^HTTP\/1\.1 408 /)
  clearInterval(dripping)
})

test('a body that stays away is not waited for', async () => {
  await start({ idleMs: 100 }, (request, response) => request.resume().once('end', () => response.end()))
  expect(await sendRaw(POST)).toBe('')
})

test.each([false, true])('an answer that nobody reads is given up (half closed: %s)', async (halfClosed) => {
  await start({ idleMs: 100 }, (_request, response) => response.end(LARGE))
  const here = accepted()
  const client = visit({ allowHalfOpen: true }).pause()
  client.write(GET)
  if (halfClosed) client.end()
  await once(await here, 'close')
  client.destroy()
})

test('an answer that we owe for too long becomes a 503 that says so', async () => {
  await start({ idleMs: 100 }, () => undefined)
  expect(await sendRaw(GET)).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 30[^]*잠시 후 다시/i)
})

test('thousands of requests in one packet are not all begun', async () => {
  let begun = 0
  await start({}, () => {
    begun++
  })
  await sendRaw(GET.repeat(2000))
  expect(begun).toBeLessThan(20)
})

test('a stop closes what is idle, also what never spoke, and lets out what is under way', async () => {
  /** @type {import('node:http').ServerResponse[]} */
  const waiting = []
  await start({}, (_request, response) => waiting.push(response))
  const silent = text(visit())
  const asked = sendRaw(GET)
  while (waiting.length === 0) await new Promise(setImmediate)
  server.close()
  limiter.stop()
  expect(await silent).toBe('')
  waiting[0]?.end('answered')
  expect(await asked).toMatch(/answered$/)
})

test.each([
  [20_000, 0, { maximum: 8_000, perNetwork: 2_000 }],
  [Infinity, 0, { maximum: 8_000, perNetwork: 2_000 }],
  [1024, 0, { maximum: 384, perNetwork: 96 }],
  [100, 0, { maximum: 64, perNetwork: 16 }],
  [20_000, 1, { maximum: 8_000, perNetwork: 8_000 }],
])('with %d descriptors and %d proxies', (openFiles, hops, limits) => {
  expect(connectionLimits(hops, openFiles)).toMatchObject(limits)
})
