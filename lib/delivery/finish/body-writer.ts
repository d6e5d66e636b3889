import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotli, gzip, HIGHEST_QUALITY, isCompressible } from '../pages/compression'
import type { WrittenBody } from '../pages/site-manifest'

export type WriteBody = (file: string, data: Buffer, type: string) => Promise<WrittenBody>

/** What compression would save below is less than what it costs. */
const COMPRESSED_BYTES_MIN = 256

/** @returns 80 bits of its SHA-256, as hexadecimal digits */
export const hashOf = (data: Buffer): string => createHash('sha256').update(data).digest('hex').slice(0, 20)

const compress = (data: Buffer) => ({ br: brotli(data, HIGHEST_QUALITY), gz: gzip(data) })

/** @returns writes a body below `directory`, and beside it what can be compressed as far as it goes */
export function bodyWriter(directory: string): WriteBody {
  /**
   * By the body's hash. The framework writes the data of a route change twice, whole and as a segment of that name, and a
   * layout's for each page: a quarter of all bytes.
   */
  const known = new Map<string, ReturnType<typeof compress>>()
  return async (file, data, type) => {
    const path = join(directory, file)
    await mkdir(join(path, '..'), { recursive: true })
    const compressed = isCompressible(type) && data.length > COMPRESSED_BYTES_MIN
    await writeFile(path, data)
    const hash = hashOf(data)
    if (compressed) {
      const { br, gz } = known.get(hash) ?? compress(data)
      known.set(hash, { br, gz })
      await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
    }
    return { file, compressed, etag: `"${hash}"` }
  }
}
