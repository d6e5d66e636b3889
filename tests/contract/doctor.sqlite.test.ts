import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diagnose } from '@/lib/cli/diagnose'
import { createServices } from '@/lib/services'
import { parseEnv } from '@/lib/env'

// The logger reads this process's environment.
process.env.LOG_LEVEL = 'silent'

let directory: string
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'doctor-'))))
afterEach(() => rmSync(directory, { recursive: true }))

const environment = (changes: Record<string, string> = {}) => ({ NODE_ENV: 'test', DATA_DIR: directory, ...changes })
const faults = async (changes?: Record<string, string>) =>
  (await diagnose(environment(changes))).filter(({ level }) => level === 'fault').map(({ text }) => text)

/** Leaves a store as the first start of a site does. */
async function createUsedStore(): Promise<void> {
  await createServices(parseEnv(environment())).store.close()
}

test('npm run site -- doctor reports a lost key and its consequences, and creates none', async () => {
  await createUsedStore()
  rmSync(join(directory, 'data.key'))
  expect(await faults()).toEqual([expect.stringMatching(/데이터 키가 없습니다.*이름·연락처.*data\.key/)])
  expect(readdirSync(directory)).not.toContain('data.key')
})

test('a site whose key is lost does not start, and creates no new key', async () => {
  await createUsedStore()
  rmSync(join(directory, 'data.key'))
  expect(() => createServices(parseEnv(environment()))).toThrow('데이터 키가 없습니다')
  expect(readdirSync(directory)).not.toContain('data.key')
})

test('reports the consequences of a lost session secret, and leaves it to the site', async () => {
  await createUsedStore()
  rmSync(join(directory, 'auth-secret'))
  const said = (await diagnose(environment())).map(({ text }) => text).join('\n')
  expect(said).toContain('다시 로그인')
  expect(said).toContain('저장소를 열고 저장할 수 있습니다.')
  expect(readdirSync(directory)).not.toContain('auth-secret')
})

test('creates nothing and finds no problem before the first start', async () => {
  expect(await faults()).toEqual([])
  expect(readdirSync(directory)).toEqual([])
})
