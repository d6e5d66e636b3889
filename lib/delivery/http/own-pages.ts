import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join, normalize, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { decodedPath } from '../../decoded-path'
import { CLIENT_ADDRESS_HEADER } from './client-address'
import { requestInProcess } from './in-process-request'
import type { PageStore } from '../pages/page-store'
import type { FrameworkHost } from '../next/host'
import type { Bridge } from '../bridge'

/*
 * What this site sends, for its own archive (lib/documents/archive): pages from the store of pages, or rendered in their turn as for a visitor, who
 * is not counted.
 */

const unpack = promisify(brotliDecompress)
/** Whose turn it is among the networks that ask for renderings. */
const OWN_NETWORK = 'archive'
/** Longer than a visitor would wait: a page that never answers must not hold up the archive, nor its place among renderings. */
const RENDERING_MAX_MS = 60_000

/** @param options.later keeps no process alive */
export function ownPages({
  pages,
  handle,
  inTurn,
  origin,
  later = (work, ms) => setTimeout(work, ms).unref(),
}: {
  pages: PageStore
  handle: FrameworkHost['handle']
  inTurn: (network: string, render: () => Promise<unknown>) => Promise<unknown>
  origin: string
  later?: (work: () => void, ms: number) => NodeJS.Timeout
}): NonNullable<Bridge['readOwnPage']> {
  const { host } = new URL(origin)
  /** @returns what it is where the store of pages has nothing afterwards */
  const render = async (url: string): Promise<'not kept' | 'failed'> => {
    const headers = { host, [CLIENT_ADDRESS_HEADER]: '127.0.0.1', 'x-request-id': randomUUID() }
    const { answer, ended, close } = requestInProcess(handle, { method: 'GET', url, headers, body: undefined })
    const deadline = later(close, RENDERING_MAX_MS)
    try {
      const { statusCode, headers: sent } = (await answer).resume()
      await ended
      const isKept = statusCode === 200 && !/no-store/.test(String(sent['cache-control']))
      return isKept || statusCode >= 500 ? 'failed' : 'not kept'
    } catch {
      return 'failed'
    } finally {
      clearTimeout(deadline)
    }
  }
  return async (address) => {
    let without: 'not kept' | 'failed' = 'failed'
    if (!pages.find(address)) await inTurn(OWN_NETWORK, async () => (without = await render(address)))
    const entry = pages.find(address)
    if (!entry) return without
    const body = entry.times?.revalidate === false ? entry.bodies.get('page') : undefined
    if (!body) return 'not kept'
    const packed = body.in('br')
    pages.resized(entry)
    return { html: await unpack(packed), brotli: async () => packed }
  }
}

export function ownFileHashes(folder: string): NonNullable<Bridge['hashOwnFile']> {
  /** Files of a running site do not change. */
  const known = new Map<string, string>()
  return async (address) => {
    const path = decodedPath(address)
    if (path === null) return undefined
    const file = normalize(join(folder, path))
    if (!file.startsWith(folder + sep)) return undefined
    const found = known.get(file)
    if (found !== undefined) return found
    const hash = createHash('sha256')
    try {
      await pipeline(createReadStream(file), hash)
    } catch {
      return undefined
    }
    const digest = hash.digest('hex')
    known.set(file, digest)
    return digest
  }
}
