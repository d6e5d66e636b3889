import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createVault } from '@/lib/vault'
import { createSqliteStore } from '@/lib/store/sqlite'
import { inParallel, nextRegistration, send } from './load'
import { faultUnless, type Report } from './report'
import { startTarget } from './target'

const KEY = Buffer.alloc(32, 9)
/** ms after which the deletion at the start has run. */
const SETTLE_MS = 3_000
/** From the clock of a board without a battery to one set a year and a month late; the last one is right. */
const CLOCKS_DAYS = [0, 400, -400, 36_500, 0]

/**
 * Restarts the site with one wrong clock after another: no earlier registration is removed, registrations under a wrong clock are
 * kept, and no message is sent twice.
 * @param count registrations before the first wrong clock, and a tenth of them at each
 */
export async function wrongClocks(count: number): Promise<Report> {
  const directory = mkdtempSync(join(tmpdir(), 'torture-clocks-'))
  const acknowledged = new Set<string>()
  const figures: Record<string, string> = {}
  const faults: string[] = []
  for (const [start, days] of CLOCKS_DAYS.entries()) {
    const target = await startTarget(
      { DATA_DIR: directory, DATA_KEY: KEY.toString('base64'), LOG_LEVEL: 'silent', CLOCK_AHEAD_DAYS: String(days) },
      './tests/support/clock-ahead.mjs',
    )
    const statuses: Record<string, number> = {}
    await inParallel(start === 0 ? count : Math.ceil(count / 10), 4, async () => {
      const answer = await send(target.url, nextRegistration())
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
      if (answer.status === 201) acknowledged.add((JSON.parse(answer.body) as { id: string }).id)
      else faults.push(`${answer.status} with a clock ${days} days ahead`)
    })
    await sleep(SETTLE_MS)
    const code = await target.stop()
    const store = createSqliteStore(directory, createVault(KEY))
    const ids = new Set(
      [...(await store.registrations.list({ limit: 1_000_000 })), ...(await store.registrations.list({ quarantined: true, limit: 1_000_000 }))].map(
        ({ id }) => id,
      ),
    )
    const sent = await store.outbox.list({ limit: 1_000_000 })
    await store.close()
    const missing = [...acknowledged].filter((id) => !ids.has(id)).length
    figures[`start ${start + 1}, clock ${days} days ahead`] = `${JSON.stringify(statuses)}, ${missing} of ${acknowledged.size} missing`
    faults.push(
      ...faultUnless(missing === 0, `${missing} of ${acknowledged.size} registrations are gone after a start ${days} days ahead`),
      ...faultUnless(code === 0, `ended with code ${code} ${days} days ahead`),
      ...faultUnless(new Set(sent.map(({ id }) => id)).size === sent.length, 'a message is twice there'),
    )
  }
  rmSync(directory, { recursive: true, force: true })
  return { trial: `${CLOCKS_DAYS.length} starts, each with another clock`, figures, faults }
}
