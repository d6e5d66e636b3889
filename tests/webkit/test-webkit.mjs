/**
 * `npm run site -- test-webkit [ARGUMENTS OF PLAYWRIGHT]`: what somebody on an iPhone does, in the engine of Safari as Debian
 * packages it. Nightly, not part of `npm test`: the packages are 200 MB, and a test takes some five seconds.
 */
import { spawnSync } from 'node:child_process'
import { freeTestPort } from '../run/free-port.mjs'
import { installWebkit } from '../run/install-browser.mjs'

try {
  installWebkit()
  const environment = { ...process.env, WEBKIT: '1', TEST_PORT: process.env.TEST_PORT ?? String(await freeTestPort()) }
  const { status } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', '--workers=1', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: environment,
  })
  process.exitCode = status ?? 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
