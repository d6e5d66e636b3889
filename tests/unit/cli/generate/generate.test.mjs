import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate, INPUTS } from '@/lib/cli/generate/generate.mjs'
import { fingerprint } from '@/lib/cli/generate/fingerprint.mjs'

/** @type {string} */
let root
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'generate-'))
  for (const folder of ['.generated/server', 'content', 'public/fonts', 'public/isometrics', 'public/drawings', 'public/icons', 'public/share'])
    mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, '.generated/server/run-site.mjs'), '')
  writeFileSync(join(root, 'public/favicon.ico'), '')
  writeFileSync(join(root, 'content/theme.ts'), 'this is not TypeScript')
})
afterEach(() => rmSync(root, { recursive: true }))

test('writes nothing where nothing changed', async () => {
  writeFileSync(join(root, '.generated/fingerprint'), fingerprint(root, INPUTS))
  await expect(generate(root)).resolves.toBe(false)
})

test.each([
  ['content changed', () => writeFileSync(join(root, 'content/new.ts'), '')],
  ['the fonts were deleted', () => rmSync(join(root, 'public/fonts'), { recursive: true })],
  ['the share pictures were deleted', () => rmSync(join(root, 'public/share'), { recursive: true })],
  ['the favicon was deleted', () => rmSync(join(root, 'public/favicon.ico'))],
  ['the server was deleted', () => rmSync(join(root, '.generated/server'), { recursive: true })],
  ['nothing was made yet', () => rmSync(join(root, '.generated'), { recursive: true })],
])('writes where %s, and a failed run does not count as done', async (_name, change) => {
  writeFileSync(join(root, '.generated/fingerprint'), fingerprint(root, INPUTS))
  change()
  await expect(generate(root)).rejects.toThrow()
  await expect(generate(root)).rejects.toThrow()
  expect(existsSync(join(root, '.generated/theme.css'))).toBe(false)
  expect(readdirSync(join(root, '.generated')).filter((name) => name.startsWith('maker'))).toEqual([])
})

test('after a failed run, sources as they were before it are made again', async () => {
  const before = fingerprint(root, INPUTS)
  writeFileSync(join(root, '.generated/fingerprint'), before)
  writeFileSync(join(root, 'content/new.ts'), '')
  await expect(generate(root)).rejects.toThrow()
  rmSync(join(root, 'content/new.ts'))
  expect(fingerprint(root, INPUTS)).toBe(before)
  await expect(generate(root)).rejects.toThrow()
})
