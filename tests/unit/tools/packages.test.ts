import { readAdvisories } from '@/tools/audit/advisories.mjs'
import { checkLicences, licenceOf, permits } from '@/tools/audit/licences.mjs'
import { checkLockFile, type LockedPackage } from '@/tools/audit/lock-file.mjs'

const MACHINE = { platform: 'linux', arch: 'x64' }
const HASH = 'sha512-AAAA'
const manifest = { dependencies: { next: '16.4.6' } }
const lockOf = (packages: Readonly<Record<string, LockedPackage>> = {}) => ({
  packages: { '': { dependencies: { next: '16.4.6' } }, 'node_modules/next': { version: '16.4.6', integrity: HASH }, ...packages },
})
const faultsOf = (packages: Readonly<Record<string, LockedPackage>>) => checkLockFile(manifest, lockOf(packages), MACHINE).faults

test('a lock file with exact versions and hashes has no error', () => {
  expect(
    checkLockFile(
      manifest,
      lockOf({ 'node_modules/a/node_modules/b': { version: '1.0.0-rc.1', integrity: HASH, resolved: 'https://registry.npmjs.org/b/-/b-1.0.0-rc.1.tgz' } }),
      MACHINE,
    ),
  ).toEqual({ faults: [], packages: 2, withoutHash: 0 })
})

test('a package under another name is pinned like any other', () => {
  const lockedAs = (version: string) => {
    const dependencies = { old: `npm:next@${version}` }
    return checkLockFile({ dependencies }, { packages: { '': { dependencies }, 'node_modules/old': { version: '15.0.0', integrity: HASH } } }, MACHINE).faults
  }
  expect(lockedAs('15.0.0')).toEqual([])
  expect(lockedAs('15.0.1')).toEqual(['package-lock.json: old is not locked to 15.0.1'])
  expect(lockedAs('^15.0.0')).toContain('package.json: old is not pinned to one version (npm:next@^15.0.0)')
})

test.each<[string, LockedPackage]>([
  ['a package of git', { version: 'git+https://git.example/a/b.git#0123456', integrity: HASH }],
  ['a package of another host', { version: '1.0.0', integrity: HASH, resolved: 'https://registry.attacker.example/a.tgz' }],
  ['a package by http', { version: '1.0.0', integrity: HASH, resolved: 'http://registry.npmjs.org/a/-/a-1.0.0.tgz' }],
  ['a linked folder', { version: '1.0.0', integrity: HASH, link: true }],
  ['a package without a hash', { version: '1.0.0' }],
  ['a package with a weak hash', { version: '1.0.0', integrity: 'sha1-AAAA' }],
  ['an optional package of this machine without a hash', { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'] }],
  ['a command at installation', { version: '1.0.0', integrity: HASH, hasInstallScript: true }],
])('%s is an error', (_name, locked) => {
  expect(faultsOf({ 'node_modules/a': locked })).toHaveLength(1)
})

test('an optional package of another machine may lack its hash, and is counted', () => {
  const others = {
    'node_modules/a': { version: '1.0.0', optional: true, os: ['darwin'] },
    'node_modules/b': { version: '1.0.0', optional: true, os: ['!linux'] },
    'node_modules/c': { version: '1.0.0', optional: true, cpu: ['arm64'] },
  }
  expect(checkLockFile(manifest, lockOf(others), MACHINE)).toEqual({ faults: [], packages: 4, withoutHash: 3 })
})

test.each(['^16.4.6', '16', 'latest', 'github:vercel/next.js', '*'])('a dependency on %s is not pinned', (version) => {
  expect(checkLockFile({ dependencies: { next: version } }, lockOf(), MACHINE).faults).toContain(`package.json: next is not pinned to one version (${version})`)
})

test('a dependency that is locked to another version is an error', () => {
  expect(checkLockFile({ dependencies: { next: '16.4.7' } }, lockOf(), MACHINE).faults).toEqual(['package-lock.json: next is not locked to 16.4.7'])
})

test('licences: one allowed alternative suffices, and all combined ones must be allowed', () => {
  expect(permits('MIT', 'a')).toBe(true)
  expect(permits('(GPL-3.0 OR MIT)', 'a')).toBe(true)
  expect(permits('Apache-2.0 AND GPL-3.0', 'a')).toBe(false)
  expect(permits('LGPL-3.0-or-later', 'a')).toBe(false)
  expect(permits('Apache-2.0 AND LGPL-3.0-or-later', '@img/sharp-win32-x64')).toBe(true)
  expect(licenceOf({ licenses: [{ type: 'MIT' }, { type: 'GPL-2.0' }] })).toBe('MIT OR GPL-2.0')
  expect(licenceOf({})).toBeUndefined()
})

test('licences: packages of production are judged by their own manifests, build and test packages are not', () => {
  const lock = lockOf({
    'node_modules/viral': { version: '1.0.0', license: 'MIT' },
    'node_modules/silent': { version: '1.0.0' },
    'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0', dev: true },
    'node_modules/elsewhere': { version: '1.0.0', optional: true },
  })
  const manifests: Readonly<Record<string, { license?: string }>> = {
    'node_modules/next': { license: 'MIT' },
    'node_modules/viral': { license: 'AGPL-3.0' },
    'node_modules/silent': {},
  }
  expect(checkLicences(lock, (path) => manifests[path]).faults).toEqual([
    'viral has a licence that nobody has agreed to: AGPL-3.0',
    'silent has a licence that nobody has agreed to: none',
  ])
})

test('advisories: high and critical ones fail, others are reported, and a missing verdict fails', () => {
  const report = { metadata: {}, vulnerabilities: { a: { severity: 'critical', range: '<2' }, b: { severity: 'moderate' } } }
  expect(readAdvisories(JSON.stringify(report))).toEqual({ faults: ['a <2: critical'], known: ['b : moderate'] })
  expect(readAdvisories('{"message":"405 Method Not Allowed","statusCode":405}')).toBeUndefined()
  expect(readAdvisories('')).toBeUndefined()
})
