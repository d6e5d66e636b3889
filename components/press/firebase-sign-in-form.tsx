'use client'

import { useState, type FormEvent } from 'react'
import type { FirebaseClientConfig } from '@/lib/accounts/firebase-client-config'
import { firebaseSignInWords } from '@/lib/messages/ko/firebase-sign-in'
import { signInWords } from '@/lib/messages/ko/sign-in'
import { useHydrated } from '../ui/use-hydrated'
import { firebaseSignInReason } from './firebase-sign-in-reason'
import { openSession } from './open-session'
import styles from './sign-in-form.module.css'

interface FirebaseSignInFormProps {
  firebase: FirebaseClientConfig
  /** Local path to open after signing in. */
  returnTo: string
}

/**
 * Signs in with Firebase Authentication. The fields have no names and the form has no action, so no browser can send
 * the password to our server, not even before hydration. Until then the button is disabled; without JavaScript there is
 * no sign-in.
 */
export function FirebaseSignInForm({ firebase, returnTo }: FirebaseSignInFormProps) {
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const hydrated = useHydrated()

  async function signIn(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const [email, password] = event.currentTarget.querySelectorAll('input')
    if (!email || !password) return
    setBusy(true)
    setFailure(null)
    try {
      const { firebaseIdToken } = await import('./firebase-sign-in')
      const refused = await openSession(await firebaseIdToken(firebase, email.value, password.value))
      if (refused === null) {
        // Needs a full page load: the open page was rendered without a session.
        location.assign(returnTo)
        return
      }
      setFailure(refused)
    } catch (error) {
      setFailure(firebaseSignInReason(error))
    }
    // As after a refused form post: the e-mail address stays, the password must be typed again.
    password.value = ''
    setBusy(false)
  }

  const describedBy = failure ? 'sign-in-failure' : undefined
  return (
    <form className={styles.form} method="dialog" onSubmit={(event) => void signIn(event)} aria-labelledby="sign-in">
      {failure ? (
        <p className={styles.failure} role="alert" id="sign-in-failure">
          {firebaseSignInWords.failure(failure)}
        </p>
      ) : null}
      <p className={styles.field}>
        <label htmlFor="sign-in-email">{signInWords.email}</label>
        <input id="sign-in-email" type="email" autoComplete="username" required maxLength={254} aria-describedby={describedBy} />
      </p>
      <p className={styles.field}>
        <label htmlFor="sign-in-password">{signInWords.password}</label>
        <input id="sign-in-password" type="password" autoComplete="current-password" required maxLength={256} aria-describedby={describedBy} />
      </p>
      <button className="button" type="submit" disabled={busy || !hydrated}>
        {busy ? firebaseSignInWords.signingIn : signInWords.signIn}
      </button>
      <noscript>
        <p>{firebaseSignInWords.needsScript}</p>
      </noscript>
    </form>
  )
}
