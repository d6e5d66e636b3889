import 'server-only'
import type { Account } from '@/lib/auth/account'
import { siteUrl } from '@/lib/env'
import { withErrorResponses, errorPage } from '@/lib/http/error-response'
import { readBody, type Body, type FileLimit } from '@/lib/http/read-body'
import { requireSameOrigin } from '@/lib/http/same-origin'
import { requireAdmin } from './current-admin'

/** An article of 20,000 letters, percent-encoded: nine bytes each. */
const BODY_MAX_BYTES = 256 * 1024

interface AdminPost<Params> {
  readonly admin: Account
  readonly values: Body['values']
  readonly files: Body['files']
  readonly params: Params
}

/**
 * A handler for the plain forms of the administrator's pages: same origin, a live session and a bounded body first,
 * every time. A refusal is a page for a form, JSON for JSON.
 * @param limit where the form may bring files
 */
export const adminPost = <Params = Record<string, never>>(work: (post: AdminPost<Params>) => Promise<Response>, limit?: FileLimit) =>
  withErrorResponses(async (request: Request, context: { params: Promise<Params> }): Promise<Response> => {
    const wantsPage = !(request.headers.get('content-type') ?? '').startsWith('application/json')
    try {
      requireSameOrigin(request, siteUrl())
      const admin = await requireAdmin()
      const { values, files } = await readBody(request, BODY_MAX_BYTES, limit)
      return await work({ admin, values, files, params: await context.params })
    } catch (error) {
      if (wantsPage) return errorPage(error)
      throw error
    }
  })

/** A form's field as text; absent and foreign types read as empty. */
export const textField = (values: Readonly<Record<string, unknown>>, name: string): string => {
  const value = values[name]
  return typeof value === 'string' ? value.trim() : ''
}
