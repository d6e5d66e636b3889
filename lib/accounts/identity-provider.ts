import type { SessionStore } from '@/lib/accounts/session-store'
import type { Account, Role } from './account'
import type { FirebaseClientConfig } from './firebase-client-config'
import type { CodeInput, SignInInput } from './sign-in'

/** Result of a sign-in attempt. */
export type SignInOutcome =
  | { readonly ok: true; readonly account: Account; readonly sessionId: string; readonly expiresAt: Date }
  /**
   * `message`: Korean, for forms after `로그인 실패: `. `retryAfterSeconds`: set after too many attempts. `step`: set after a
   * right password whose code is missing, see code-step.ts. `startAgain`: the code came too late.
   */
  | { readonly ok: false; readonly message: string; readonly retryAfterSeconds: number | null; readonly step?: string; readonly startAgain?: boolean }

/**
 * Port for authentication: local accounts, or a vendor. Adapters are the folders beside this file. Selected by
 * IDENTITY, independently of the store.
 */
export interface IdentityProvider {
  /** The store's sessions, without those revoked by the provider. */
  readonly sessions: SessionStore
  /**
   * Password sign-in on this server; null if a vendor verifies passwords, which then never reach this server.
   * @throws StoreUnavailableError
   */
  readonly passwords: { signIn(input: SignInInput): Promise<SignInOutcome>; signInWithCode(input: CodeInput): Promise<SignInOutcome> } | null
  /**
   * Sign-in with a vendor's ID token; null for local accounts.
   * @throws StoreUnavailableError
   */
  readonly tokens: {
    /** What the sign-in form needs to reach the vendor. */
    readonly clientConfig: FirebaseClientConfig
    signIn(input: { readonly idToken: string; readonly address: string }): Promise<SignInOutcome>
    /**
     * The present role of the vendor's account with this address; null without one, or where it is disabled or has none.
     * @throws StoreUnavailableError when the vendor cannot be reached
     */
    findRole(email: string): Promise<Role | null>
    /** Korean, for the operator: where accounts and passwords are kept instead. */
    readonly vendorAccountsNotice: string
  } | null
  /**
   * Ensures that somebody can sign in; called at each start.
   * @throws StoreUnavailableError
   */
  ensureAdministrator(): Promise<void>
}
