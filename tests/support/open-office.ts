import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../run/free-port.mjs'
import type { FilledOffice } from './filled-office'
import { kill, startSite } from './own-site'

/** An office of its own, with the accounts of filled-office.ts. */
export interface Office {
  readonly site: Awaited<ReturnType<typeof startSite>>
  readonly directory: string
  /** Empty for an empty office. */
  readonly found: Partial<FilledOffice>
}

export async function openOffice(kind: 'empty' | 'full'): Promise<Office> {
  const directory = mkdtempSync(join(tmpdir(), `office-${kind}-`))
  const filled = execFileSync(process.execPath, ['--conditions=react-server', '--import', 'tsx', 'tests/support/fill-office.ts', kind], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: directory, LOG_LEVEL: 'silent' },
    encoding: 'utf8',
  })
  const port = await freePort()
  const site = await startSite(directory, `http://localhost:${port}`, { PORT: `${port}`, ALARM_EXPIRY: '도메인 인증서 2026-11-30' })
  return { site, directory, found: filled ? (JSON.parse(filled) as FilledOffice) : {} }
}

export async function closeOffice({ site, directory }: Office): Promise<void> {
  await kill(site.process)
  rmSync(directory, { recursive: true, force: true })
}
