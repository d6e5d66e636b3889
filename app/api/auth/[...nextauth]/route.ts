import NextAuth from 'next-auth'
import { cookies } from 'next/headers'
import { NextRequest } from 'next/server'
import { nextAuthOptions } from '@/lib/requests/next-auth-options'
import { NotFoundError } from '@/lib/errors'
import { withErrorResponses } from '@/lib/requests/error-response'
import { HttpError } from '@/lib/requests/http-error'
import { readBody } from '@/lib/requests/read-body'

interface Context {
  params: Promise<{ nextauth: string[] }>
}

/** An ID token of Firebase takes one to two kilobytes. */
const BODY_MAX_BYTES = 16 * 1024
/** What the sign-in with Firebase and sessions need. next-auth's pages are closed: ours are under /admin. */
const METHODS: Readonly<Record<string, 'GET' | 'POST'>> = { csrf: 'GET', session: 'GET', callback: 'POST', signout: 'POST' }
const CALLBACK_COOKIES = ['next-auth.callback-url', '__Secure-next-auth.callback-url']

/** next-auth answers 500 to a cookie of its own that is no address. */
async function deleteInvalidCallbackCookies(): Promise<void> {
  const jar = await cookies()
  for (const name of CALLBACK_COOKIES) {
    const value = jar.get(name)?.value
    if (value !== undefined && !(/^https?:/.test(value) && URL.canParse(value))) jar.delete(name)
  }
}

/** Only texts, and no address to go to afterwards: next-auth throws on one that it cannot parse. */
async function readFields(request: Request): Promise<URLSearchParams> {
  const { values } = await readBody(request, BODY_MAX_BYTES)
  const texts = Object.entries(values).filter((field): field is [string, string] => typeof field[1] === 'string' && field[0] !== 'callbackUrl')
  return new URLSearchParams(texts)
}

/**
 * next-auth's endpoints that are in use, with requests that it can read: it throws on a body that cannot be parsed.
 * Options need the environment, which a build does not have: made at each request. next-auth takes a fault of the store for
 * a bad session and deletes the cookie, or writes the fault into an address: its answer is dropped then.
 */
const handler = withErrorResponses(async (request: NextRequest, context: Context) => {
  const [action = '', ...rest] = (await context.params).nextauth
  const method = Object.hasOwn(METHODS, action) && rest.length === (action === 'callback' ? 1 : 0) ? METHODS[action] : undefined
  if (!method) throw new NotFoundError('no such endpoint of next-auth')
  if (method !== request.method) throw new HttpError(405, '이 주소에서는 할 수 없는 요청입니다.', { allow: method })
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
