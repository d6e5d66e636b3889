import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dependenciesAreCurrent } from '@/lib/cli/start/install-dependencies.mjs'

/** @type {string} */
let root
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dependencies-'))
  mkdirSync(join(root, 'node_modules'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** @param {object} wanted @param {object | string} [installed] */
const current = (wanted, installed) => {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { '': { version: '9.9.9' }, ...wanted } }))
  if (installed)
    writeFileSync(join(root, 'node_modules/.package-lock.json'), typeof installed === 'string' ? installed : JSON.stringify({ packages: installed }))
  return dependenciesAreCurrent(root)
}
const next = { 'node_modules/next': { version: '16.4.6' } }

test('is current where each package has the version of the lock file', () => {
  expect(current(next, { ...next, 'node_modules/more': { version: '1.0.0' } })).toBe(true)
})

test.each([
  ['nothing was installed', undefined],
  ['a package is missing', {}],
  ['a package is older', { 'node_modules/next': { version: '16.4.5' } }],
  ['an installation was cut off', '{"packages":{"node_modules/ne'],
  ['what npm wrote is something else', '{"packages":[null]}'],
])('is not current where %s', (_name, installed) => {
  expect(current(next, installed)).toBe(false)
})

test('packages for other systems may be missing', () => {
  expect(current({ ...next, 'node_modules/darwin': { version: '1.0.0', optional: true } }, next)).toBe(true)
})

test('leaves an unreadable lock file to npm’s error', () => {
  current(next, next)
  writeFileSync(join(root, 'package-lock.json'), 'conflict')
  expect(dependenciesAreCurrent(root)).toBe(false)
})
