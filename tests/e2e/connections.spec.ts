import { once } from 'node:events'
import { mkdtempSync, readdirSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { startSite } from '../support/own-site'
import { PRESS_PATH } from '../support/press-site'

const FILM = '/films/brand-film-1080.de63974d.mp4'

const open = (origin: string): Socket => connect({ port: Number(new URL(origin).port), host: '127.0.0.1', allowHalfOpen: true }).on('error', () => undefined)

/** @returns status, headers and body, once the server has closed */
async function sendRaw(origin: string | undefined, sent: string): Promise<{ head: string; body: Buffer }> {
  const socket = open(origin ?? '')
  socket.write(sent)
  const answer = await buffer(socket)
  socket.destroy()
  const end = answer.indexOf('\r\n\r\n')
  return { head: answer.subarray(0, end).toString(), body: answer.subarray(end + 4) }
}

const UPGRADES = {
  h2c: 'Connection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
  websocket: 'Connection: Upgrade, close\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
}

for (const [protocol, headers] of Object.entries(UPGRADES)) {
  test(`a client that offers ${protocol} gets the page over its current protocol`, async ({ baseURL }) => {
    // The first request initialises Next, which then has its upgrade handler.
    for (const [path, status] of [
      ['/no/such/page', 404],
      ['/', 200],
      [PRESS_PATH, 200],
      ['/no/such/page', 404],
      ['/api/nothing', 404],
      ['/api/health', 200],
    ] as const) {
      const { head, body } = await sendRaw(baseURL, `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n`)
      expect(head, path).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
      expect(body.length, path).toBeGreaterThan(0)
    }
  })
}

test('a request target with scheme and host reaches its path', async ({ baseURL }) => {
  const getPath = (path: string) => sendRaw(baseURL, `GET ${baseURL ?? ''}${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  const admin = await getPath('/admin')
  expect(admin.head).toMatch(/^HTTP\/1\.1 307 /)
  expect(admin.head).toMatch(/^location: (?:http:\/\/[^/\r\n]+)?\/admin\/sign-in\r?$/im)
  expect((await getPath('/')).head).toMatch(/^HTTP\/1\.1 200 /)
  expect((await getPath('/no/such/page')).head).toMatch(/^HTTP\/1\.1 404 /)
})

test('a CONNECT tunnel is refused with a reason', async ({ baseURL }) => {
  const { head, body } = await sendRaw(baseURL, 'CONNECT localhost:443 HTTP/1.1\r\nHost: localhost\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 405 /)
  expect(body.toString()).toContain('받지 않습니다')
})

test("the framework's image optimiser is disabled", async ({ request }) => {
  const [picture = ''] = /\/pictures\/[\w.-]+\.webp/.exec(await (await request.get('/')).text()) ?? []
  expect((await request.get(picture)).status()).toBe(200)
  const answer = await request.get(`/_next/image?${new URLSearchParams({ url: picture, w: '640', q: '75' }).toString()}`)
  expect(answer.status()).toBe(404)
})

const OPEN_FILES = 400
const FLOOD = 450
/** Shorter than a stop waits for open responses, ms. */
const STOP_MS_MAX = 8_000
/** Bytes that each connection of a flood sends, and whether they form a request, which a stop would wait for. */
const FLOODS = [
  {
    kind: 'bodies without an end',
    sent: 'POST /api/registrations HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{',
    request: true,
  },
  { kind: 'films that nobody reads', sent: `GET ${FILM} HTTP/1.1\r\nHost: localhost\r\n\r\n`, request: true },
  { kind: 'headers without an end', sent: 'GET / HTTP/1.1\r\nHost:', request: false },
  { kind: 'upgrades', sent: `GET /no/such/page HTTP/1.1\r\nHost: localhost\r\n${UPGRADES.h2c.replace(', close', '')}\r\n\r\n`, request: false },
  { kind: 'keep-alive', sent: 'GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n', request: false },
  { kind: 'silent', sent: '', request: false },
] as const

/** @returns the response to a client at another address whose page needs the store */
async function statusFor(localAddress: string, origin: string): Promise<number | undefined> {
  const [response] = (await once(get(`${origin}/api/health`, { localAddress, family: 4, agent: false }), 'response')) as [IncomingMessage]
  await buffer(response)
  return response.statusCode
}

test('with many connections left open from one address, another address is served, descriptors are left, and the site stops at once', async ({ baseURL }) => {
  test.skip(process.env.BASE_URL !== undefined, 'the server under test is not ours to start')
  test.setTimeout(90_000)
  const { process: site, url } = await startSite(mkdtempSync(join(tmpdir(), 'connections-')), baseURL ?? 'http://localhost:3000', {}, OPEN_FILES)
  const held: Socket[] = []
  try {
    for (const { kind, sent, request } of FLOODS) {
      const flood = Array.from({ length: FLOOD }, () => open(url).pause())
      for (const socket of flood) if (sent) socket.write(sent)
      held.push(...flood)
      expect(await statusFor('127.0.0.2', url), kind).toBe(200)
      expect(readdirSync(`/proc/${site.pid}/fd`).length, kind).toBeLessThan(OPEN_FILES / 2)
      if (request) for (const socket of flood) socket.destroy()
    }
    const stopped = once(site, 'exit')
    const asked = performance.now()
    site.kill('SIGTERM')
    expect(await stopped).toEqual([0, null])
    expect(performance.now() - asked).toBeLessThan(STOP_MS_MAX)
  } finally {
    for (const socket of held) socket.destroy()
    site.kill('SIGKILL')
  }
})
