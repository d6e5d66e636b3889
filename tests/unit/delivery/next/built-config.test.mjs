import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtConfig } from '@/lib/delivery/next/built-config.mjs'

const root = mkdtempSync(join(tmpdir(), 'built-config-'))
mkdirSync(join(root, '.next'))
afterAll(() => rmSync(root, { recursive: true }))

test('the configuration is what the build read, and another shape stops the start', () => {
  const config = { distDir: '.next', cacheHandler: '../lib/delivery/next/cache-handler.mjs', poweredByHeader: false }
  writeFileSync(join(root, '.next/required-server-files.json'), JSON.stringify({ version: 1, config }))
  expect(JSON.parse(builtConfig(root))).toEqual(config)
  // Without our cacheHandler pages would be sent unfinished, without a policy.
  writeFileSync(join(root, '.next/required-server-files.json'), JSON.stringify({ version: 1, config: { distDir: '.next' } }))
  expect(() => builtConfig(root)).toThrow('required-server-files.json is not as expected')
})
