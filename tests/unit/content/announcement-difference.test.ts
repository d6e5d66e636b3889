import { compareVersions } from '@/lib/content/announcement-difference'
import { comparedPairs, listVersions } from '@/lib/content/announcement-versions'
import { announcementFaults } from '@/lib/content/cross-check-announcement'
import { content } from '@/lib/content/load'
import type { AnnouncementVersion, Clause } from '@/lib/content/schemas/announcement'

const clause = (id: string, paragraphs: string[], more: Partial<Clause> = {}): Clause => ({ id, heading: `제목 ${id}`, paragraphs, points: [], ...more })
const version = (id: string, articles: Clause[]): AnnouncementVersion => ({ id, updated: '2027-02-10', label: id, file: null, articles })
const told = (lines: readonly (readonly { kind: string; text: string }[])[]) =>
  lines.map((line) => line.map(({ kind, text }) => `${kind[0]}:${text}`).join('|'))

test('names changed, added and removed clauses, in the order of the later version', () => {
  const from = version('a', [clause('one', ['그대로']), clause('two', ['옛 글']), clause('gone', ['사라짐'])])
  const to = version('b', [clause('new', ['새로']), clause('one', ['그대로']), clause('two', ['새 글'])])
  expect(compareVersions(from, to).map(({ id, kind }) => [id, kind])).toEqual([
    ['new', 'added'],
    ['one', 'same'],
    ['two', 'changed'],
    ['gone', 'removed'],
  ])
})

test('marks the words that changed, and no others', () => {
  const [changed] = compareVersions(version('a', [clause('x', ['계약은 2027년 3월에 합니다.'])]), version('b', [clause('x', ['계약은 2027년 4월에 합니다.'])]))
  expect(told(changed!.lines)).toEqual(['s:제목 x', 's:계약은 2027년 |r:3|a:4|s:월에 합니다.'])
})

test('a sentence that was written anew stands whole beside the old one', () => {
  const [changed] = compareVersions(
    version('a', [clause('x', ['계약 시기는 정해지지 않았습니다.'])]),
    version('b', [clause('x', ['입주는 2027년 7월입니다.'])]),
  )
  expect(told(changed!.lines)).toEqual(['s:제목 x', 'r:계약 시기는 정해지지 않았습니다.|a:입주는 2027년 7월입니다.'])
})

test('a changed group of columns is a change', () => {
  const table = (label: string) => ({ caption: '세대수', groups: [[{ label, columns: 2 }]], columns: ['타입', '세대'], rows: [['59A', '220']] })
  const [changed] = compareVersions(
    version('a', [clause('x', [], { table: table('임대 세대수') })]),
    version('b', [clause('x', [], { table: table('공급 세대수') })]),
  )
  expect(changed!.kind).toBe('changed')
  expect(told(changed!.lines)).toContain('r:임대|a:공급|s: 세대수')
})

test('a row added to a table leaves the other rows unmarked', () => {
  const table = (rows: string[][]) => ({ caption: '세대수', groups: [], columns: ['타입', '세대'], rows })
  const [changed] = compareVersions(
    version('a', [
      clause('x', [], {
        table: table([
          ['59A', '10'],
          ['84A', '20'],
        ]),
      }),
    ]),
    version('b', [
      clause('x', [], {
        table: table([
          ['59A', '10'],
          ['59B', '5'],
          ['84A', '20'],
        ]),
      }),
    ]),
  )
  expect(told(changed!.lines).filter((line) => !line.startsWith('s:'))).toEqual(['a:59B / 5'])
})

test('a link that moved to another page is no change of words', () => {
  const one = version('a', [clause('x', ['[공급일정](/BusinessGuide/plan)에 있습니다.'])])
  const other = version('b', [clause('x', ['[공급일정](/BusinessGuide/intro)에 있습니다.'])])
  expect(compareVersions(one, other)[0]?.kind).toBe('same')
})

test('compares 2,000 clauses, and lines without a common word, in bounded time', () => {
  const long = (word: string) => Array.from({ length: 5_000 }, (_, at) => `${word}${at}`).join(' ')
  const many = (word: string) => Array.from({ length: 2_000 }, (_, at) => clause(`c-${at}`, [`${at % 10 === 0 ? word : '같은'} 조항 ${at}`]))
  const started = performance.now()
  const found = compareVersions(version('a', [...many('앞'), clause('long', [long('가')])]), version('b', [...many('뒤'), clause('long', [long('나')])]))
  expect(found.filter(({ kind }) => kind === 'changed')).toHaveLength(201)
  expect(performance.now() - started).toBeLessThan(5_000)
})

test('the shipped versions are in order, each with its reason, and every pair has an address', () => {
  const { announcement } = content
  expect(announcementFaults(content)).toEqual([])
  const versions = listVersions(announcement!)
  expect(comparedPairs(announcement!)).toEqual([{ from: versions[1]!.id, to: versions[0]!.id }])
  const kinds = compareVersions(versions[1]!, versions[0]!).filter(({ kind }) => kind === 'changed')
  expect(kinds.map(({ id }) => id)).toEqual(['article-4', 'article-6'])
})

test('a version without a reason, out of order, or with a repeated clause is an error', () => {
  const announcement = structuredClone(content.announcement!)
  delete announcement.reason
  announcement.earlier[0]!.updated = '2027-01-01'
  announcement.earlier[0]!.articles.push(announcement.earlier[0]!.articles[0]!)
  expect(announcementFaults({ ...content, announcement })).toEqual([
    expect.stringContaining('articles[article-1].id'),
    expect.stringContaining('earlier[plan-2025-09].updated'),
    expect.stringContaining('[plan-2026-11].reason'),
  ])
})
