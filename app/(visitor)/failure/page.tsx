import type { Metadata } from 'next'
import { Failure } from '@/components/layout/failure'
import { content } from '@/lib/content/load'

const { site } = content

export const metadata: Metadata = { title: `Unexpected Application Error | ${site.name}`, robots: { index: false, follow: false } }

/**
 * What the front server answers where a page failed on the server (lib/delivery/http/framework-proxy.mjs): Next's own
 * answer is an empty shell that only scripts fill. The server puts the request's id in the place of `{request-id}`.
 * Not an address of its own: middleware.ts answers it like one that does not exist.
 */
export default function FailurePage() {
  return <Failure digest="{request-id}" phone={site.phone} />
}
