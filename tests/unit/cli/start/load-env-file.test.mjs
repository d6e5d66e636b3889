import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** @type {string} */
let root
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'env-file-'))
  symlinkSync(resolve('.generated'), join(root, '.generated'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** @param {readonly string[]} command Node's arguments @param {Record<string, string>} [exported] */
function run(command, exported = {}) {
  const { PORT: _port, SITE_URL: _url, TRUST_PROXY: _hops, DATA_DIR: _data, ...rest } = process.env
  // Not `test`, which uses other files.
  const { stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    env: /** @type {NodeJS.ProcessEnv} */ ({ ...rest, NODE_ENV: 'production', ...exported }),
    encoding: 'utf8',
  })
  return stdout + stderr
}

// A wrong value stops the start before anything is served; the message names it.
test('npm run serve reads the port, the public address and the proxies from .env', () => {
  writeFileSync(join(root, '.env'), 'PORT=99999\nSITE_URL=nowhere\nTRUST_PROXY=99\n')
  const said = run([resolve('lib/cli/start/start.mjs'), '--no-build'])
  for (const name of ['PORT', 'SITE_URL', 'TRUST_PROXY']) expect(said).toContain(`  ${name}: `)
})

test('exported variables win over .env', () => {
  writeFileSync(join(root, '.env'), 'PORT=99999\nTRUST_PROXY=99\n')
  const said = run([resolve('lib/cli/start/start.mjs'), '--no-build'], { PORT: '3000' })
  expect(said).toContain('  TRUST_PROXY: ')
  expect(said).not.toContain('  PORT: ')
})

test('commands read it, too', () => {
  writeFileSync(join(root, '.env'), 'DATA_DIR=/from/the/file\n')
  expect(run(['--import', resolve('lib/cli/start/preload-env-file.mjs'), '--print', 'process.env.DATA_DIR']).trim()).toBe('/from/the/file')
})
