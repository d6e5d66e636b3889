import NextAuth from 'next-auth'
import { nextAuthOptions } from '@/lib/admin/next-auth-options'
import { answeringErrors } from '@/lib/http/answer-errors'

interface Context {
  params: Promise<{ nextauth: string[] }>
}

/**
 * Options need the environment, which a build does not have: made at each request. next-auth takes a fault of the store for
 * a bad session and deletes the cookie, or writes the fault into an address: its answer is dropped then.
 */
const handler = answeringErrors(async (request: Request, context: Context) => {
  const faults: unknown[] = []
  const answer = await (NextAuth(nextAuthOptions((fault) => faults.push(fault))) as (request: Request, context: Context) => Promise<Response>)(request, context)
  if (faults.length > 0) throw faults[0]
  return answer
})

export { handler as GET, handler as POST }
