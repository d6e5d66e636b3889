import { brotliDecompressSync } from 'node:zlib'
import { compressAtLeisure } from '@/lib/delivery/pages/compress-at-leisure'
import { compiled } from '@/tests/support/compiled'
import { brotli, HIGHEST_QUALITY } from '@/lib/delivery/pages/compression'

test('one body after the other comes back as light as the build makes it', async () => {
  const compress = compressAtLeisure(await compiled('lib/delivery/pages/compression-thread.ts'))
  for (const text of ['방문예약 '.repeat(5000), 'opening hours '.repeat(3000)]) {
    const data = Buffer.from(text)
    const compressed = await compress(data)
    expect(compressed).toEqual(brotli(data, HIGHEST_QUALITY))
    expect(brotliDecompressSync(compressed).toString()).toBe(text)
  }
})
