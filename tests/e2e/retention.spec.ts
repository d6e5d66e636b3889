import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import Database from 'libsql'
import { PRESS_SITE } from '../support/press-site'
import { startSite } from '../support/own-site'

test.skip(process.env.BASE_URL !== undefined, 'the server under test is not ours to start')
test.skip(process.env.STORE === 'firestore', 'looks into the embedded store')

const AHEAD = { NODE_OPTIONS: `--import ${pathToFileURL(resolve('tests/support/clock-ahead.mjs')).href}`, CLOCK_AHEAD_DAYS: '400' }
const REGISTRATIONS = 12
const OLD = 3

test("a site destroys expired registrations after a backup; with its clock 400 days ahead it waits for a person's confirmation", async ({ baseURL }) => {
  test.setTimeout(120_000)
  const directory = mkdtempSync(join(tmpdir(), 'retention-'))
  const origin = baseURL ?? 'http://localhost:3000'
  const stop = async (site: Awaited<ReturnType<typeof startSite>>) => {
    const gone = once(site.process, 'exit')
    site.process.kill('SIGTERM')
    await gone
  }
  const asked = <Row>(sql: string, ...values: number[]): Row[] => {
    const database = new Database(join(directory, 'store.sqlite'))
    const rows = database.prepare(sql).all(...values) as Row[]
    database.close()
    return rows
  }
  const stored = () => asked<{ n: number }>('SELECT count(*) AS n FROM registrations')[0]?.n
  const backups = () => readdirSync(join(directory, 'backups')).length
  const command = (...options: string[]) =>
    execFileSync(process.execPath, ['--conditions=react-server', '--import', 'tsx', 'lib/cli/registrations.ts', 'expire', ...options], {
      env: { ...process.env, ...AHEAD, DATA_DIR: directory, LOG_LEVEL: 'silent' },
      encoding: 'utf8',
    })
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

    const age = 400 * 86_400_000
    expect(
      asked(
        'UPDATE registrations SET created_at = created_at - ? WHERE id IN (SELECT id FROM registrations ORDER BY created_at LIMIT ?) RETURNING id',
        age,
        OLD,
      ),
    ).toHaveLength(OLD)
    const tomorrow = await startSite(directory, origin)
    expect((await fetch(`${tomorrow.url}/api/health`)).status).toBe(200)
    await expect.poll(stored).toBe(REGISTRATIONS - OLD)
    await stop(tomorrow)
    expect(backups()).toBe(1)

    const ahead = await startSite(directory, origin, AHEAD)
    expect((await fetch(`${ahead.url}/api/health`)).status).toBe(200)
    await expect.poll(() => ahead.output()).toContain('"reason":"clock"')
    await stop(ahead)
    const left = REGISTRATIONS - OLD
    expect([stored(), backups()]).toEqual([left, 1])

    expect(command()).toContain(`${left}건`)
    expect(stored()).toBe(left)
    expect(command('--confirm')).toContain(`${left}건을 파기했습니다`)
    expect([stored(), backups()]).toEqual([0, 2])
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
})
