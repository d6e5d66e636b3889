import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diagnose } from '@/lib/cli/diagnose'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import { createSqliteStore } from '@/lib/store/sqlite'
import { backUpInProcess } from '@/lib/store/sqlite/backup-process'
import { damageForGood } from '../support/harm-store'
import { registerRequest, registerServices, validBody } from '../support/registrations'

process.env.LOG_LEVEL = 'silent'
let directory: string
let damaged: string
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'damaged-'))
  // With the key in the directory, where commands look for it.
  const store = createSqliteStore(directory)
  for (const phone of ['01011112222', '01033334444']) {
    const outcome = await registerVisitor(registerServices(store).services, registerRequest({ body: validBody({ phone }) }))
    if (outcome.kind === 'registered') damaged = outcome.id
  }
  await store.close()
  damageForGood(directory, { table: 'registrations', column: 'sealed', type: 'BLOB', row: `id = '${damaged}'` }, 'another last byte')
})
afterEach(() => rmSync(directory, { recursive: true }))

function run(command: string, dataDirectory: string, ...more: string[]) {
  const { DATA_KEY: _key, ...environment } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--conditions=react-server', '--import', 'tsx', `lib/cli/${command}.ts`, ...more], {
    env: { ...environment, DATA_DIR: dataDirectory },
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

test('npm run site -- doctor reports the unreadable record as a problem', async () => {
  const findings = await diagnose({ NODE_ENV: 'test', DATA_DIR: directory })
  expect(findings.filter(({ level }) => level === 'fault').map(({ text }) => text)).toContain(`열 수 없는 등록 ${damaged}`)
})

test('npm run site -- backup and restore keep the unreadable record, name it and exit with 2; the backup counts nevertheless', () => {
  const backup = run('backup', directory)
  expect(backup.said).toContain('백업했습니다')
  expect(backup.said).toContain(`열 수 없는 등록 ${damaged}`)
  expect(backup.status).toBe(2)
  const [name = '', ...others] = readdirSync(join(directory, 'backups')).filter((one) => /^store-.*\.sqlite$/.test(one))
  expect(others).toEqual([])

  const elsewhere = mkdtempSync(join(tmpdir(), 'restored-'))
  copyFileSync(join(directory, 'data.key'), join(elsewhere, 'data.key'))
  const restore = run('restore', elsewhere, join(directory, 'backups', name))
  rmSync(elsewhere, { recursive: true })
  expect(restore.said).toContain('복원했습니다')
  expect(restore.said).toContain(`열 수 없는 등록 ${damaged}`)
  expect(restore.status).toBe(2)
})

test('the backup before a deletion contains the unreadable record, and the deletion runs', async () => {
  await expect(backUpInProcess(directory, new Date())).resolves.toBeUndefined()
})

test('npm run site -- backup of a sound store exits with 0', async () => {
  const sound = mkdtempSync(join(tmpdir(), 'sound-'))
  const store = createSqliteStore(sound)
  await registerVisitor(registerServices(store).services, registerRequest())
  await store.close()
  expect(run('backup', sound).status).toBe(0)
  rmSync(sound, { recursive: true })
})
