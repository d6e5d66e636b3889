import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import { registerRequest, registerServices } from '../support/registrations'
import { temporaryStore } from '../support/sqlite-store'

const KIBIBYTE = 1024

function backup(directory: string, more: Record<string, string> = {}) {
  const { DATA_KEY: _key, ...environment } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--conditions=react-server', '--import', 'tsx', 'lib/cli/backup.ts'], {
    env: { ...environment, DATA_DIR: directory, ...more },
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

/** Mounts a small disk at a folder, which only root may do. */
const mountSmallDisk = (folder: string) => spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder]).status === 0
const probe = mkdtempSync(join(tmpdir(), 'mount-'))
const mayMount = mountSmallDisk(probe)
if (mayMount) spawnSync('umount', [probe])
rmSync(probe, { recursive: true })

;(mayMount ? test : test.skip)('on a full disk npm run site -- backup says what to do, and leaves no half file (needs root for a small disk)', async () => {
  const { store, directory, dispose } = temporaryStore()
  await registerVisitor(registerServices(store).services, registerRequest())
  const folder = join(directory, 'backups')
  mkdirSync(folder)
  expect(mountSmallDisk(folder)).toBe(true)
  try {
    const earlier = 'store-20260101T000000Z.sqlite'
    writeFileSync(join(folder, earlier), Buffer.alloc(100 * KIBIBYTE))
    const { status, said } = backup(directory)
    expect(said).toContain('디스크에 자리가 없어 백업하지 못했습니다')
    expect(said).not.toMatch(/^\s+at /m)
    expect(status).toBe(1)
    expect(readdirSync(folder)).toEqual([earlier])
  } finally {
    spawnSync('umount', [folder])
    await dispose()
  }
})

test('npm run site -- backup without a store reports that, and creates none', () => {
  const directory = mkdtempSync(join(tmpdir(), 'no-store-'))
  const { status, said } = backup(directory)
  expect(said).toContain('저장소가 없습니다')
  expect(status).toBe(1)
  expect(existsSync(join(directory, 'store.sqlite'))).toBe(false)
  rmSync(directory, { recursive: true })
})

test('npm run site -- backup on a Firestore site makes no backup of an older embedded store', async () => {
  const { directory, dispose } = temporaryStore()
  const firestore = {
    STORE: 'firestore',
    FIREBASE_PROJECT_ID: 'demo',
    DATA_KEY: Buffer.alloc(32, 1).toString('base64'),
    AUTH_SECRET: 'a'.repeat(43),
    FIREBASE_API_KEY: 'demo',
  }
  const { status, said } = backup(directory, firestore)
  expect(said).toContain('DATA_DIR에 없습니다')
  expect(status).toBe(1)
  expect(existsSync(join(directory, 'backups'))).toBe(false)
  await dispose()
})
