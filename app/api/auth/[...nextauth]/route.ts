import NextAuth from 'next-auth'
import { nextAuthOptions } from '@/lib/admin/next-auth-options'

interface Context {
  params: Promise<{ nextauth: string[] }>
}

/** Options need the environment, which a build does not have: made at the first request. */
const handler = (request: Request, context: Context) => (NextAuth(nextAuthOptions()) as (request: Request, context: Context) => Promise<Response>)(request, context)

export { handler as GET, handler as POST }
