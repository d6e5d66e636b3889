import type { NextRequest } from 'next/server'
import { hasSessionCookie } from '@/lib/requests/session-cookie'
import { isSecureSite } from '@/lib/requests/session-token'
import { siteUrl } from '@/lib/env'
import { NotFoundError } from '@/lib/errors'
import { withErrorResponses } from '@/lib/requests/error-response'
import { clientAddress } from '@/lib/requests/client-address'
import { userAgentFingerprint } from '@/lib/requests/user-agent-fingerprint'
import { requireSameOrigin } from '@/lib/requests/same-origin'
import { hasRead, isHumanReader, rememberRead } from '@/lib/press/reading'
import { getArticle } from '@/lib/press/read-article'
import { apiPaths } from '@/lib/routes'
import { services } from '@/lib/services'

const SEEN_COOKIE = 'press_seen'

/**
 * Counts a view: once per visitor session and article, a few per hour and network, none by crawlers, prefetches or
 * staff. Responds with the count.
 */
export const POST = withErrorResponses(async (request: NextRequest, { params }: { params: Promise<{ id: string }> }) => {
  requireSameOrigin(request, siteUrl())
  const { views, viewLimits, ...rest } = services()
  const article = await getArticle(rest, (await params).id)
  if (article.status !== 'published') throw new NotFoundError('no such article')
  const seen = request.cookies.get(SEEN_COOKIE)?.value ?? ''
  const reads = isHumanReader(request.headers) && !hasSessionCookie(request.cookies) && !hasRead(seen, article.id)
  const counts = reads && (await viewLimits.mayCount(article.id, clientAddress(request.headers, rest.env.TRUST_PROXY), userAgentFingerprint(request.headers)))
  if (counts) views.count(article.id)
  const headers = new Headers({ 'cache-control': 'no-store' })
  // A session cookie without expiry: it ends with the browser session, identifies nobody and is sent to this path only.
  if (counts)
    headers.set(
      'set-cookie',
      `${SEEN_COOKIE}=${rememberRead(seen, article.id)}; Path=${apiPaths.press}; HttpOnly; SameSite=Lax${isSecureSite() ? '; Secure' : ''}`,
    )
  return Response.json({ views: article.views + views.pending(article.id) }, { headers })
})
