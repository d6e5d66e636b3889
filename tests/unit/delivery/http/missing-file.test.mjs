import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { missingFiles } from '@/lib/delivery/http/missing-file'
import { ROUTE_DATA } from '@/lib/delivery/next/route-change'

const root = mkdtempSync(join(tmpdir(), 'missing-'))
mkdirSync(join(root, '.next'))
writeFileSync(
  join(root, '.next/app-path-routes-manifest.json'),
  JSON.stringify({ '/feed.xml/route': '/feed.xml', '/(visitor)/page': '/', '/media/[file]/route': '/media/[file]', '/api/[...path]/route': '/api/[...path]' }),
)
afterAll(() => rmSync(root, { recursive: true }))

/** @param {string} path @param {string} accept */
function answerTo(path, accept = '*/*', method = 'GET') {
  /** @type {{ status?: number, body?: string | undefined }} */
  const answer = {}
  const response = {
    writeHead: (/** @type {number} */ status) => (answer.status = status),
    end: (/** @type {string | undefined} */ body) => (answer.body = body),
  }
  const answered = missingFiles(root, {})(/** @type {never} */ ({ method, headers: { accept } }), /** @type {never} */ (response), path)
  return { answered, ...answer }
}

test.each(['/pictures/x.webp', '/foo.js', '/_next/static/chunks/old.js', '/a/b.html', '/admin/press/x.html', '/site/press/a/b.html'])(
  '%s is a small 404',
  (path) => {
    expect(answerTo(path)).toEqual({ answered: true, status: 404, body: undefined })
    expect(answerTo(path, 'text/html').body).toMatch(/<h1[^>]*>Not Found<\/h1>/)
    expect(answerTo(path, 'text/html').body?.length).toBeLessThan(1024)
  },
)

test.each(['/feed.xml', '/media/0a.webp', '/api/x.json', '/Brand/intro', `/Brand/intro${ROUTE_DATA}`, '/site/press/x.html'])(
  '%s is for the framework to answer',
  (path) => expect(answerTo(path).answered).toBe(false),
)

test('what is sent to a file is for the framework to refuse', () => expect(answerTo('/foo.js', '*/*', 'POST').answered).toBe(false))
