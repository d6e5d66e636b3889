import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createVault } from '@/lib/vault'
import { createSqliteStore } from '@/lib/store/sqlite'
import { searchErased, tracesOf } from '@/tests/support/erased-registrations'
import { inParallel, nextRegistration, send, sendRequest, type Sent } from './load'
import { faultUnless, percentile, type Report } from './report'
import { signIn } from './sign-in'
import { SITE_URL, startTarget, type Target } from './target'

const KEY = Buffer.alloc(32, 4)
const WORKERS = 8
const KILLS = 5

interface Registered {
  readonly id: string
  readonly sent: Sent
}

const nameOf = ({ sent }: Registered) => (JSON.parse(sent.body) as { name: string }).name

/**
 * Registers people at the built site, makes a backup, and deletes half of them by the office's route while the site is killed now
 * and then; then searches every byte of the data directory with the data key. Acknowledged deletions must be unreadable
 * everywhere, and all others complete.
 * @param count registrations
 */
export async function erasure(count: number): Promise<Report> {
  const directory = mkdtempSync(join(tmpdir(), 'torture-erasure-'))
  const environment = { DATA_DIR: directory, DATA_KEY: KEY.toString('base64'), LOG_LEVEL: 'silent' }
  const registered: Registered[] = []
  const faults: string[] = []
  const times: number[] = []

  const first = await startTarget(environment)
  await inParallel(count, WORKERS, async () => {
    const sent = nextRegistration({ message: '비밀스러운 문의', marketingConsent: true })
    registered.push({ id: (JSON.parse((await send(first.url, sent)).body) as { id: string }).id, sent })
  })
  const cookie = await signIn(first.url)
  execFileSync(process.execPath, ['--conditions=react-server', '--import', 'tsx', 'lib/cli/backup.ts'], { env: { ...process.env, ...environment } })
  const gone = registered.filter((_one, index) => index % 2 === 0)
  const kept = registered.filter((_one, index) => index % 2 === 1)
  const ids = gone.map(({ id }) => id)
  const traces = tracesOf(directory, ids)
  await first.kill()

  /** @returns whether it was acknowledged; a retry finds it deleted */
  async function remove(target: Target, id: string): Promise<boolean> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: SITE_URL, cookie }
    const body = new URLSearchParams({ action: 'delete', reason: '본인 삭제 요청' }).toString()
    try {
      const { status, ms } = await sendRequest(`${target.url}/api/admin/registrations/${id}`, { method: 'POST', headers, body })
      times.push(ms)
      if (status !== 303 && status !== 404) faults.push(`a deletion answered ${status}`)
      return true
    } catch {
      return false
    }
  }

  let left = [...ids]
  let cut = 0
  for (let round = 0; left.length > 0; round++) {
    const target = await startTarget(environment)
    const lost: string[] = []
    const queue = left
    let alive = true
    const load = Array.from({ length: WORKERS }, async () => {
      for (let id = alive ? queue.pop() : undefined; id !== undefined; id = alive ? queue.pop() : undefined) if (!(await remove(target, id))) lost.push(id)
    })
    if (round < KILLS) {
      await sleep(500 + Math.random() * 1500)
      alive = false
      await target.kill()
    }
    await Promise.all(load)
    if (round >= KILLS) await target.kill()
    cut += lost.length
    left = [...queue, ...lost]
  }

  // Directly after the last kill; then once more, after a start and a stop that finish interrupted work.
  const atOnce = searchErased(directory, traces, [], createVault(KEY))
  await createSqliteStore(directory, createVault(KEY)).close()
  const plain = gone.flatMap((one) => [one.sent.phone, nameOf(one)])
  const found = searchErased(directory, traces, plain, createVault(KEY))

  const store = createSqliteStore(directory, createVault(KEY))
  const whole = (
    await Promise.all(
      kept.map(async (one) => {
        const stored = await store.registrations.find(one.id)
        return stored?.phone === one.sent.phone && stored.name === nameOf(one) && (await store.outbox.list({ registrationId: one.id, limit: 9 })).length > 0
      }),
    )
  ).filter(Boolean).length
  const stillThere = (await store.registrations.list({ limit: 1_000_000 })).filter(({ id }) => ids.includes(id)).length
  await store.close()
  rmSync(directory, { recursive: true, force: true })

  return {
    trial: `${count} registrations, half of them deleted, ${KILLS} times kill -9`,
    figures: {
      'deleted, connections cut by a kill': `${gone.length}, ${cut}`,
      'a deletion, ms: median, p99': `${percentile(times, 0.5)}, ${percentile(times, 0.99)}`,
      'searched: files, MB': `${found.files}, ${Math.round(found.bytes / 1024 / 1024)}`,
      'sealed values and keys looked for': `${traces.sealed.length}, ${traces.keys.length}`,
      'opened, plain, keys, hashes': `${found.opened}, ${found.plain}, ${found.keys}, ${found.hashes}`,
      'opened and keys at the moment of the last kill': `${atOnce.opened}, ${atOnce.keys}`,
      'others whole': `${whole} of ${kept.length}`,
    },
    faults: [
      ...[...new Set(faults)],
      ...faultUnless(traces.keys.length === gone.length && traces.sealed.length > gone.length, 'not everything that was stored was looked for'),
      ...faultUnless(atOnce.opened + atOnce.keys === 0, 'a deleted registration could be opened when its deletion was acknowledged'),
      ...faultUnless(found.opened + found.plain + found.keys + found.hashes + found.sealed === 0, 'something of a deleted registration can be read'),
      ...faultUnless(stillThere === 0, `${stillThere} deleted registrations are there`),
      ...faultUnless(whole === kept.length, 'a registration that stays is not whole'),
    ],
  }
}
