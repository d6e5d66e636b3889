import styles from './read-more-link.module.css'

/** Link to the page with the details. */
export function ReadMoreLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className={styles.link}>
      {children}
      <svg viewBox="0 0 24 8" width="24" height="8" aria-hidden="true">
        <path d="M0 4h22M19 1l3.5 3L19 7" fill="none" stroke="currentColor" strokeWidth="1.1" />
      </svg>
    </a>
  )
}
