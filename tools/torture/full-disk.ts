import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, rmdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createVault } from '@/lib/vault'
import { createSqliteStore } from '@/lib/store/sqlite'
import { nextRegistration, send } from './load'
import { faultUnless, type Report } from './report'
import { startTarget } from './target'

const KEY = Buffer.alloc(32, 4)
const MOUNT_MB = 12
const PHONE = '1533-8848'

/**
 * Fills a small tmpfs under the running site: 503 with the phone number, no false success, and recovery once there is room.
 * @param count posts while it is full
 */
export async function fullDisk(count: number): Promise<Report> {
  const trial = `full disk (tmpfs of ${MOUNT_MB} MB)`
  const directory = mkdtempSync(join(tmpdir(), 'torture-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MOUNT_MB}m`, 'tmpfs', directory], { stdio: 'ignore' })
  } catch {
    rmdirSync(directory)
    return { trial, figures: { skipped: 'this user may not mount a tmpfs' }, faults: [] }
  }
  try {
    const target = await startTarget({ DATA_DIR: directory, DATA_KEY: KEY.toString('base64'), LOG_LEVEL: 'silent' })
    const filler = join(directory, 'filler')
    const statuses: Record<string, number> = {}
    const acknowledged = new Set<string>()
    let withoutPhone = 0
    const register = async (times: number) => {
      for (let n = 0; n < times; n++) {
        const one = nextRegistration({ message: '가'.repeat(400) })
        const answer = await send(target.url, one)
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
        if (answer.status === 201) acknowledged.add((JSON.parse(answer.body) as { id: string }).id)
        if (answer.status === 503 && !answer.body.includes(PHONE)) withoutPhone++
      }
    }
    await register(20)
    fill(filler)
    await register(count)
    const refusedWhenFull = statuses[503] ?? 0
    rmSync(filler)
    const before = acknowledged.size
    await register(20)
    const recovered = acknowledged.size - before
    await target.kill()
    const store = createSqliteStore(directory, createVault(KEY))
    const stored = new Set((await store.registrations.list({ limit: 10_000 })).map(({ id }) => id))
    await store.close()
    const missing = [...acknowledged].filter((id) => !stored.has(id)).length
    const others = Object.keys(statuses).filter((status) => status !== '201' && status !== '503')
    return {
      trial,
      figures: {
        answers: JSON.stringify(statuses),
        'refused while full': refusedWhenFull,
        'acknowledged and missing': missing,
        'accepted again without a restart': `${recovered} of 20`,
      },
      faults: [
        ...faultUnless(refusedWhenFull > 0, 'the disk never filled'),
        ...faultUnless(missing === 0, 'a false success'),
        ...faultUnless(withoutPhone === 0, 'a 503 without the phone number'),
        ...faultUnless(recovered === 20, 'did not recover'),
        ...faultUnless(others.length === 0, `other answers: ${others.join()}`),
        ...faultUnless(stored.size === acknowledged.size, `${stored.size} stored, ${acknowledged.size} acknowledged`),
      ],
    }
  } finally {
    execFileSync('umount', ['-l', directory])
    rmdirSync(directory)
  }
}

function fill(path: string): void {
  for (const bytes of [1024 * 1024, 64 * 1024, 4096]) {
    try {
      for (;;) writeFileSync(path, Buffer.alloc(bytes, 1), { flag: 'a' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }
}
