import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fingerprint, listFiles } from '@/lib/cli/generate/fingerprint.mjs'

/** @type {string} */
let root
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fingerprint-'))
  mkdirSync(join(root, 'lib/deep'), { recursive: true })
  writeFileSync(join(root, 'lib/b.ts'), 'b')
  writeFileSync(join(root, 'lib/deep/a.ts'), 'a')
  writeFileSync(join(root, 'package.json'), '{}')
})
afterEach(() => rmSync(root, { recursive: true }))
const current = (/** @type {string[]} */ ...extra) => fingerprint(root, ['lib', 'package.json', 'is-not-there'], extra)

test('lists files below folders in one order; a missing path has none', () => {
  expect(listFiles(root, ['package.json', 'lib', 'is-not-there'])).toEqual(['package.json', 'lib/b.ts', 'lib/deep/a.ts'])
})

test('the same files have the same fingerprint, whatever their times', () => {
  const before = current()
  utimesSync(join(root, 'lib/b.ts'), 0, 0)
  expect(current()).toBe(before)
})

test.each([
  ['a changed byte', () => writeFileSync(join(root, 'lib/b.ts'), 'c')],
  ['another name', () => renameSync(join(root, 'lib/b.ts'), join(root, 'lib/c.ts'))],
  ['a new file', () => writeFileSync(join(root, 'lib/deep/empty.ts'), '')],
  [
    'text moved from one file to the next',
    () => {
      writeFileSync(join(root, 'lib/b.ts'), '')
      writeFileSync(join(root, 'lib/deep/a.ts'), 'ba')
    },
  ],
])('%s changes it', (_name, change) => {
  const before = current()
  change()
  expect(current()).not.toBe(before)
})

test('so does the extra input of the step', () => {
  expect(current('http://localhost:3000')).not.toBe(current('https://example.com'))
  expect(current('a', 'b')).not.toBe(current('ab'))
})
