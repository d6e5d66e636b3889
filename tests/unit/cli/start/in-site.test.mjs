import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const IN_SITE = join(process.cwd(), 'lib/cli/start/in-site.mjs')
/** Prints the content, and again when it changes. */
const TELL = `
import { readFileSync, watch } from 'node:fs'
const tell = () => console.log(readFileSync('content/site.ts', 'utf8') + ';')
watch('content', tell)
tell()
`

test('with --watch a command sees changes in the folder that CONTENT names', async () => {
  const root = mkdtempSync(join(tmpdir(), 'in-site-'))
  const write = (/** @type {string} */ path, /** @type {string} */ text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  write('package.json', '{ "type": "module" }')
  write('lib/tell.mjs', TELL)
  write('content/site.ts', 'ours')
  write('complexes/hill/site.ts', 'theirs')
  const child = spawn(process.execPath, [IN_SITE, 'lib/tell.mjs', '--watch'], { cwd: root, env: { ...process.env, CONTENT: 'complexes/hill' } })
  let said = ''
  const says = (/** @type {string} */ text) =>
    new Promise((resolve, reject) => {
      child.once('exit', () => reject(new Error(`ended after: ${said}`)))
      const look = () => said.includes(text) && resolve(undefined)
      child.stdout.on('data', look)
      look()
    })
  child.stdout.on('data', (data) => (said += data))
  try {
    await says('theirs;')
    // Repeats until it is seen: nothing reports when watching has begun.
    const writing = setInterval(() => write('complexes/hill/site.ts', 'changed'), 500)
    await says('changed;').finally(() => clearInterval(writing))
    expect(said).not.toContain('ours')
  } finally {
    child.removeAllListeners('exit')
    const ended = once(child, 'exit')
    child.kill()
    await ended
    rmSync(root, { recursive: true, force: true })
  }
}, 30_000)
