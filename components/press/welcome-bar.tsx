import { adminPaths } from '@/lib/admin-routes'
import { pressWords } from '@/lib/messages/ko/press'
import styles from './welcome-bar.module.css'

/** The signed-in account, and the sign-out button. */
export function WelcomeBar({ email, returnTo }: { email: string; returnTo: string }) {
  return (
    <div className={styles.bar}>
      <p className={styles.who}>
        <strong>{email}</strong> {pressWords.welcome}
      </p>
      <a className={styles.link} href={adminPaths.inbox}>
        {pressWords.toAdmin}
      </a>
      <form action="/api/auth/sign-out" method="post">
        <input type="hidden" name="returnTo" value={returnTo} />
        <button className={styles.leave} type="submit">
          {pressWords.signOut}
        </button>
      </form>
    </div>
  )
}
