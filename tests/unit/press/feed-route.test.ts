import { GET } from '@/app/feed.xml/route'
import type { Content } from '@/lib/content/content'
import { services } from '@/lib/services'
import { content } from '@/tests/support/example-complex'

jest.mock('@/lib/services', () => ({ services: jest.fn() }))
jest.mock('@/lib/requests/revalidate-press', () => ({ cachePress: (_name: string, _seconds: number, read: () => Promise<string>) => read() }))
jest.mock('@/lib/facts/current-quotes', () => ({ withCurrentQuotes: (text: string) => text }))
jest.mock('@/lib/content/load', () => {
  const { content: example } = jest.requireActual<{ content: Content }>('@/tests/support/example-complex')
  return { content: { ...example, pressPage: { ...example.pressPage, heading: '{site} 보도', lead: '{site}의 소식을 전합니다.' } } }
})

test('names the site as the press page does', async () => {
  jest.mocked(services).mockReturnValue({ store: { press: { list: async () => [] } }, views: { pending: () => 0 } } as unknown as ReturnType<typeof services>)
  const response = await GET(new Request('https://river.example/feed.xml'))
  const xml = await response.text()
  const { name } = content.pressSites.find(({ slug }) => slug === content.site.defaultPressSite)!
  expect(response.status).toBe(200)
  expect(xml).toContain(`<title>${content.site.name} ${name} 보도</title>`)
  expect(xml).toContain(`<description>${name}의 소식을 전합니다.</description>`)
})
