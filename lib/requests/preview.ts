import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { NextRequest } from 'next/server'
import { can } from '@/lib/accounts/permissions'
import { findSessionAccount } from '@/lib/accounts/session'
import { onPreview, type Preview } from '@/lib/content/current-content'
import { bridge } from '@/lib/delivery/bridge'
import { PREVIEW_COOKIE } from '@/lib/delivery/http/variants'
import { StoreUnavailableError } from '@/lib/errors'
import { previewFact } from '@/lib/facts/office/preview-fact'
import { services } from '@/lib/services'
import { sessionCookieName } from './session-cookie'
import { isSecureSite, openSealedSession } from './session-token'

/*
 * A draft on the real pages. The cookie only names the draft: each request is checked like one of the office, so that a preview
 * ends with its session, and a copied or forged cookie shows nothing.
 */

const MAX_SECONDS = 30 * 60

const cookieOf = (value: string, maxAge: number) =>
  `${PREVIEW_COOKIE}=${encodeURIComponent(value)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${isSecureSite() ? '; Secure' : ''}`

/** @param path of the fact @param draftOf account whose draft is shown @param at when to publish it, as typed: a draft does not keep it */
export const previewCookie = (path: string, draftOf: string, at: string): string =>
  cookieOf(new URLSearchParams({ path, of: draftOf, at }).toString(), MAX_SECONDS)
export const endedPreviewCookie = (): string => cookieOf('', 0)

/** @throws StoreUnavailableError */
async function askedPreview(header: string): Promise<Preview | null> {
  const { cookies } = new NextRequest('http://local', { headers: { cookie: header } })
  const named = new URLSearchParams(cookies.get(PREVIEW_COOKIE)?.value)
  const sessionId = await openSealedSession(cookies.get(sessionCookieName(isSecureSite()))?.value)
  const account = sessionId && (await findSessionAccount(services(), sessionId))
  if (!account || !can(account, 'fact.draft')) return null
  const preview = await previewFact(services(), named.get('path') ?? '', named.get('of') ?? '')
  return preview && { ...preview, at: named.get('at') ?? '' }
}

/** Lets the front server (lib/delivery/http/draft-previews.ts) show drafts, and `content` say what they say. */
export function offerPreviews(): void {
  const shown = new AsyncLocalStorage<Preview>()
  onPreview(() => shown.getStore())
  bridge.previewOf = async (header) => {
    const preview = await askedPreview(header).catch((error: unknown) => {
      // Who asked sees the published page, which says nothing of it.
      if (!(error instanceof StoreUnavailableError)) services().log.error({ err: error }, 'a draft could not be previewed')
      throw error
    })
    return preview ? (work) => shown.run(preview, work) : undefined
  }
}
