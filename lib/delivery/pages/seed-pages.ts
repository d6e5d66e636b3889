import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Answer, type StoredBody } from './answer'
import { allowConnections } from '../http/security-headers'
import { isExpired } from '../next/tags'
import { readManifest, SITE_DIRECTORY, type WrittenBody } from './site-manifest'
import type { Encoding } from './compression'
import type { PageStore } from './page-store'

/** A body that the build wrote, in its encodings; each is read when first asked for. */
function writtenBody(directory: string, { file, compressed, etag }: WrittenBody): StoredBody {
  const path = join(directory, file)
  const files = { br: `${path}.br`, gzip: `${path}.gz`, identity: path }
  const read: Partial<Record<Encoding, Buffer>> = {}
  const body = (encoding: Encoding) => (read[encoding] ??= readFileSync(files[encoding]))
  return { etag, size: 0, has: (encoding) => compressed || encoding === 'identity', in: body }
}

/**
 * Fills the store with what the build prepared.
 * @param connections foreign origins that pages may talk to: known when the server starts
 * @returns the page for addresses that do not exist, the policy that Next sends with it, and whether it still says what holds
 */
export function seedPages(
  pages: PageStore,
  root: string,
  common: Record<string, string>,
  connections: readonly string[],
): { policy: string; answer: Answer; isCurrent: () => boolean } | undefined {
  const { entries, notFound } = readManifest(root)
  const directory = join(root, SITE_DIRECTORY)
  const allowed = ({ 'content-security-policy': policy, ...headers }: Record<string, string>): Record<string, string> =>
    policy === undefined ? headers : { ...headers, 'content-security-policy': allowConnections(policy, connections) }
  for (const [address, { headers, tags, bodies }] of Object.entries(entries))
    pages.seed(address, {
      tags,
      renderedAt: 0,
      times: { revalidate: false },
      headers: allowed(headers),
      bodies: new Map(Object.entries(bodies).map(([part, body]) => [part, writtenBody(directory, body)])),
    })
  if (!notFound?.bodies['page']) return undefined
  const own = allowed(notFound.headers)
  const headers = { ...common, ...own, 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' }
  return {
    policy: own['content-security-policy'] ?? '',
    answer: new Answer(404, headers, writtenBody(directory, notFound.bodies['page'])),
    isCurrent: () => !isExpired({ tags: notFound.tags, renderedAt: 0 }),
  }
}
