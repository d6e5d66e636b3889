import 'server-only'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { cookies } from 'next/headers'
import { z } from 'zod'
import { firstValue, type SearchParams } from '@/lib/search-params'
import { services } from '@/lib/services'
import type { Vault } from '@/lib/vault'
import { adminPaths } from '@/lib/admin-routes'
import { redirectAfterPost, withQuery } from './form-response'
import { pageFormId } from './page-form-id'

/* Errors and input of an office's form that was refused. The page that has the form shows them: input stands in a sealed cookie, because
   addresses are in logs and histories. */

const texts = z.record(z.string(), z.string())
/** `from`: the form's page, where another one says why it was refused. */
const refusedSchema = z.object({ key: z.string(), errors: texts, values: texts, from: z.string().optional() })
/** What a page shows of the form that it was refused. */
export type RefusedForm = Readonly<Pick<z.infer<typeof refusedSchema>, 'errors' | 'values' | 'from'>>

const COOKIE = 'office-refused'
/** Names the cookie's content in the address, so that no other page shows it. */
const KEY = 'refused'
const SECONDS = 300
const CONTEXT = 'refused office form'
/** Browsers limit cookies to 4096 bytes, name and attributes included. */
const MAX_LENGTH = 3800
/** Secrets, and what the page has anyway. */
const NOT_KEPT = /password|code|^(?:action|form|version|was|returnTo)$/i

const seal = (form: z.infer<typeof refusedSchema>, vault: Vault): string => vault.sealBytes(deflateRawSync(JSON.stringify(form)), CONTEXT).toString('base64url')

/**
 * The local page of the office from which a form was sent, without what a former form left in its address. The article's editor,
 * and pages without the frame, show errors themselves.
 * @param referer header of the request
 */
function pageOf(referer: string | null): string | null {
  if (referer === null || !URL.canParse(referer)) return null
  const { pathname, searchParams } = new URL(referer)
  searchParams.delete('done')
  return /^\/admin(?:\/(?!press\/|sign-in|walk-in|invitation)|$)/.test(pathname) ? `${pathname}?${searchParams.toString()}` : null
}

/**
 * Redirects to the page whose form was refused, which then shows why beside the field.
 * @param secure whether the site is reached by https
 * @returns null if the request names no page of the office
 */
export function redirectToRefusedForm(
  request: Pick<Request, 'headers'>,
  refused: { readonly errors: Readonly<Record<string, string>>; readonly values: Readonly<Record<string, unknown>> },
  secure: boolean,
): Response | null {
  const page = pageOf(request.headers.get('referer'))
  return page === null ? null : answerWith(page, refused, secure)
}

/** Pages with the office's frame: the reception's screen is for visitors. */
const FRAMED = /^\/admin(?:\/(?!sign-in|walk-in|invitation)|$)/

/**
 * Redirects to the page that says why an action was refused, and leads back to where it was asked for, with what was typed there.
 * @param secure whether the site is reached by https
 * @returns null if the request names no page of the office
 */
export function redirectToRefusal(
  request: Pick<Request, 'headers'>,
  { status, text, values }: { readonly status: number; readonly text: string; readonly values: Readonly<Record<string, unknown>> },
  secure: boolean,
): Response | null {
  const referer = request.headers.get('referer')
  if (referer === null || !URL.canParse(referer)) return null
  const { pathname, search } = new URL(referer)
  if (!FRAMED.test(pathname)) return null
  return answerWith(withQuery(adminPaths.refused, { status: `${status}` }), { errors: { form: text }, values, from: `${pathname}${search}` }, secure)
}

function answerWith(
  page: string,
  refused: { readonly errors: Readonly<Record<string, string>>; readonly values: Readonly<Record<string, unknown>>; readonly from?: string },
  secure: boolean,
): Response {
  const key = pageFormId()
  const values = Object.fromEntries(
    Object.entries(refused.values).flatMap(([name, value]) => (typeof value === 'string' && !NOT_KEPT.test(name) ? [[name, value]] : [])),
  )
  const form = { key, errors: { ...refused.errors }, values, from: refused.from }
  const whole = seal(form, services().vault)
  const sealed = whole.length <= MAX_LENGTH ? whole : seal({ ...form, values: {} }, services().vault)
  const cookie = `${COOKIE}=${sealed}; Path=/admin; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return redirectAfterPost(withQuery(page, { [KEY]: key }), { 'set-cookie': cookie })
}

/** The form that this page was refused a moment ago; null for none. */
export async function readRefusedForm(query: Awaited<SearchParams>): Promise<RefusedForm | null> {
  const key = firstValue(query[KEY])
  const cookie = key === undefined ? undefined : (await cookies()).get(COOKIE)?.value
  if (cookie === undefined) return null
  try {
    const opened = inflateRawSync(services().vault.openBytes(Buffer.from(cookie, 'base64url'), CONTEXT), { maxOutputLength: 65_536 })
    const form = refusedSchema.parse(JSON.parse(opened.toString('utf8')))
    return form.key === key ? form : null
  } catch {
    return null
  }
}

/**
 * The page whose form was refused, for the page that says why. It shows what was typed, if that was kept.
 * @param query of the address that {@link redirectToRefusal} leads to
 * @returns undefined if nothing tells that page
 */
export function pageOfRefused(query: Awaited<SearchParams>, refused: RefusedForm | null): string | undefined {
  if (refused?.from === undefined) return undefined
  return Object.keys(refused.values).length === 0 ? refused.from : withQuery(refused.from, { [KEY]: firstValue(query[KEY]) ?? '' })
}
