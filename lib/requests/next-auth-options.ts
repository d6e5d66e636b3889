import 'server-only'
import type { NextAuthOptions } from 'next-auth'
import CredentialsProvider from 'next-auth/providers/credentials'
import type { IdentityProvider, SignInOutcome } from '@/lib/accounts/identity-provider'
import { findSessionAccount } from '@/lib/accounts/session'
import { siteUrl } from '@/lib/env'
import { StoreUnavailableError } from '@/lib/errors'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'
import { currentAddress, endCurrentSession } from './current-admin'
import { isSecureSite, SESSION_MAX_SECONDS } from './session-token'
import { signInWords as words } from '@/lib/messages/ko/sign-in'
import { operatorWords } from '@/lib/messages/ko/account-office'

interface SignedIn {
  id: string
  email: string
  sessionId: string
}

/** Called with store errors, which next-auth would swallow. */
type OnFault = (fault: unknown) => void

const reportingFaults =
  <Args extends unknown[], Result>(onFault: OnFault, work: (...args: Args) => Promise<Result>) =>
  async (...args: Args): Promise<Result> => {
    try {
      return await work(...args)
    } catch (error) {
      if (error instanceof StoreUnavailableError) onFault(error)
      throw error
    }
  }

/** next-auth passes the message of an exception on to the form. */
function signedIn(outcome: SignInOutcome): SignedIn {
  if (!outcome.ok) throw new Error(outcome.message)
  return { id: outcome.account.id, email: outcome.account.email, sessionId: outcome.sessionId }
}

/** This server verifies e-mail and password. */
const passwordProvider = (passwords: NonNullable<IdentityProvider['passwords']>, onFault: OnFault) =>
  CredentialsProvider({
    credentials: {
      email: { label: words.email, type: 'email' },
      password: { label: words.password, type: 'password' },
      code: { label: operatorWords.code, type: 'text' },
    },
    authorize: reportingFaults(onFault, async (credentials): Promise<SignedIn> =>
      signedIn(
        await passwords.signIn({
          email: credentials?.email ?? '',
          password: credentials?.password ?? '',
          code: credentials?.code ?? '',
          address: await currentAddress(),
          device: null,
        }),
      ),
    ),
  })

/** Firebase Authentication verified the password; its ID token proves it. */
const firebaseProvider = (tokens: NonNullable<IdentityProvider['tokens']>, onFault: OnFault) =>
  CredentialsProvider({
    id: 'firebase',
    name: 'Firebase',
    credentials: { idToken: { type: 'text' } },
    authorize: reportingFaults(onFault, async (credentials): Promise<SignedIn> =>
      signedIn(await tokens.signIn({ idToken: credentials?.idToken ?? '', address: await currentAddress() })),
    ),
  })

/**
 * next-auth with our own accounts and sessions. The form posts to /api/auth/sign-in, which works without JavaScript and
 * knows devices; next-auth's endpoints (session, csrf, callback, signout) use the same cookie and rules.
 * @param onFault called with each StoreUnavailableError
 */
export function nextAuthOptions(onFault: OnFault): NextAuthOptions {
  // next-auth reads its own origin only from this variable.
  process.env.NEXTAUTH_URL ??= siteUrl()
  const { authSecret, log, identity } = services()
  return {
    secret: authSecret,
    session: { strategy: 'jwt', maxAge: SESSION_MAX_SECONDS },
    useSecureCookies: isSecureSite(),
    pages: { signIn: adminPaths.signIn, signOut: adminPaths.signIn, error: adminPaths.signIn },
    logger: {
      error: (code) => log.warn({ code }, 'next-auth'),
      warn: (code) => log.debug({ code }, 'next-auth'),
      debug: (code) => log.debug({ code }, 'next-auth'),
    },
    providers: [
      ...(identity.passwords ? [passwordProvider(identity.passwords, onFault)] : []),
      ...(identity.tokens ? [firebaseProvider(identity.tokens, onFault)] : []),
    ],
    callbacks: {
      jwt: ({ token, user }) => (user && 'sessionId' in user ? { ...token, sid: user.sessionId } : token),
      session: reportingFaults(onFault, async ({ session, token }) => {
        const account = typeof token.sid === 'string' ? await findSessionAccount(services(), token.sid) : null
        // An ended session reads as none: next-auth's client treats a session without a user as signed out.
        return account ? { expires: session.expires, user: { email: account.email } } : { expires: new Date(0).toISOString() }
      }),
    },
    events: { signOut: reportingFaults(onFault, endCurrentSession) },
  }
}
