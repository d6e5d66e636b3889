import NextAuth from 'next-auth'
import { cookies } from 'next/headers'
import { NextRequest } from 'next/server'
import { nextAuthOptions } from '@/lib/requests/next-auth-options'
import { NotFoundError } from '@/lib/errors'
import { withErrorResponses } from '@/lib/requests/error-response'
import { HttpError } from '@/lib/requests/http-error'
import { readBody } from '@/lib/requests/read-body'
import { officeSignInWords as words } from '@/lib/messages/ko/office-sign-in'

interface Context {
  params: Promise<{ nextauth: string[] }>
}

/** A Firebase ID token takes one to two kilobytes. */
const BODY_MAX_BYTES = 16 * 1024
/** The endpoints that Firebase sign-in and sessions need. next-auth's pages are closed; ours are under /admin. */
const METHODS: Readonly<Record<string, 'GET' | 'POST'>> = { csrf: 'GET', session: 'GET', callback: 'POST', signout: 'POST' }
const CALLBACK_COOKIES = ['next-auth.callback-url', '__Secure-next-auth.callback-url']

/** next-auth responds with 500 when its own callback cookie holds no valid address. */
async function deleteInvalidCallbackCookies(): Promise<void> {
  const jar = await cookies()
  for (const name of CALLBACK_COOKIES) {
    const value = jar.get(name)?.value
    if (value !== undefined && !(/^https?:/.test(value) && URL.canParse(value))) jar.delete(name)
  }
}

/** Accepts only strings, and drops the callback address: next-auth throws when it cannot parse it. */
async function readFields(request: Request): Promise<URLSearchParams> {
  const { values } = await readBody(request, BODY_MAX_BYTES)
  const texts = Object.entries(values).filter((field): field is [string, string] => typeof field[1] === 'string' && field[0] !== 'callbackUrl')
  return new URLSearchParams(texts)
}

/**
 * Passes requests to the next-auth endpoints in use, after checking that next-auth can parse them: it throws on a
 * malformed body. Creates the options at each request because they need the environment, which a build does not have.
 * next-auth treats a store error as an invalid session and deletes the cookie, or puts the error into an address; its
 * response is dropped then.
 */
const handler = withErrorResponses(async (request: NextRequest, context: Context) => {
  const [action = '', ...rest] = (await context.params).nextauth
  const method = Object.hasOwn(METHODS, action) && rest.length === (action === 'callback' ? 1 : 0) ? METHODS[action] : undefined
  if (!method) throw new NotFoundError('no such endpoint of next-auth')
  if (method !== request.method) throw new HttpError(405, words.wrongMethod, { allow: method })
  await deleteInvalidCallbackCookies()
  const address = new URL(request.nextUrl.pathname, request.url)
  const readable = new NextRequest(address, method === 'POST' ? { method, body: await readFields(request) } : {})
  const faults: unknown[] = []
  const answer = await (NextAuth(nextAuthOptions((fault) => faults.push(fault))) as (request: NextRequest, context: Context) => Promise<Response>)(
    readable,
    context,
  )
  if (faults.length > 0) throw faults[0]
  return answer
})

export { handler as GET, handler as POST }
