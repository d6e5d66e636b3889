/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { adoptedFiles } from '@/lib/cli/adopt-facts/adopt-facts'
import { contentSources, writtenContent } from '@/lib/content/load'
import { sourcesWith } from '@/lib/facts/content-with-facts'
import { FACTS } from '@/lib/facts/fact-registry'

const CACHE = '.cache/adopted'
let folder: string
beforeEach(() => {
  mkdirSync(CACHE, { recursive: true })
  folder = resolve(mkdtempSync(join(CACHE, 'content-')))
  cpSync('content', folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const read = (file: string) => readFileSync(join('content', file), 'utf8')

/** What the adopted files export. */
function adopted(values: ReadonlyMap<string, unknown>) {
  const files = adoptedFiles(values, read)
  for (const [file, text] of files) writeFileSync(join(folder, file), text)
  const exported = (file: string): Record<string, unknown> => jest.requireActual(join(folder, file))
  return { files, exported }
}

test('every text that follows a new phone number says it in content/, and the consent texts are recorded', () => {
  const values = new Map([['site.phone', '1600-1233']])
  const { files, exported } = adopted(values)
  const sources = sourcesWith(values)
  expect(files.get('site.ts')).toContain("const PHONE = '1600-1233'")
  expect(files.get('registration.ts')).toContain('대표번호 ${site.phone}으로 문의')
  expect(exported('site.ts')['site']).toEqual(sources.site)
  expect(exported('registration.ts')['registration']).toEqual(sources.registration)
  expect(exported('consent-versions.ts')['consentVersions']).toEqual(sources.consentVersions)
  expect(exported('privacy.ts')['privacy']).toEqual(sources.privacy)
  expect(exported('guides.ts')['salesGuide']).toEqual(sources.salesGuide)
  expect(exported('pages.ts')['pages']).toEqual(sources.pages)
})

test('only what changed is written anew', () => {
  const steps = structuredClone(writtenContent.schedule?.steps ?? []).map((step, index) => (index === 3 ? { ...step, when: '2027년 4월 예정' } : step))
  const { files, exported } = adopted(
    new Map<string, unknown>([
      ['schedule', { updated: '2026-11-29', note: writtenContent.schedule?.note, steps }],
      ['site.modelHouse.parking', '지하 주차장 100면'],
      ['site.modelHouse.period', { from: '2026-10-17', until: '2027-12-31' }],
    ]),
  )
  const changed = (file: string) => {
    const before = new Set(read(file).split('\n'))
    return files
      .get(file)!
      .split('\n')
      .filter((line) => !before.has(line))
  }
  expect([...files.keys()].toSorted()).toEqual(['schedule.ts', 'site.ts'])
  expect(changed('schedule.ts')).toEqual(["  updated: '2026-11-29',", "      when: '2027년 4월 예정',"])
  expect(changed('site.ts')).toEqual(["    period: { from: '2026-10-17', until: '2027-12-31' },", "    parking: '지하 주차장 100면',"])
  expect(exported('schedule.ts')['schedule']).toMatchObject({ status: 'published' })
})

test('values that content/ has change no file', () => {
  expect(adoptedFiles(new Map(FACTS.map(({ path, written }) => [path, written])), read).size).toBe(0)
  expect(contentSources.site).toBeDefined()
})
