import type { SessionStore } from '@/lib/accounts/session-store'
import type { Account } from './account'
import type { FirebaseClientConfig } from './firebase-client-config'
import type { SignInInput } from './sign-in'

/** Result of a sign-in attempt. */
export type SignInOutcome =
  | { readonly ok: true; readonly account: Account; readonly sessionId: string; readonly expiresAt: Date }
  /** `message`: Korean, as forms show it after `로그인 실패: `. `retryAfterSeconds`: set where too many attempts were the reason. */
  | { readonly ok: false; readonly message: string; readonly retryAfterSeconds: number | null }

/**
 * Port for authentication: local accounts, or a vendor. Adapters are the folders beside this file. Selected by
 * IDENTITY, independently of the store.
 */
export interface IdentityProvider {
  /** The store's sessions, without those that the provider has revoked. */
  readonly sessions: SessionStore
  /**
   * Password sign-in on this server; null when a vendor verifies passwords, which then never reach this server.
   * @throws StoreUnavailableError
   */
  readonly passwords: { signIn(input: SignInInput): Promise<SignInOutcome> } | null
  /**
   * Sign-in with a vendor's ID token; null with local accounts.
   * @throws StoreUnavailableError
   */
  readonly tokens: {
    /** What the sign-in form needs to reach the vendor. */
    readonly clientConfig: FirebaseClientConfig
    signIn(input: { readonly idToken: string; readonly address: string }): Promise<SignInOutcome>
    /** Korean, for the operator: where accounts and passwords are kept instead of here. */
    readonly vendorAccountsNotice: string
  } | null
  /**
   * Sees to it that somebody can sign in; called at each start.
   * @throws StoreUnavailableError
   */
  ensureAdministrator(): Promise<void>
}
