/**
 * `npm run site -- test-firestore [ARGUMENTS OF PLAYWRIGHT]`: builds what changed, serves it on the Firestore emulator, runs the
 * browser tests against it and stops both.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { installBrowser } from '@/tests/run/install-browser.mjs'
import { freeTestPort } from '@/tests/run/free-port.mjs'
import { missingEmulator } from './firestore-emulator'
import { startFirestoreSite } from './firestore-site'

async function run(): Promise<number> {
  const missing = missingEmulator()
  if (missing) throw new Error(`The Firestore emulator is missing: ${missing}`)
  installBrowser()
  const port = await freeTestPort()
  const built = spawnSync(process.execPath, ['lib/cli/start/start.mjs', '--build-only'], { stdio: 'inherit', env: { ...process.env, PORT: String(port) } })
  if (built.status !== 0) return 1
  const site = await startFirestoreSite(port)
  try {
    const tests = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)], {
      stdio: 'inherit',
      env: { ...process.env, STORE: 'firestore', BASE_URL: site.url },
    })
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void tests.kill(signal))
    const [status] = (await once(tests, 'exit')) as [number | null]
    return status ?? 1
  } finally {
    await site.stop()
  }
}

try {
  process.exitCode = await run()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
