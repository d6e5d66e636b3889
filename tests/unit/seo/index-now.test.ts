import { announceByIndexNow } from '@/lib/seo/index-now'

jest.mock('@/lib/env', () => ({ siteUrl: () => 'https://river.example' }))

const log = { info: jest.fn(), warn: jest.fn() }
const answering = (answer: () => Promise<Response>) => jest.fn<Promise<Response>, [string, RequestInit]>(answer)
const announceArticle = (send: jest.Mock, key: string | undefined = 'abcdef0123456789') => announceByIndexNow({ key, log, fetch: send })(['/누리/press/1'])

beforeEach(() => jest.clearAllMocks())

it('sends the host, the key with its file, and absolute addresses', async () => {
  const send = answering(() => Promise.resolve(new Response(null, { status: 202 })))
  await announceArticle(send)
  const [url, init] = send.mock.calls[0]!
  expect(url).toBe('https://api.indexnow.org/indexnow')
  expect(JSON.parse(init.body as string)).toEqual({
    host: 'river.example',
    key: 'abcdef0123456789',
    keyLocation: 'https://river.example/indexnow.txt',
    urlList: [`https://river.example/${encodeURIComponent('누리')}/press/1`],
  })
  expect(log.info).toHaveBeenCalledTimes(1)
})

it('sends nothing without a key', async () => {
  const send = answering(() => Promise.reject(new Error('not to be called')))
  await announceByIndexNow({ key: undefined, log, fetch: send as unknown as typeof fetch })(['/a'])
  expect(send).not.toHaveBeenCalled()
})

it('logs a refusal and a failure without blocking publication', async () => {
  await announceArticle(answering(() => Promise.resolve(new Response(null, { status: 403 }))))
  await announceArticle(answering(() => Promise.reject(new TypeError('fetch failed'))))
  expect(log.warn).toHaveBeenCalledTimes(2)
})
