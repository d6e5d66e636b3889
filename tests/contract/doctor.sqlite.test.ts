import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diagnose } from '@/lib/cli/diagnose'
import { createServices } from '@/lib/services'
import { parseEnv } from '@/lib/env'

// The log reads the environment of this process.
process.env.LOG_LEVEL = 'silent'

let directory: string
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'doctor-'))))
afterEach(() => rmSync(directory, { recursive: true }))

const environment = (changes: Record<string, string> = {}) => ({ NODE_ENV: 'test', DATA_DIR: directory, ...changes })
const faults = async (changes?: Record<string, string>) =>
  (await diagnose(environment(changes))).filter(({ level }) => level === 'fault').map(({ text }) => text)

/** As the first start of a site leaves it. */
async function createUsedStore(): Promise<void> {
  await createServices(parseEnv(environment())).store.close()
}

test('npm run site -- doctor where the key is lost says what is lost and makes none', async () => {
  await createUsedStore()
  rmSync(join(directory, 'data.key'))
  expect(await faults()).toEqual([expect.stringMatching(/데이터 키가 없습니다.*이름·연락처.*data\.key/)])
  expect(readdirSync(directory)).not.toContain('data.key')
})

test('a site whose key is lost does not start, and makes no new one', async () => {
  await createUsedStore()
  rmSync(join(directory, 'data.key'))
  expect(() => createServices(parseEnv(environment()))).toThrow('데이터 키가 없습니다')
  expect(readdirSync(directory)).not.toContain('data.key')
})

test('a lost secret of sessions is told as what it costs, and left to the site', async () => {
  await createUsedStore()
  rmSync(join(directory, 'auth-secret'))
  const said = (await diagnose(environment())).map(({ text }) => text).join('\n')
  expect(said).toContain('다시 로그인')
  expect(said).toContain('저장소를 열고 저장할 수 있습니다.')
  expect(readdirSync(directory)).not.toContain('auth-secret')
})

test('where nothing ran yet it makes nothing, and finds no fault', async () => {
  expect(await faults()).toEqual([])
  expect(readdirSync(directory)).toEqual([])
})
