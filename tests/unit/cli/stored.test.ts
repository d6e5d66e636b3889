import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { missingStore } from '@/lib/cli/stored'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'empty-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const run = (command: string, ...args: readonly string[]) =>
  promisify(execFile)(process.execPath, ['--conditions=react-server', '--import', 'tsx', `lib/cli/${command}.ts`, ...args], {
    env: { ...process.env, STORE: 'sqlite', DATA_KEY: '', AUTH_SECRET: '', DATA_DIR: directory },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  )

test.each([['registrations', 'expire'], ['admin', 'disable', 'nobody@example.com'], ['deliver']])(
  'npm run %s %s creates neither a store nor a key where there is none',
  async (command, ...args) => {
    expect(await run(command, ...args)).toEqual({ code: 1, said: `저장소가 없습니다: ${directory}/store.sqlite. DATA_DIR을 확인해 주세요.\n` })
    expect(readdirSync(directory)).toEqual([])
  },
  60_000,
)

test('a mistyped command prints its usage, and creates nothing', async () => {
  expect(await run('admin', 'remove')).toMatchObject({ code: 2 })
  expect(readdirSync(directory)).toEqual([])
}, 60_000)

test('reports a store without its key, and creates no new one', () => {
  writeFileSync(join(directory, 'store.sqlite'), '')
  const environment = { STORE: 'sqlite', DATA_DIR: directory, DATA_KEY: undefined, AUTH_SECRET: undefined } as const
  expect(missingStore(environment)).toContain('데이터 키가 없습니다')
  expect(missingStore({ ...environment, DATA_KEY: 'A'.repeat(44) })).toBeNull()
  expect(readdirSync(directory)).toEqual(['store.sqlite'])
})
