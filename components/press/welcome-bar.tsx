import { adminPaths } from '@/lib/routes'
import styles from './welcome-bar.module.css'

/** Who is signed in, and the way out. */
export function WelcomeBar({ email, returnTo }: { email: string; returnTo: string }) {
  return (
    <div className={styles.bar}>
      <p className={styles.who}>
        <strong>{email}</strong> 님, 환영합니다.
      </p>
      <a className={styles.link} href={adminPaths.inbox}>
        관리자 화면
      </a>
      <form action="/api/auth/sign-out" method="post">
        <input type="hidden" name="returnTo" value={returnTo} />
        <button className={styles.leave} type="submit">
          로그아웃
        </button>
      </form>
    </div>
  )
}
