import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { diagnose } from '@/lib/cli/diagnose'
import { sha256, type ArchiveEdition } from '@/lib/documents/archive/archive-version'
import { createServices } from '@/lib/services'
import { parseEnv } from '@/lib/env'
import { auditOf } from '../support/audit-entry'

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

describe('of the archive', () => {
  const said = async () => (await diagnose(environment())).filter(({ text }) => /지난 화면|남은 화면|화면이 남지/.test(text))
  const build = existsSync('.next/BUILD_ID') ? readFileSync('.next/BUILD_ID', 'utf8').trim() : 'build'

  /** A store with one archived version, and a fact published after it, some minutes ago. */
  async function archived(minutesAgo: number, by = build, pages: ArchiveEdition['pages'] = []): Promise<void> {
    const { store } = createServices(parseEnv(environment()))
    const bytes = brotliCompressSync('{}')
    await store.archive.addFile({ hash: sha256(bytes), bytes })
    const at = new Date(Date.now() - minutesAgo * 60_000)
    await store.archive.add({ at, build: by, facts: await store.facts.readEnd(), pages, pictures: sha256(bytes) }, 0)
    const publication = { path: 'site.phone', json: '"1500-0001"', publishedAt: at, effectiveAt: at, actor: 'kim', author: null, reason: '변경', source: '' }
    await store.facts.publish(publication, 0, [], auditOf('fact.publish'))
    await store.close()
  }

  test('says that nothing is kept yet, and where nothing ever is', async () => {
    await createUsedStore()
    expect(await said()).toMatchObject([{ level: 'warning', text: expect.stringContaining('다른 방식으로 연 사이트는 남기지 않습니다') as string }])
  })

  test('waits for the next try before it reports a publication whose pages are not archived', async () => {
    await archived(5)
    expect(await said()).toMatchObject([{ level: 'ok' }])
  })

  test('names a page that fails, which the newest version therefore lacks', async () => {
    await archived(5, build, [{ address: '/Brand/intro', hash: '', file: '' }])
    expect(await said()).toMatchObject([{ level: 'ok' }, { level: 'fault', text: expect.stringContaining('/Brand/intro') as string }])
  })

  test('does not say that all is well long after a publication', async () => {
    await archived(16)
    expect(await said()).toMatchObject([{ level: 'ok' }, { level: 'fault', text: expect.stringContaining('게시 1번 뒤의 화면이 남지 않았습니다') as string }])
  })
})

test('knows the legal numbers that the office published', async () => {
  // Only the date: the store needs real timers.
  const REAL = [
    'hrtime',
    'nextTick',
    'performance',
    'queueMicrotask',
    'setImmediate',
    'clearImmediate',
    'setInterval',
    'clearInterval',
    'setTimeout',
    'clearTimeout',
  ] as const
  jest.useFakeTimers({ now: new Date('2027-03-09T00:00:00+09:00'), doNotFake: [...REAL] })
  try {
    await createUsedStore()
    expect(await faults()).toEqual([expect.stringMatching(/등록과 방문예약을 받지 않고 있습니다/)])
    const { store } = createServices(parseEnv(environment()))
    const at = new Date()
    for (const fact of ['registration', 'report', 'guarantee']) {
      const publication = {
        path: `site.legal.${fact}`,
        json: '"2027-12"',
        publishedAt: at,
        effectiveAt: at,
        actor: 'kim',
        author: null,
        reason: '번호',
        source: '',
      }
      await store.facts.publish(publication, 0, [], auditOf('fact.publish'))
    }
    await store.close()
    expect(await faults()).toEqual([])
  } finally {
    jest.useRealTimers()
  }
})

test('creates nothing and finds no problem before the first start', async () => {
  expect(await faults()).toEqual([])
  expect(readdirSync(directory)).toEqual([])
})
