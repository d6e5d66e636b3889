import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { acceptedEncoding, brotli, gzip, RUN_TIME_QUALITY } from '@/lib/delivery/pages/compression'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  [undefined, 'identity'],
  ['identity', 'identity'],
])('%s is answered with %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})

/** @param {number} bytes @returns {Buffer} whose last kilobyte stands at its beginning as well, and nowhere between */
const repeatingItsStart = (bytes) => {
  const numbers = Array.from({ length: Math.ceil(bytes / 4) }, (_, index) => (index * 2_654_435_761) >>> 0)
  const data = Buffer.from(Uint32Array.from(numbers).buffer).subarray(0, bytes)
  data.copy(data, bytes - 1024, 0, 1024)
  return data
}

test.each([0, 1, 65_520, 65_521, 131_056, 131_057, 4_194_289])('a body of %i bytes is found whole in its window', (bytes) => {
  const data = bytes < 1024 ? Buffer.alloc(bytes, 'a') : repeatingItsStart(bytes)
  const compressed = brotli(data, RUN_TIME_QUALITY)
  expect(brotliDecompressSync(compressed).equals(data)).toBe(true)
  const roomy = brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: RUN_TIME_QUALITY, [constants.BROTLI_PARAM_LGWIN]: 24 } })
  expect(compressed.length).toBeLessThanOrEqual(roomy.length + 64)
})

test('a compressed body keeps no more memory than its bytes', () => {
  for (const compressed of [brotli(Buffer.from('가람'), RUN_TIME_QUALITY), gzip(Buffer.from('가람'))])
    expect(compressed.buffer.byteLength).toBe(compressed.length)
})
