import type { ReactNode } from 'react'
import styles from './sign-in-frame.module.css'

/** The pages before the office. */
export const SignInFrame = ({ siteName, children }: { siteName: string; children: ReactNode }) => (
  <main className={styles.page} id="content">
    <div className={styles.card}>
      <p className={styles.brand}>{siteName}</p>
      {children}
    </div>
  </main>
)
