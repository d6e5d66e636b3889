import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { finishStandalone } from '@/lib/delivery/finish/finish-standalone'

/** @type {string} */
let root
const write = (/** @type {string} */ file, text = file) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'standalone-'))
  for (const file of [
    '.next/static/a.css',
    '.next/site/manifest.json',
    '.next/site/style-rules.json',
    '.next/site/pages/index',
    '.generated/server/run-site.mjs',
    'public/a.png',
  ])
    write(file)
  write('.next/server/app/index.html', 'finished')
  write('.next/required-server-files.json', '{"relativeAppDir":"sites/one"}')
})
afterEach(() => rmSync(root, { recursive: true }))

test('a folder that runs by itself gets the finished pages and what other pages are finished with', async () => {
  write('.next/standalone/sites/one/.next/server/app/index.html', 'as Next rendered it')
  expect(await finishStandalone(root)).toBe(true)
  const copy = join(root, '.next/standalone/sites/one')
  expect(readFileSync(join(copy, '.next/server/app/index.html'), 'utf8')).toBe('finished')
  for (const file of ['.next/static/a.css', '.next/site/manifest.json', '.next/site/style-rules.json', '.generated/server/run-site.mjs', 'public/a.png'])
    expect(existsSync(join(copy, file))).toBe(true)
  // Answers of our own server, which does not run there.
  expect(existsSync(join(copy, '.next/site/pages'))).toBe(false)
})

test('without one, nothing is made; where Next names no place in it, the build stops', async () => {
  expect(await finishStandalone(root)).toBe(false)
  expect(existsSync(join(root, '.next/standalone'))).toBe(false)
  write('.next/standalone/server.js')
  write('.next/required-server-files.json', '{}')
  await expect(finishStandalone(root)).rejects.toThrow('required-server-files.json is not as expected')
})
