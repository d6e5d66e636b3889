import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bundle } from '@/lib/cli/generate/bundle.mjs'

const LONG_AGO = new Date('2026-01-01T00:00:00Z')
/** @type {string} */
let folder

// In the project: packages of compiled files are resolved from where they lie.
beforeEach(() => void (folder = mkdtempSync(resolve('.cache', 'bundle-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const source = (/** @type {string} */ name, /** @type {string} */ text) => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

test('leaves what is the same untouched, writes what changed, and removes what is no longer made', async () => {
  const out = join(folder, 'out')
  const [one, two] = [source('one.ts', 'export const one: number = 1'), source('two.ts', 'export const two: number = 2')]
  await bundle([one, two], out)
  writeFileSync(join(out, 'chunk-OLD.mjs'), '')
  utimesSync(join(out, 'one.mjs'), LONG_AGO, LONG_AGO)
  utimesSync(join(out, 'two.mjs'), LONG_AGO, LONG_AGO)
  writeFileSync(two, 'export const two: number = 3')
  await bundle([one, two], out)
  expect(readdirSync(out).toSorted()).toEqual(['one.mjs', 'two.mjs'])
  expect(statSync(join(out, 'one.mjs')).mtime).toEqual(LONG_AGO)
  expect(readFileSync(join(out, 'two.mjs'), 'utf8')).toContain('3')
})

test('keeps what was made when a source cannot be compiled', async () => {
  const out = join(folder, 'out')
  const one = source('one.ts', 'export const one: number = 1')
  await bundle([one], out)
  writeFileSync(one, 'export const one: number = ')
  await expect(bundle([one], out)).rejects.toThrow('Unexpected end of file')
  expect(readFileSync(join(out, 'one.mjs'), 'utf8')).toContain('1')
})
