import type { ReactNode } from 'react'
import styles from './admin.module.css'

/** A link among other text. @param spoken read instead of it */
export const TextLink = ({ href, spoken, children }: { href: string; spoken?: string; children: ReactNode }) => (
  <a className={styles.target} href={href} aria-label={spoken}>
    {children}
  </a>
)

export const ButtonLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className="button" href={href}>
    {children}
  </a>
)

/** Leads to the next part of a list, as a button below it; nothing where there is none. */
export const MoreLink = ({ href, children }: { href: string | null; children: ReactNode }) =>
  href === null ? null : (
    <p className={styles.more}>
      <ButtonLink href={href}>{children}</ButtonLink>
    </p>
  )
