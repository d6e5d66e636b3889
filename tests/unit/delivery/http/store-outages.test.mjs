import { createServer } from 'node:http'
import { once } from 'node:events'
import { bridge } from '@/lib/delivery/bridge'
import { frameworkProxy } from '@/lib/delivery/http/framework-proxy'
import { storeOutages } from '@/lib/delivery/http/store-outages'

const body = { message: '전화해 주세요.', phone: '1533-8848' }
const failure = (/** @type {string} */ requestId) => ({
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" },
  body: `<!doctype html><html><body>failure page ${requestId}</body></html>`,
})

/**
 * @param {(requestId: string, response: import('node:http').ServerResponse) => void} next stands for Next
 * @param {(url: string) => Promise<void>} work
 */
async function serving(next, work) {
  const fetchAs = frameworkProxy({
    handle: (request, response) => next(String(request.headers['x-request-id']), response),
    common: {},
    failure,
    outageOf: storeOutages(),
  })
  let requests = 0
  const server = createServer((request, response) => void fetchAs(request, response, { 'x-request-id': `request-${++requests}` }))
  server.listen(0)
  await once(server, 'listening')
  const address = server.address()
  try {
    await work(`http://localhost:${typeof address === 'object' && address ? address.port : 0}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const report = (/** @type {string} */ requestId) => bridge.reportOutage?.({ requestId, retryAfterSeconds: 30, body })
const ask = (/** @type {string} */ url, /** @type {string} */ accept) => fetch(url, { headers: { accept } })

test('what failed because of the store is a 503 with whom to call: JSON for a script, the failure page for a person', async () => {
  await serving(
    (requestId, response) => {
      report(requestId)
      response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', etag: '"x"' })
      response.write('<html id="__next_error__">')
      response.end('</html>')
    },
    async (url) => {
      const script = await ask(url, '*/*')
      expect([script.status, script.headers.get('retry-after'), script.headers.get('content-type'), script.headers.get('cache-control')]).toEqual([
        503,
        '30',
        'application/json',
        'no-store',
      ])
      expect(await script.json()).toEqual(body)
      const person = await ask(url, 'text/html')
      expect([person.status, person.headers.get('retry-after'), person.headers.get('content-security-policy')]).toEqual([503, '30', "default-src 'none'"])
      expect(await person.text()).toContain('failure page request-2')
    },
  )
})

test('another failure stays a 500, and so does one of another request', async () => {
  await serving(
    (_requestId, response) => {
      report('request-0')
      response.statusCode = 500
      response.end()
    },
    async (url) => {
      const answer = await ask(url, 'text/html')
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([500, null])
      expect(await answer.text()).toContain('failure page')
    },
  )
})

test('a page that could be answered although the store failed meanwhile is answered', async () => {
  await serving(
    (requestId, response) => {
      report(requestId)
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end('<!doctype html><html><head></head><body>kept</body></html>')
    },
    async (url) => {
      const answer = await ask(url, 'text/html')
      expect([answer.status, (await answer.text()).includes('kept')]).toEqual([200, true])
    },
  )
})
