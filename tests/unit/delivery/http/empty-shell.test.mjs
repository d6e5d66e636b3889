import { createServer } from 'node:http'
import { once } from 'node:events'
import { frameworkProxy } from '@/lib/delivery/http/framework-proxy.mjs'

/** @param {string} body of a 404 that stands for Next's @param {string} path @returns {Promise<{ status: number, html: string }>} */
async function fetchThroughProxy(body, path) {
  const askFramework = frameworkProxy({
    handle: (_request, response) => void response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(body),
    common: {},
    failure: () => undefined,
  })
  const server = createServer((request, response) => void askFramework(request, response, {}))
  server.listen(0)
  await once(server, 'listening')
  const address = server.address()
  const answer = await fetch(`http://localhost:${typeof address === 'object' && address ? address.port : 0}${path}`, { headers: { accept: 'text/html' } })
  const html = await answer.text()
  server.closeAllConnections()
  server.close()
  return { status: answer.status, html }
}

const SHELL = '<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>'

test('a 404 that only scripts would fill has a language, a text and a way on', async () => {
  const { status, html } = await fetchThroughProxy(SHELL, '/admin/registrations/none')
  expect(status).toBe(404)
  expect(html).toContain('<html lang="ko">')
  expect(html).toContain('찾으시는 페이지가 없습니다.')
  expect(html).toContain('href="/admin"')
})

test("outside the administrator's pages the way on is the first page", async () => {
  expect((await fetchThroughProxy(SHELL, '/administration')).html).toContain('href="/"')
})

test('a 404 that has its text is left as it is', async () => {
  expect((await fetchThroughProxy('<!DOCTYPE html><html lang="ko"><head></head><body>여기에는 없습니다</body></html>', '/admin/x')).html).toContain(
    '여기에는 없습니다',
  )
})
