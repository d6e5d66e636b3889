import { signInCodeWords as words } from '@/lib/messages/ko/sign-in-code'
import styles from './sign-in-form.module.css'

interface SignInCodeFormProps {
  /** Local path to return to. */
  returnTo: string
  /** The reason of the last refusal. */
  failure?: string | null
}

/** Asks for the code of an account whose password was right. Works without JavaScript. */
export function SignInCodeForm({ returnTo, failure = null }: SignInCodeFormProps) {
  return (
    <form className={styles.form} action="/api/auth/sign-in" method="post" aria-labelledby="sign-in">
      <input type="hidden" name="step" value="code" />
      <input type="hidden" name="returnTo" value={returnTo} />
      {failure === null ? null : (
        <p className={styles.failure} role="alert" id="sign-in-failure">
          {failure}
        </p>
      )}
      <p className={styles.field}>
        <label htmlFor="sign-in-code">{words.code}</label>
        <input
          id="sign-in-code"
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          required
          maxLength={20}
          aria-describedby={failure === null ? undefined : 'sign-in-failure'}
        />
      </p>
      <button className="button" type="submit">
        {words.confirm}
      </button>
    </form>
  )
}
