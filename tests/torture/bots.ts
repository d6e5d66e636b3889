import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createVault } from '@/lib/crypto/vault'
import { createSqliteStore } from '@/lib/store/sqlite'
import { inParallel, nextRegistration, post } from './load'
import { unless, type Report } from './report'
import { startTarget } from './target'

const KEY = Buffer.alloc(32, 6)

/** Bots at the ordinary limits, some with a spoofed forwarding header, while real visitors register. */
export async function bots(count: number): Promise<Report> {
  const directory = mkdtempSync(join(tmpdir(), 'torture-bots-'))
  // One proxy in front: the last entry is its word, everything before it the client's.
  const target = await startTarget({ DATA_DIR: directory, DATA_KEY: KEY.toString('base64'), LOG_LEVEL: 'silent', RATE_LIMIT_REGISTRATIONS: '10', TRUST_PROXY: '1' })
  const statuses: Record<string, number> = {}
  const visitors: number[] = []
  let withoutWait = 0
  await inParallel(count, 20, async (index) => {
    if (index % 100 === 50) {
      visitors.push((await post(target.url, nextRegistration().body, { 'x-forwarded-for': `198.51.100.${index / 50}` })).status)
      return
    }
    const trapped = index % 3 === 0 ? { _gotcha: 'http://spam.example' } : {}
    const { status, headers } = await post(target.url, nextRegistration(trapped).body, { 'x-forwarded-for': `${Math.floor(Math.random() * 255)}.1.1.1, 203.0.113.${index % 4}` })
    statuses[status] = (statuses[status] ?? 0) + 1
    if (status === 429 && !(Number(headers['retry-after']) >= 1)) withoutWait++
  })
  await target.kill()
  const store = createSqliteStore(directory, createVault(KEY))
  const { quarantined, byStatus } = await store.registrations.count()
  await store.close()
  rmSync(directory, { recursive: true, force: true })
  const passed = byStatus.new - visitors.length
  return {
    trial: `${count} posts, of them ${visitors.length} by real visitors`,
    figures: { 'answers to bots': JSON.stringify(statuses), 'set aside': quarantined, 'bots that passed as visitors': passed, 'visitors registered': `${visitors.filter((status) => status === 201).length} of ${visitors.length}` },
    faults: [...unless(visitors.every((status) => status === 201), 'a visitor was refused'), ...unless((statuses[201] ?? 0) <= 40, 'the limit was reset'), ...unless(withoutWait === 0, 'a 429 without Retry-After'), ...unless(quarantined > 0, 'nothing was set aside')],
  }
}
