import { createQrLimits, openQrCode, type QrLimits } from '@/lib/attribution/open-qr-code'
import { isQrCodeId, newQrCodeId, type QrCode } from '@/lib/attribution/qr-code'
import { limits } from '@/lib/limits'
import { StoreUnavailableError } from '@/lib/errors'
import { MORNING } from '@/tests/support/registrations'

const OPEN: QrCode = { id: 'abcdefgh23', name: '현수막', medium: 'banner', target: '/Promotion/Customer', createdAt: MORNING, closedAt: null }
const CLOSED: QrCode = { ...OPEN, id: 'abcdefgh24', closedAt: MORNING }
const VISITOR = { address: '192.0.2.1', userAgent: 'phone', isHuman: true }

function services(mayCount: QrLimits['mayCount'] = () => Promise.resolve(true)) {
  const asked: string[] = []
  const counted: string[] = []
  const find = (id: string) => (asked.push(id), Promise.resolve([OPEN, CLOSED].find((code) => code.id === id) ?? null))
  return {
    asked,
    counted,
    store: { qrCodes: { find } } as unknown as Parameters<typeof openQrCode>[0]['store'],
    qrLimits: createQrLimits(
      (address) => address,
      mayCount,
      () => undefined,
    ),
    qrScans: { count: (id: string) => void counted.push(id) },
  }
}

test('an open code redirects to its page with the code, and is counted', async () => {
  const opened = services()
  expect(await openQrCode(opened, 'ABCDEFGH23', VISITOR)).toBe('/Promotion/Customer?qr=abcdefgh23')
  expect(opened.counted).toEqual(['abcdefgh23'])
})

test.each([
  ['closed', CLOSED.id],
  ['unknown', 'zzzzzzzzzz'],
  ['none', 'a'],
  ['an attack', '../../etc/passwd'],
  ['huge', 'a'.repeat(10_000)],
])('redirects one that is %s home without counting', async (_name, code) => {
  const opened = services()
  expect(await openQrCode(opened, code, VISITOR)).toBe('/')
  expect(opened.counted).toEqual([])
})

test('does not look up malformed codes', async () => {
  const opened = services()
  for (const code of ['', 'abc', 'abcdefgh2', 'abcdefgh01', 'ABCDEFGHIO']) await openQrCode(opened, code, VISITOR)
  expect(opened.asked).toEqual([])
})

test('redirects a code whatever others of the address have guessed', async () => {
  const opened = services()
  for (let guess = 0; guess < 5 * limits.qrGuesses.points; guess++) expect(await openQrCode(opened, 'zzzzzzzzzz', VISITOR)).toBe('/')
  expect(await openQrCode(opened, OPEN.id, VISITOR)).toContain('?qr=')
})

test('redirects crawlers and repeated scans without counting them', async () => {
  const crawler = services()
  expect(await openQrCode(crawler, OPEN.id, { ...VISITOR, isHuman: false })).toContain('?qr=')
  const again = services(() => Promise.resolve(false))
  expect(await openQrCode(again, OPEN.id, VISITOR)).toContain('?qr=')
  expect([crawler.counted, again.counted]).toEqual([[], []])
})

test('throws when the store is unavailable, and the route then redirects home', async () => {
  const opened = services()
  const store = { qrCodes: { find: () => Promise.reject(new StoreUnavailableError('down')) } } as unknown as typeof opened.store
  await expect(openQrCode({ ...opened, store }, OPEN.id, VISITOR)).rejects.toThrow(StoreUnavailableError)
})

test('creates codes of ten letters without look-alikes', () => {
  const ids = Array.from({ length: 31 }, (_, index) => newQrCodeId(() => index))
  expect(ids.every(isQrCodeId)).toBe(true)
  expect(ids.join('')).not.toMatch(/[01ilo]/)
})
