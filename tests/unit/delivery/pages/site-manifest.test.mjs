import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isHashed, MANIFEST_FILE, MANIFEST_FORMAT, readManifest } from '@/lib/delivery/pages/site-manifest'

const manifest = { format: MANIFEST_FORMAT, entries: {}, scripts: [], renderer: 7, frames: [], secure: false }
/** @type {string} */
let root
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'manifest-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** @param {unknown} value */
const write = (value) => {
  mkdirSync(dirname(join(root, MANIFEST_FILE)), { recursive: true })
  writeFileSync(join(root, MANIFEST_FILE), typeof value === 'string' ? value : JSON.stringify(value))
}

test('a whole manifest is read as it was written', () => {
  write(manifest)
  expect(readManifest(root)).toEqual(manifest)
})

test('where nothing was built, the error names the command', () => {
  expect(() => readManifest(root)).toThrow('Nothing was built here: run `npm run build` first.')
})

test.each([
  ['was cut off', '{"format":1,"entries":{'],
  ['is of another release', { ...manifest, format: MANIFEST_FORMAT - 1 }],
])('a manifest that %s is refused before anything is served', (_name, value) => {
  write(value)
  expect(() => readManifest(root)).toThrow(/npm run build` again/)
})

test('only a name with a hash of its content may be kept for ever', () => {
  expect(['/isometrics/84a.0a1b2c3d.svg', '/fonts/site-sans-400-1.0a1b2c3d4e.woff2'].map(isHashed)).toEqual([true, true])
  expect(['/favicon.ico', '/film.2024.mp4', '/deadbeef.svg'].map(isHashed)).toEqual([false, false, false])
})
