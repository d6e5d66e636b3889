import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtConfig, handlerFile } from '@/lib/delivery/next/build-manifests.mjs'

const root = mkdtempSync(join(tmpdir(), 'manifests-'))
mkdirSync(join(root, '.next/server'), { recursive: true })
afterAll(() => rmSync(root, { recursive: true }))
const write = (/** @type {string} */ file, /** @type {unknown} */ value) => writeFileSync(join(root, '.next', file), JSON.stringify(value))

test('the configuration is what the build read, and another shape stops the start', () => {
  const config = { distDir: '.next', cacheHandler: '../lib/delivery/next/cache-handler.mjs', poweredByHeader: false }
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
