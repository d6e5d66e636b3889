/**
 * `npm run site -- test-node 22`: `npm test` with another version of Node, from the npm package `node`, installed below .cache.
 * Arguments after the version go to the tests, e.g. `-- 24 --without-browser`.
 */
import { spawnSync } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'

const [version = '', ...rest] = process.argv.slice(2)
if (!/^\d+(?:\.\d+){0,2}$/.test(version)) {
  console.error('Which version? For example: npm run site -- test-node 22')
  process.exit(2)
}

const folder = join(process.cwd(), '.cache', `node-${version}`)
const installed = spawnSync('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `node@${version}`], { stdio: 'inherit' })
if (installed.status !== 0) process.exit(1)
const program = join(folder, 'node_modules/node/bin/node')
// For programs that the tests start by name: npm, and the shell's `node`.
const { status } = spawnSync(program, ['tests/run/test.mjs', ...rest], {
  stdio: 'inherit',
  env: { ...process.env, PATH: `${dirname(program)}${delimiter}${process.env.PATH}` },
})
process.exit(status ?? 1)
