import type { Metadata } from 'next'
import { Failure } from '@/components/layout/failure'
import { content } from '@/lib/content/load'

export const generateMetadata = (): Metadata => ({ title: `Unexpected Application Error | ${content.site.name}`, robots: { index: false, follow: false } })

/**
 * The front server sends this page when rendering fails on the server (lib/delivery/http/framework-proxy.ts), because Next's
 * own response is an empty shell that only scripts fill. It replaces `{request-id}` by the request's id. This path is
 * no public address: middleware.ts treats it as a missing page.
 */
export default function FailurePage() {
  return <Failure digest="{request-id}" phone={content.site.phone} />
}
