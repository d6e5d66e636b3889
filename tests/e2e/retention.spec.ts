import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import Database from 'libsql'
import { PRESS_SITE } from '../support/administrator'
import { startSite } from '../support/own-site'

test.skip(process.env.BASE_URL !== undefined, 'the server under test is not ours to start')
test.skip(process.env.STORE === 'firestore', 'looks into the embedded store')

const AHEAD = { NODE_OPTIONS: `--import ${pathToFileURL(resolve('tests/support/clock-ahead.mjs')).href}`, CLOCK_AHEAD_DAYS: '400' }
const REGISTRATIONS = 12

test('a site that starts with its clock 400 days ahead destroys nothing until a person says so, and then after a backup', async ({ baseURL }) => {
  test.setTimeout(120_000)
  const directory = mkdtempSync(join(tmpdir(), 'retention-'))
  const origin = baseURL ?? 'http://localhost:3000'
  const stop = async (site: Awaited<ReturnType<typeof startSite>>) => {
    const gone = once(site.process, 'exit')
    site.process.kill('SIGTERM')
    await gone
  }
  const stored = () => {
    const database = new Database(join(directory, 'store.sqlite'))
    const rows = database.prepare('SELECT count(*) AS n FROM registrations').all() as { n: number }[]
    database.close()
    return rows[0]?.n
  }
  const command = (...options: string[]) =>
    execFileSync(process.execPath, ['--conditions=react-server', '--import', 'tsx', 'lib/cli/registrations.ts', 'expire', ...options], { env: { ...process.env, ...AHEAD, DATA_DIR: directory, LOG_LEVEL: 'silent' }, encoding: 'utf8' })
  try {
    const today = await startSite(directory, origin)
    for (let n = 0; n < REGISTRATIONS; n++) {
      const answer = await fetch(`${today.url}/api/registrations`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ site: PRESS_SITE, source: 'popup', name: '홍길동', phone: `0105555${1000 + n}`, birthdate: '950527', privacyConsent: true }),
      })
      expect(answer.status).toBe(201)
    }
    await stop(today)

    const ahead = await startSite(directory, origin, AHEAD)
    expect((await fetch(`${ahead.url}/api/health`)).status).toBe(200)
    await expect.poll(() => ahead.output()).toContain('"reason":"clock"')
    await stop(ahead)
    expect(stored()).toBe(REGISTRATIONS)
    expect(readdirSync(directory)).not.toContain('backups')

    expect(command()).toContain(`${REGISTRATIONS}건`)
    expect(stored()).toBe(REGISTRATIONS)
    expect(command('--confirm')).toContain(`${REGISTRATIONS}건을 파기했습니다`)
    expect(stored()).toBe(0)
    expect(readdirSync(join(directory, 'backups'))).toHaveLength(1)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
})
