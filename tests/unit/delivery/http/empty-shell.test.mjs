import { createServer } from 'node:http'
import { once } from 'node:events'
import { frameworkProxy } from '@/lib/delivery/http/framework-proxy'

/**
 * @param {string} body of what stands for Next's answer @param {string} path
 * @param {{ status?: number, frame?: Readonly<Record<string, string>> }} [options] its status; pages in the office's frame, by address
 * @returns {Promise<{ status: number, html: string }>}
 */
async function fetchThroughProxy(body, path, { status = 404, frame = {} } = {}) {
  const askFramework = frameworkProxy({
    handle: ({ url = '' }, response) =>
      void response.writeHead(frame[url] ? 200 : status, { 'content-type': 'text/html; charset=utf-8' }).end(frame[url] ?? body),
    common: {},
    failure: () => ({ headers: {}, body: 'plain failure' }),
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

const FRAME = { '/admin/missing': '<html lang="ko">menu, missing</html>', '/admin/failed': '<html lang="ko">menu, failed</html>' }

test('a missing page of the office stands in its frame, and stays a 404', async () => {
  expect(await fetchThroughProxy(SHELL, '/admin/registrations/none', { frame: FRAME })).toEqual({ status: 404, html: FRAME['/admin/missing'] })
  expect((await fetchThroughProxy(SHELL, '/administration', { frame: FRAME })).html).not.toContain('menu')
})

test('a page of the office that failed stands in its frame, unless that fails too', async () => {
  expect(await fetchThroughProxy('', '/admin/reports', { status: 500, frame: FRAME })).toEqual({ status: 500, html: FRAME['/admin/failed'] })
  expect(await fetchThroughProxy('', '/admin/reports', { status: 500 })).toEqual({ status: 500, html: 'plain failure' })
})
