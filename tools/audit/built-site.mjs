import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const ADMINISTRATOR = { email: process.env.ADMIN_EMAIL ?? 'office@example.com', password: process.env.ADMIN_PASSWORD ?? 'browser-tests-only-8848' }

/** @returns {Promise<{ origin: string, stop: () => void }>} the built site, once it listens */
function startSite() {
  const child = spawn(process.execPath, ['lib/cli/start/start.mjs', '--no-build'], {
    env: {
      ...process.env,
      PORT: process.env.TEST_PORT ?? '0',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'audit-')),
      LOG_LEVEL: 'error',
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const origin = /^(http:\/\/localhost:\d+)/m.exec(String(chunk))?.[1]
      if (origin) resolve({ origin, stop: () => child.kill() })
    })
    child.once('exit', (code) => reject(new Error(`The site ended with ${code}: run \`npm run build\` first.`)))
  })
}

/** The site at BASE_URL; by default the last build with its own store. */
export const siteToAudit = async () => (process.env.BASE_URL ? { origin: process.env.BASE_URL, stop: () => undefined } : startSite())
