import { GET } from '@/app/media/[file]/route'
import { services } from '@/lib/services'
import type { Store } from '@/lib/store/store'
import { freshSqliteStore } from '@/tests/support/fresh-sqlite-store'
import { MORNING } from '@/tests/support/registrations'

jest.mock('@/lib/services', () => ({ services: jest.fn() }))

const FILE = `${'a'.repeat(32)}.webp`
const SOCIAL = `${'b'.repeat(32)}.jpg`
const article = { id: 'opening', siteId: 'site', title: '제목', summary: '요약', content: '', status: 'published', date: MORNING, updatedAt: MORNING } as const
const cover = { alt: '공사 현장 전경', width: 900, height: 600, files: [{ file: FILE, width: 900 }], social: SOCIAL } as const

let store: Store
beforeEach(async () => {
  store = await freshSqliteStore()
  jest.mocked(services).mockReturnValue({ store } as ReturnType<typeof services>)
  await store.press.add({
    ...article,
    cover: {
      cover,
      media: [
        { id: FILE, bytes: new Uint8Array([1, 2, 3]) },
        { id: SOCIAL, bytes: new Uint8Array([4]) },
      ],
    },
  })
})
afterEach(() => store.close())

const getMedia = (file: string) => GET(new Request('https://river.example'), { params: Promise.resolve({ file }) })

test('serves a picture with its type, cached for a year, also to other sites', async () => {
  const response = await getMedia(FILE)
  expect([response.status, new Uint8Array(await response.arrayBuffer())]).toEqual([200, new Uint8Array([1, 2, 3])])
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'image/webp',
    'content-length': '3',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect((await getMedia(SOCIAL)).headers.get('content-type')).toBe('image/jpeg')
})

test.each([`${'c'.repeat(32)}.webp`, 'store.sqlite', '../data.key', `${'a'.repeat(32)}.svg`])('responds 404 to %s, which is not cached', async (file) => {
  const response = await getMedia(file)
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test('deletes a picture with its article', async () => {
  await store.press.remove(article.id)
  expect((await getMedia(FILE)).status).toBe(404)
})
