import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backUp } from '@/lib/store/sqlite/backup'
import { MORNING } from '../support/registrations'
import { temporaryStore } from '../support/sqlite-store'

test('npm run site -- restore without the key says where it belongs, and leaves nothing behind', async () => {
  const { directory, dispose } = temporaryStore()
  const empty = mkdtempSync(join(tmpdir(), 'restore-'))
  const backup = backUp(directory, MORNING, 1)
  const { DATA_KEY: _key, ...environment } = process.env
  const { status, stderr } = spawnSync(process.execPath, ['--conditions=react-server', '--import', 'tsx', 'lib/cli/restore.ts', backup], {
    env: { ...environment, DATA_DIR: empty },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toContain('data.key')
  expect(readdirSync(empty)).toEqual([])
  rmSync(empty, { recursive: true })
  await dispose()
})
