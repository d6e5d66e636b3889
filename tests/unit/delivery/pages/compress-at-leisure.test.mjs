import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { constants, getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { compressAtLeisure } from '@/lib/delivery/pages/compress-at-leisure'
import { compiled } from '@/tests/support/compiled'
import { brotli, HIGHEST_QUALITY } from '@/lib/delivery/pages/compression'

test('a body comes back as light as the build makes it, and the process keeps its priority', async () => {
  const before = getPriority()
  const text = '방문예약 '.repeat(5000)
  const data = Buffer.from(text)
  const compressed = await compressAtLeisure(data, await compiled('lib/delivery/pages/compression-thread.ts'))
  expect(compressed).toEqual(brotli(data, HIGHEST_QUALITY))
  expect(brotliDecompressSync(compressed).toString()).toBe(text)
  expect(getPriority()).toBe(before)
  expect(before).toBeLessThan(constants.priority.PRIORITY_LOW)
})

test.each([
  ["throw new Error('thrown in the thread')", 'thrown in the thread'],
  ['process.exit(0)', 'the thread ended without an answer'],
])('a thread that does `%s` is told', async (source, fault) => {
  const folder = mkdtempSync(join(tmpdir(), 'thread-'))
  writeFileSync(join(folder, 'thread.mjs'), source)
  await expect(compressAtLeisure(Buffer.from('text'), pathToFileURL(join(folder, 'thread.mjs')))).rejects.toThrow(fault)
  rmSync(folder, { recursive: true })
})
