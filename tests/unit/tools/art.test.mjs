import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')
const ENDINGS = ['', '.ts', '.tsx', '.mjs']

/** Relative imports of a file that lead nowhere. @param {string} file path from the root */
const brokenImports = (file) =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/ from '(\.[^']+)'/g)]
    .map(([, path]) => path ?? '')
    .filter((path) => !ENDINGS.some((ending) => existsSync(join(ROOT, file, '..', path + ending))))
    .map((path) => `${file}: ${path}`)

/** Nothing else notices a moved file: art/ runs by hand, on a machine that renders. */
test('the scripts of art/ import files that exist', () => {
  const scripts = readdirSync(join(ROOT, 'art'), { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:mjs|ts)$/.test(file))
  expect(scripts).toContain('encode.mjs')
  expect(scripts.flatMap((file) => brokenImports(join('art', file)))).toEqual([])
})
