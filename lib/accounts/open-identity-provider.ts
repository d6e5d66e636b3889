import 'server-only'
import { ownAccounts } from '@/lib/accounts/own-accounts'
import { firebaseIdentities } from '@/lib/accounts/firebase/identities'
import { firebaseAuthentication } from '@/lib/accounts/firebase/provider'
import type { FirstPassword } from '@/lib/accounts/first-password'
import type { IdentityProvider } from '@/lib/accounts/identity-provider'
import type { IdentityProviderName } from '@/lib/accounts/identity-providers'
import type { RefusalTrail } from '@/lib/accounts/refusal-trail'
import type { SignInThrottle } from '@/lib/accounts/throttle'
import type { Env } from '@/lib/env'
import type { FirebaseApp } from '@/lib/accounts/firebase/app'
import type { Store } from '@/lib/store/store'

interface Opening {
  readonly env: Env
  readonly store: Store
  readonly signInThrottle: SignInThrottle
  readonly refusals: RefusalTrail
  readonly firstPassword: FirstPassword
  readonly authSecret: string
  readonly now: () => Date
  /** Made at first use. */
  readonly firebase: () => FirebaseApp
}

const OPENERS: Readonly<Record<IdentityProviderName, (opening: Opening) => IdentityProvider>> = {
  accounts: (opening) => ownAccounts(opening, { email: opening.env.ADMIN_EMAIL?.[0], password: opening.env.ADMIN_PASSWORD }),
  firebase(opening) {
    const { FIREBASE_API_KEY = '', FIREBASE_PROJECT_ID = '', FIREBASE_AUTH_DOMAIN, FIREBASE_AUTH_EMULATOR_HOST, ADMIN_EMAIL = [] } = opening.env
    return firebaseAuthentication(opening, firebaseIdentities(opening.firebase()), ADMIN_EMAIL, {
      apiKey: FIREBASE_API_KEY,
      projectId: FIREBASE_PROJECT_ID,
      authDomain: FIREBASE_AUTH_DOMAIN ?? `${FIREBASE_PROJECT_ID}.firebaseapp.com`,
      emulator: FIREBASE_AUTH_EMULATOR_HOST ? `http://${FIREBASE_AUTH_EMULATOR_HOST}` : null,
    })
  },
}

/** Creates the identity provider of IDENTITY. */
export const openIdentityProvider = (opening: Opening): IdentityProvider => OPENERS[opening.env.IDENTITY](opening)
