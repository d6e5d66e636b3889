import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtConfig, draftModeCookies, handlerFile } from '@/lib/delivery/next/build-manifests'
import { DRAFT_COOKIE, PREVIEW_COOKIE, tryGetPreviewData } from './next-shapes.mjs'

const root = mkdtempSync(join(tmpdir(), 'manifests-'))
mkdirSync(join(root, '.next/server'), { recursive: true })
afterAll(() => rmSync(root, { recursive: true }))
const write = (/** @type {string} */ file, /** @type {unknown} */ value) => writeFileSync(join(root, '.next', file), JSON.stringify(value))

test('the configuration is what the build read, and another shape stops the start', () => {
  const config = { distDir: '.next', cacheHandler: '../lib/delivery/next/cache-handler.ts', poweredByHeader: false }
  write('required-server-files.json', { version: 1, config })
  expect(JSON.parse(builtConfig(root))).toEqual(config)
  // Without our cacheHandler pages would be sent unfinished, without a policy.
  write('required-server-files.json', { version: 1, config: { distDir: '.next' } })
  expect(() => builtConfig(root)).toThrow('required-server-files.json is not as expected')
})

test('the file of a handler is found by its address, and what is not there is named', () => {
  write('server/app-paths-manifest.json', { '/api/registrations/route': 'app/api/registrations/route.js', '/api/page/page': 'app/api/page/page.js' })
  expect(handlerFile(root, '/api/registrations')).toBe(join(root, '.next/server/app/api/registrations/route.js'))
  expect(() => handlerFile(root, '/api/page')).toThrow('has no handler /api/page')
  write('server/app-paths-manifest.json', [['/api/registrations']])
  expect(() => handlerFile(root, '/api/registrations')).toThrow('app-paths-manifest.json is not as expected')
})

test.each([
  ['', ''],
  ['site-preview=path%3Da; session=b', 'site-preview=path%3Da; session=b; '],
  [`session=b; ${PREVIEW_COOKIE}=x`, 'session=b; '],
  [`${PREVIEW_COOKIE};session=b;${DRAFT_COOKIE}=other`, 'session=b; '],
])('whatever the browser sends, Next renders a preview in draft mode: %s', (cookies, kept) => {
  const previewModeId = 'secret-of-the-build'
  write('prerender-manifest.json', { preview: { previewModeId } })
  const cookie = draftModeCookies(root)(cookies)
  expect(cookie).toBe(`${kept}${DRAFT_COOKIE}=${previewModeId}`)
  const [request, response, secrets] = /** @type {any[]} */ ([
    { headers: { cookie } },
    { getHeader: () => undefined, setHeader: () => undefined },
    { previewModeId },
  ])
  expect(tryGetPreviewData(request, response, secrets, false)).toEqual({})
})
