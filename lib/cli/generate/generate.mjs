import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { fingerprint } from './fingerprint.mjs'

/** Inputs of the generated files. */
export const INPUTS = ['content', 'components', 'app', 'lib', 'package-lock.json', 'public/pictures/manifest.json']

/** Of what is made: each may be removed by hand. */
const MADE = ['.generated/server/run-site.mjs', 'public/fonts', 'public/isometrics', 'public/drawings', 'public/icons', 'public/favicon.ico', 'public/share']

/** @param {string} file relative to the project */
export const isMade = (file) => MADE.some((made) => file === made || file.startsWith(`${made}/`))

/**
 * Makes the files that a build needs (make-files.ts); does nothing when neither content nor sources changed.
 * @param {string} root absolute path of the project
 * @returns {Promise<boolean>} whether anything was made
 */
export async function generate(root) {
  const directory = join(root, '.generated')
  const mark = join(directory, 'fingerprint')
  const current = fingerprint(root, INPUTS)
  const last = existsSync(mark) ? await readFile(mark, 'utf8') : ''
  if (last === current && MADE.every((path) => existsSync(join(root, path)))) return false

  // Until all is made nothing is current: a run that fails or is stopped leaves no mark.
  await rm(mark, { force: true })
  await mkdir(directory, { recursive: true })
  // A folder of its own: Node keeps a module by its address, and another process may generate at the same time.
  const maker = await mkdtemp(join(directory, 'maker-'))
  try {
    const { bundle } = await import('./bundle.mjs')
    await bundle([fileURLToPath(new URL('make-files.ts', import.meta.url))], maker)
    /** @type {typeof import('./make-files')} */
    const { makeFiles } = await import(pathToFileURL(join(maker, 'make-files.mjs')).href)
    await makeFiles(root)
  } finally {
    await rm(maker, { recursive: true, force: true })
  }
  await writeFile(mark, current)
  return true
}
