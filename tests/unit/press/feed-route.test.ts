import { GET } from '@/app/feed.xml/route'
import type { Content } from '@/lib/content/content'
import { services } from '@/lib/services'
import { content } from '@/tests/support/example-complex'

const kept = new Map<string, unknown>()
const shown: { changes: Content['changes'] } = { changes: null }

jest.mock('@/lib/services', () => ({ services: jest.fn() }))
jest.mock('@/lib/requests/revalidate-press', () => ({
  // As Next's cache does: JSON, until it expires.
  cachePress: async (name: string, _seconds: number, read: () => Promise<unknown>) => {
    if (!kept.has(name)) kept.set(name, JSON.parse(JSON.stringify(await read())))
    return kept.get(name)
  },
}))
jest.mock('@/lib/facts/current-quotes', () => ({ withCurrentQuotes: (text: string) => text }))
jest.mock('@/lib/content/load', () => {
  const { content: example } = jest.requireActual<{ content: Content }>('@/tests/support/example-complex')
  const pressPage = { ...example.pressPage, heading: '{site} 보도', lead: '{site}의 소식을 전합니다.' }
  return {
    content: {
      ...example,
      pressPage,
      get changes() {
        return shown.changes
      },
    },
  }
})

const article = { id: 'opening', title: '모델하우스 개관', summary: '요약', date: new Date('2026-11-20T01:00:00Z'), cover: null, views: 0 }

beforeEach(() => {
  kept.clear()
  shown.changes = null
  jest
    .mocked(services)
    .mockReturnValue({ store: { press: { list: async () => [article] } }, views: { pending: () => 0 } } as unknown as ReturnType<typeof services>)
})

const getFeed = (headers: Record<string, string> = {}) => GET(new Request('https://river.example/feed.xml', { headers }))

test('names the site as the press page does', async () => {
  const response = await getFeed()
  const xml = await response.text()
  const { name } = content.pressSites.find(({ slug }) => slug === content.site.defaultPressSite)!
  expect(response.status).toBe(200)
  expect(xml).toContain(`<title>${content.site.name} ${name} 보도</title>`)
  expect(xml).toContain(`<description>${name}의 소식을 전합니다.</description>`)
})

test('has a change that the office published at once, with its day and reason, and answers 304 only to who has it', async () => {
  const before = await getFeed()
  const etag = before.headers.get('etag') ?? ''
  expect((await getFeed({ 'if-none-match': etag })).status).toBe(304)
  shown.changes = {
    intro: '소개',
    entries: [{ id: 'rent-2027-02', day: '2027-02-10', title: '임대료 공개', description: '타입별 임대료를 적었습니다.', reason: '모집공고가 나왔습니다.' }],
  }
  const after = await getFeed({ 'if-none-match': etag })
  const xml = await after.text()
  expect(after.status).toBe(200)
  expect(xml).toContain('임대료 공개')
  expect(xml).toContain('모집공고가 나왔습니다.')
  expect(xml).toContain('<pubDate>Wed, 10 Feb 2027 00:00:00 GMT</pubDate>')
  expect(xml.indexOf('임대료 공개')).toBeLessThan(xml.indexOf('모델하우스 개관'))
  expect((await getFeed({ 'if-none-match': after.headers.get('etag') ?? '' })).status).toBe(304)
})
