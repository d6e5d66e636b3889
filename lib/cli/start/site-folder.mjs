import { createHash } from 'node:crypto'
import { constants, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { listFiles } from '../generate/fingerprint.mjs'

/* Several complexes with one code base: `CONTENT=DIR` names another folder of content. Its site is assembled in a folder under
   .sites/, a project like this one with content/ and public/ of DIR, and built, served and stored there, so that no file of
   this project's own content can get into it. Every command works in that folder too. */

/** Files and folders that a site is built and served from, beside content/ and public/. */
const CODE = [
  'app',
  'components',
  // Read by `npm run site -- content`.
  'docs/korean-style.md',
  'lib',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'postcss.config.mjs',
  'tsconfig.json',
]
/** Folder of the project that holds the sites, their data included. */
const SITES = '.sites'
/** In a site's folder: the list of copied files, for removing those whose origin is gone. */
const COPIED = '.copied.json'

/** @param {string} from @param {string} to copied where size or time of change differ */
function copyChanged(from, to) {
  const [source, copy] = [statSync(from), statSync(to, { throwIfNoEntry: false })]
  if (copy?.size === source.size && Math.abs(copy.mtimeMs - source.mtimeMs) < 1) return
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(from, to, constants.COPYFILE_FICLONE)
  utimesSync(to, source.atime, source.mtime)
}

/**
 * @param {string} list path of the list of copied files
 * @returns {string[]} paths of the files that were copied before, relative to the site's folder. Empty where the list is missing
 *   or damaged (a full disk): copied files then stay, and the list is rewritten.
 */
function readCopied(list) {
  try {
    /** @type {unknown} */
    const copied = JSON.parse(readFileSync(list, 'utf8'))
    return Array.isArray(copied) && copied.every((path) => typeof path === 'string') ? copied : []
  } catch {
    return []
  }
}

/**
 * @param {string} root absolute path of the project
 * @param {string} content folder of content, absolute or relative to the project
 * @returns {string} absolute path of the site's folder, which need not exist
 */
function siteFolderOf(root, content) {
  const directory = resolve(root, content)
  const name =
    basename(dirname(directory)) === 'complexes'
      ? basename(directory)
      : `${basename(directory)}-${createHash('sha256').update(directory).digest('hex').slice(0, 6)}`
  return join(root, SITES, name)
}

/**
 * The files of a folder of content, as lib/content/load.ts reads them: a folder for an older release lacks later ones.
 * @param {string} root absolute path of the project
 */
function contentFiles(root) {
  const loader = join(root, 'lib/content/load.ts')
  if (!existsSync(loader)) return []
  return [...readFileSync(loader, 'utf8').matchAll(/from '@\/content\/([\w/-]+)'/g)].map(([, name]) => `${name}.ts`)
}

/**
 * Assembles or updates a site's folder: code of the project, content/ and public/ of `content`.
 * @param {string} root absolute path of the project, with its dependencies
 * @param {string} content folder with the files of content/ and a folder public/, absolute or relative to the project
 * @returns {string} absolute path of the site's folder
 * @throws Error where the content does not exist, or files of it are missing
 */
export function assembleSite(root, content) {
  const directory = resolve(root, content)
  if (!existsSync(join(directory, 'site.ts'))) throw new Error(`CONTENT=${content}: there is no content here (no site.ts).`)
  const missing = contentFiles(root).filter((file) => !existsSync(join(directory, file)))
  if (missing.length > 0)
    throw new Error(
      `CONTENT=${content}: ${missing.join(', ')} missing. What \`npm run site -- new-complex\` writes into another folder shows what belongs there.`,
    )
  const folder = siteFolderOf(root, content)
  /** @type {[from: string, to: string][]} */
  const files = []
  for (const file of listFiles(root, CODE)) files.push([join(root, file), file])
  for (const file of listFiles(directory, ['.'])) files.push([join(directory, file), file.startsWith('public/') ? file : join('content', file)])
  for (const [from, to] of files) copyChanged(from, join(folder, to))

  const list = join(folder, COPIED)
  const wanted = files.map(([, to]) => to)
  const present = new Set(wanted)
  for (const file of readCopied(list)) if (!present.has(file)) rmSync(join(folder, file), { force: true })
  writeFileSync(list, JSON.stringify(wanted))

  const modules = join(folder, 'node_modules')
  if (!existsSync(modules)) symlinkSync(join('..', '..', 'node_modules'), modules, 'dir')
  return folder
}

/**
 * Makes the rest of this process work on the site of `CONTENT`; without CONTENT on the project itself.
 * @param {string} root absolute path of the project
 * @param {{ build: boolean }} options false: serves the existing build
 * @returns {string} absolute path of the site's folder
 */
export function enterSite(root, { build }) {
  const { CONTENT: content } = process.env
  if (!content) return root
  const folder = build ? assembleSite(root, content) : siteFolderOf(root, content)
  process.chdir(folder)
  delete process.env.CONTENT
  return folder
}
