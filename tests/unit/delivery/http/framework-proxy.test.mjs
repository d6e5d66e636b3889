import { once } from 'node:events'
import { createServer } from 'node:http'
import { Answer } from '@/lib/delivery/pages/answer'
import { EncodedBody } from '@/lib/delivery/pages/encoded-body'
import { frameworkProxy } from '@/lib/delivery/http/framework-proxy'

const FAILURE = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" }
const NOT_FOUND = "default-src 'self'; script-src 'sha256-a'"

/** @type {import('node:http').RequestListener} stands for Next */
let next
let isCurrent = true
/** @type {import('node:http').Server} */
let server
beforeAll(async () => {
  const ask = frameworkProxy({
    handle: (request, response) => next(request, response),
    common: { 'x-content-type-options': 'nosniff' },
    failure: (requestId) => ({ headers: FAILURE, body: `failure page ${requestId}` }),
    notFound: {
      policy: NOT_FOUND,
      isCurrent: () => isCurrent,
      answer: new Answer(404, { 'content-type': 'text/html' }, new EncodedBody(Buffer.from('prepared'))),
    },
  })
  server = createServer((request, response) => void ask(request, response, { 'x-request-id': '1', 'x-client-address': '10.0.0.1' })).listen(0)
  await once(server, 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** @param {RequestInit} [init] */
const get = (init) => fetch(`http://localhost:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}/a?b=1`, init)
const send = (/** @type {number} */ status, /** @type {Record<string, string | string[]>} */ headers, body = '') => {
  next = (_request, response) => response.writeHead(status, headers).end(body)
}

test('the framework gets the request as it came, with the address and number that only this server sets', async () => {
  /** @type {unknown[]} */
  const seen = []
  next = (request, response) => {
    seen.push(request.method, request.url, request.headers['x-client-address'], request.headers['x-request-id'], request.headers['accept-encoding'])
    request.setEncoding('utf8').on('data', (chunk) => seen.push(chunk))
    request.on('end', () => response.end('ok'))
  }
  const answer = await get({ method: 'DELETE', body: '{"a":1}', headers: { 'x-client-address': '6.6.6.6', 'accept-encoding': 'br' } })
  expect([await answer.text(), answer.headers.get('x-request-id'), answer.headers.get('x-content-type-options')]).toEqual(['ok', '1', 'nosniff'])
  expect(seen).toEqual(['DELETE', '/a?b=1', '10.0.0.1', '1', undefined, '{"a":1}'])
})

test('cookies stay apart, a location that is repeated is one, and what is of the other connection stays there', async () => {
  send(307, { 'set-cookie': ['a=1', 'b=2'], location: ['/x', '/x'], connection: 'close', 'keep-alive': 'timeout=1' })
  const { status, headers } = await get({ redirect: 'manual' })
  expect([status, headers.getSetCookie(), headers.get('location'), headers.get('keep-alive')]).toEqual([
    307,
    ['a=1', 'b=2'],
    '/x',
    expect.not.stringMatching('=1$'),
  ])
})

test('what is worth it is compressed, with a weak tag, and a HEAD says the same', async () => {
  send(200, { 'content-type': 'application/json', etag: '"a"' }, JSON.stringify('가'.repeat(2000)))
  const [answer, head] = [await get({ headers: { 'accept-encoding': 'gzip' } }), await get({ method: 'HEAD', headers: { 'accept-encoding': 'gzip' } })]
  expect(await answer.json()).toBe('가'.repeat(2000))
  for (const { headers } of [answer, head])
    expect(['content-encoding', 'etag', 'vary', 'content-length'].map((name) => headers.get(name))).toEqual([
      'gzip',
      'W/"a"',
      'accept-encoding',
      expect.stringMatching(/^\d{2,3}$/),
    ])
  send(200, { 'content-type': 'application/json' }, '{}')
  expect((await get({ headers: { 'accept-encoding': 'gzip' } })).headers.get('content-encoding')).toBeNull()
})

test.each([
  [
    '<meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/><link rel="icon" href="/i"/><script src="/a.js"></script><title>제목</title><meta name="robots"/>',
    '<meta charSet="utf-8"/><link rel="icon" href="/i"/><title>제목</title><meta name="robots"/><link rel="stylesheet" href="/a.css"/><script src="/a.js"></script>',
  ],
  ['<link rel="stylesheet" href="/a.css"/>', '<link rel="stylesheet" href="/a.css"/>'],
])('a page that is rendered for one request has its metadata before its sheets: %s', async (rendered, sent) => {
  const page = (/** @type {string} */ head) => `<!DOCTYPE html><html><head>${head}</head><body><svg><title>그림</title></svg></body></html>`
  send(200, { 'content-type': 'text/html; charset=utf-8' }, page(rendered))
  expect(await (await get()).text()).toBe(page(sent))
})

test('the page for addresses that do not exist is sent as it was prepared, until it says what no longer holds', async () => {
  send(404, { 'content-type': 'text/html', 'content-security-policy': NOT_FOUND }, 'rendered')
  const answer = await get({ headers: { accept: 'text/html' } })
  expect([answer.status, await answer.text(), answer.headers.get('x-request-id')]).toEqual([404, 'prepared', '1'])
  isCurrent = false
  expect(await (await get({ headers: { accept: 'text/html' } })).text()).toBe('rendered')
  isCurrent = true
})

test('a person who is refused in a bare word is told in a page', async () => {
  send(405, {}, '')
  const answer = await get({ headers: { accept: 'text/html' } })
  expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([405, expect.stringContaining("default-src 'none'")])
  expect(await answer.text()).toContain('이 주소에서는 할 수 없는 요청입니다')
})

test.each(['before it has begun', 'within its answer'])(
  'where the framework breaks off %s, a script gets a 500 and not silence, a person the page that says what to do, and the log why',
  async (when) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    next = (_request, response) => {
      if (when === 'within its answer') response.write('half')
      response.destroy()
    }
    const script = await get({ headers: { accept: '*/*' } })
    expect([script.status, await script.text()]).toEqual([500, ''])
    const person = await get({ headers: { accept: 'text/html' } })
    expect([person.status, person.headers.get('content-security-policy'), await person.text()]).toEqual([
      500,
      FAILURE['content-security-policy'],
      'failure page 1',
    ])
    expect(log).toHaveBeenCalledTimes(2)
    log.mockRestore()
  },
)

test('a body that is given up, or left unread, neither ends the connection nor stops its next request', async () => {
  const body = () =>
    new ReadableStream({
      start(controller) {
        for (let index = 0; index < 4; index++) controller.enqueue(Buffer.alloc(100_000))
        controller.close()
      },
    })
  const post = () => get(/** @type {RequestInit} */ ({ method: 'POST', body: body(), duplex: 'half' }))
  next = async (request, response) => {
    for await (const chunk of request) if (chunk.length > 0) break
    response.writeHead(413).end('too long')
  }
  expect([(await post()).status, (await post()).status]).toEqual([413, 413])
  next = (_request, response) => response.writeHead(403).end()
  expect([(await post()).status, (await post()).status]).toEqual([403, 403])
})

test('an answer that is written in pieces, with its head first or with none said, arrives whole', async () => {
  next = (_request, response) => {
    response.flushHeaders()
    response.write('하나 ')
    setImmediate(() => response.end('둘\r\n\r\n셋'))
  }
  const answer = await get()
  expect([answer.status, await answer.text()]).toEqual([200, '하나 둘\r\n\r\n셋'])
})

test('whoever waits for the end of an answer is told of it, and once', async () => {
  /** @type {string[]} */
  const events = []
  next = (_request, response) => {
    for (const event of ['finish', 'close']) response.on(event, () => events.push(event))
    response.end('ok')
  }
  await (await get()).text()
  expect(events).toEqual(['finish', 'close'])
})

test('a client that leaves ends the work for it', async () => {
  const left = new AbortController()
  const closed = new Promise((resolve) => {
    next = (_request, response) => {
      response.on('close', () => resolve(response.writableFinished))
      left.abort()
    }
  })
  await expect(get({ signal: left.signal })).rejects.toThrow()
  expect(await closed).toBe(false)
})
