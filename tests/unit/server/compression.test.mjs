import { acceptedEncoding } from '@/lib/server/compression.mjs'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  [undefined, 'identity'],
  ['identity', 'identity'],
])('%s is answered with %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})
