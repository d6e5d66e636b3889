import type { FirebaseClientConfig } from '@/lib/accounts/firebase-client-config'
import { signInWords } from '@/lib/messages/ko/sign-in'
import { FirebaseSignInForm } from './firebase-sign-in-form'
import styles from './sign-in-form.module.css'

interface SignInFormProps {
  /** Local path to return to. */
  returnTo: string
  /** Local path that shows a refusal, if it is another page. */
  failureTo?: string
  /** The reason of the last refusal, and the typed e-mail address. */
  notice?: { readonly message: string; readonly email: string } | null
  /** Set if Firebase Authentication verifies passwords, see firebase-sign-in-form.tsx. */
  firebase?: FirebaseClientConfig | null
}

/**
 * A plain form post: it works without JavaScript, and password managers recognise it. An account with a second factor is
 * asked for its code on the next page.
 */
export function SignInForm({ returnTo, failureTo, notice = null, firebase = null }: SignInFormProps) {
  if (firebase) return <FirebaseSignInForm firebase={firebase} returnTo={returnTo} />
  return (
    <form className={styles.form} action="/api/auth/sign-in" method="post" aria-labelledby="sign-in">
      <input type="hidden" name="returnTo" value={returnTo} />
      {failureTo ? <input type="hidden" name="failureTo" value={failureTo} /> : null}
      {notice ? (
        <p className={styles.failure} role="alert" id="sign-in-failure">
          {notice.message}
        </p>
      ) : null}
      <p className={styles.field}>
        <label htmlFor="sign-in-email">{signInWords.email}</label>
        <input
          id="sign-in-email"
          name="email"
          type="email"
          autoComplete="username"
          required
          maxLength={254}
          defaultValue={notice?.email}
          aria-describedby={notice ? 'sign-in-failure' : undefined}
        />
      </p>
      <p className={styles.field}>
        <label htmlFor="sign-in-password">{signInWords.password}</label>
        <input
          id="sign-in-password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={256}
          aria-describedby={notice ? 'sign-in-failure' : undefined}
        />
      </p>
      <button className="button" type="submit">
        {signInWords.signIn}
      </button>
      <p className={styles.lost}>{signInWords.lost}</p>
    </form>
  )
}
