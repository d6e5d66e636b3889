import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * @typedef {object} Finding
 * @property {string} page
 * @property {string} message
 * @property {string} extract the markup concerned
 */

/**
 * No dependency of the project, because installing it runs a command that may download a Java runtime. Downloaded here without
 * that command, at the audit's first run.
 */
const PACKAGE = 'vnu-jar@26.9.27'
const INTEGRITY = 'sha512-TkQd5DFfOaWC9ebtvozTsrH2Vaod3jYg+vrOeREzIXxBexLz9+rS2DNtjn7+RPUiZhgli0SghgBX6RJRNea0KA=='
const FOLDER = join(process.cwd(), '.cache/nu-checker')
const JAR = join(FOLDER, 'node_modules/vnu-jar/build/dist/vnu.jar')

/** @throws Error where the registry cannot be reached or gives another archive */
function fetchChecker() {
  if (existsSync(JAR)) return
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }')
  const { status } = spawnSync('npm', ['install', '--ignore-scripts', '--save-exact', '--prefix', FOLDER, PACKAGE], { stdio: ['ignore', 'ignore', 'inherit'] })
  const locked = status === 0 ? JSON.parse(readFileSync(join(FOLDER, 'package-lock.json'), 'utf8')).packages['node_modules/vnu-jar'] : undefined
  if (locked?.integrity === INTEGRITY) return
  rmSync(FOLDER, { recursive: true, force: true })
  throw new Error(`${PACKAGE} could not be fetched as it was chosen.`)
}

/** @returns whether a Java runtime is installed, which the Nu Html Checker needs */
export const hasJava = () => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0

/**
 * Checks documents with the Nu Html Checker (https://validator.github.io/validator/).
 * @param {ReadonlyMap<string, string>} documents by display name
 * @returns {Finding[]} errors, without advice such as on slashes of void elements
 */
export function checkMarkup(documents) {
  const names = [...documents.keys()]
  fetchChecker()
  const folder = mkdtempSync(join(tmpdir(), 'markup-'))
  try {
    names.forEach((name, index) => writeFileSync(join(folder, `${index}.html`), documents.get(name) ?? ''))
    const { stderr, error } = spawnSync(
      'java',
      ['-jar', JAR, '--format', 'json', '--exit-zero-always', ...names.map((_, index) => join(folder, `${index}.html`))],
      { encoding: 'utf8', maxBuffer: 512 * 1024 * 1024 },
    )
    if (error) throw error
    /** @type {{ messages: { type: string, url?: string, message: string, extract?: string }[] }} */
    const { messages } = JSON.parse(stderr)
    return messages
      .filter(({ type }) => type !== 'info')
      .map(({ url = '', message, extract = '' }) => ({
        page: names[Number(/(\d+)\.html$/.exec(url)?.[1])] ?? url,
        message,
        extract: extract.replace(/\s+/g, ' ').trim(),
      }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
