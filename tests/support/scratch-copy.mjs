import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** @param {string} root @returns {string[]} every file of the project that git does not ignore, committed or not */
function projectFiles(root) {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  if (status !== 0) throw new Error('git ls-files failed')
  return stdout.split('\0').filter((file) => file && existsSync(join(root, file)))
}

/**
 * A copy of the working tree in which files can be harmed. Its dependencies are hard links, which cost no space; where
 * the temporary directory is on another file system they are copied.
 * @param {string} root the project
 * @returns {{ directory: string, remove: () => void }}
 */
export function scratchCopy(root) {
  const directory = mkdtempSync(join(tmpdir(), 'scratch-copy-'))
  for (const file of projectFiles(root)) {
    mkdirSync(dirname(join(directory, file)), { recursive: true })
    cpSync(join(root, file), join(directory, file), { preserveTimestamps: true })
  }
  for (const link of ['-al', '-a']) {
    if (spawnSync('cp', [link, join(root, 'node_modules'), join(directory, 'node_modules')], { stdio: 'ignore' }).status === 0) break
    rmSync(join(directory, 'node_modules'), { recursive: true, force: true })
  }
  mkdirSync(join(directory, '.cache'), { recursive: true })
  // Tests ask git which files there are.
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
  ])
    spawnSync('git', args, { cwd: directory, stdio: 'ignore' })
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) }
}

/**
 * @typedef {object} Seed
 * @property {string} file
 * @property {string} find occurs exactly once in the file, however its white space is laid out
 * @property {string} replace
 */

/** @param {string} text @returns {RegExp} the text with any white space where it has some: a formatter may break a line */
const anyLayout = (text) =>
  new RegExp(
    text
      .trim()
      .split(/\s+/)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('\\s+'),
    'g',
  )

/** @param {string} directory @param {Seed} seed @returns {string | null} why it cannot be sown; null where it can */
export function seedFault(directory, { file, find, replace }) {
  if (!existsSync(join(directory, file))) return `${file} is not there`
  if (find === replace) return `${file}: nothing would change`
  const times = readFileSync(join(directory, file), 'utf8').match(anyLayout(find))?.length ?? 0
  return times === 1 ? null : `${file}: occurs ${times} times: ${find.split('\n')[0]}`
}

/** @param {string} directory @param {Seed} seed @returns {() => void} takes it back */
export function seedDefect(directory, { file, find, replace }) {
  const path = join(directory, file)
  const sound = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    sound.replace(anyLayout(find), () => replace),
  )
  return () => writeFileSync(path, sound)
}
