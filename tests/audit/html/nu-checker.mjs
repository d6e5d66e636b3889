import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * @typedef {object} Finding
 * @property {string} page
 * @property {string} message
 * @property {string} extract what stands there
 */

/** Of the npm package, which brings it along. */
const JAR = join(process.cwd(), 'node_modules/vnu-jar/build/dist/vnu.jar')

/** @returns whether a Java runtime is here, which the Nu Html Checker needs */
export const hasJava = () => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0

/**
 * Checks documents with the Nu Html Checker (https://validator.github.io/validator/).
 * @param {ReadonlyMap<string, string>} documents by what to call them
 * @returns {Finding[]} errors; advice, such as on slashes of void elements, is left out
 */
export function checkMarkup(documents) {
  const names = [...documents.keys()]
  const folder = mkdtempSync(join(tmpdir(), 'markup-'))
  try {
    mkdirSync(folder, { recursive: true })
    names.forEach((name, index) => writeFileSync(join(folder, `${index}.html`), documents.get(name) ?? ''))
    const { stderr, error } = spawnSync('java', ['-jar', JAR, '--format', 'json', '--exit-zero-always', ...names.map((_, index) => join(folder, `${index}.html`))], { encoding: 'utf8', maxBuffer: 512 * 1024 * 1024 })
    if (error) throw error
    /** @type {{ messages: { type: string, url?: string, message: string, extract?: string }[] }} */
    const { messages } = JSON.parse(stderr)
    return messages
      .filter(({ type }) => type !== 'info')
      .map(({ url = '', message, extract = '' }) => ({ page: names[Number(/(\d+)\.html$/.exec(url)?.[1])] ?? url, message, extract: extract.replace(/\s+/g, ' ').trim() }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
