import type { NextRequest } from 'next/server'
import { hasSessionCookie } from '@/lib/requests/session-cookie'
import { siteUrl } from '@/lib/env'
import { FIRST_TOUCH } from '@/lib/first-touch'
import { clientAddress } from '@/lib/requests/client-address'
import { readBody } from '@/lib/requests/read-body'
import { requireSameOrigin } from '@/lib/requests/same-origin'
import { isHumanReader } from '@/lib/press/reading'
import { services } from '@/lib/services'

/** Fits a path and a first touch, percent-encoded. */
const MAX_BODY_BYTES = 8 * 1024

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

async function count(request: NextRequest): Promise<void> {
  requireSameOrigin(request, siteUrl())
  const { values } = await readBody(request, MAX_BODY_BYTES)
  const { pageCounts, popupLimits, env } = services()
  if (!isHumanReader(request.headers) || hasSessionCookie(request.cookies)) return
  if (await popupLimits.mayCount(clientAddress(request.headers, env.TRUST_PROXY))) pageCounts.count('popups', text(values.page), text(values[FIRST_TOUCH]))
}

/**
 * Counts an opened registration popup from a form post with `page` and `firstTouch`. Responds 204 even after an error,
 * because the browser does not wait for the response.
 */
export async function POST(request: NextRequest): Promise<Response> {
  await count(request).catch(() => undefined)
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}
