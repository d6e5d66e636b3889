import type { SessionStore } from '@/lib/store/session-store'
import type { Account } from './account'
import type { FirebaseClientConfig } from './firebase-client-config'
import type { SignInInput } from './sign-in'

/** How a sign-in ended, for whatever form asked. */
export type SignInOutcome =
  | { readonly ok: true; readonly account: Account; readonly sessionId: string; readonly expiresAt: Date }
  /** `message`: Korean, as forms show it after `로그인 실패: `. `retryAfterSeconds`: set where too many attempts were the reason. */
  | { readonly ok: false; readonly message: string; readonly retryAfterSeconds: number | null }

/** Who judges passwords: accounts of our own, or a vendor. Adapters: the folders beside this file. Chosen by IDENTITY, apart from the store. */
export interface IdentityProvider {
  /** The store's sessions, as far as this provider lets them stand. */
  readonly sessions: SessionStore
  /** Where this server judges passwords; null where none ever passes it, not even by mistake. @throws StoreUnavailableError */
  readonly passwords: { signIn(input: SignInInput): Promise<SignInOutcome> } | null
  /** Where a vendor judges passwords and the browser brings its token as a proof; null where no vendor does. @throws StoreUnavailableError */
  readonly tokens: {
    /** What the sign-in form needs to reach the vendor. */
    readonly clientConfig: FirebaseClientConfig
    signIn(input: { readonly idToken: string; readonly address: string }): Promise<SignInOutcome>
    /** Korean, for the operator: where accounts and passwords are kept instead of here. */
    readonly accountsElsewhere: string
  } | null
  /** Sees to it that somebody can sign in; called at each start. @throws StoreUnavailableError */
  ensureAdministrator(): Promise<void>
}
