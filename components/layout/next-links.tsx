import type { NextLink } from '@/lib/content/next-links'
import styles from './next-links.module.css'

interface NextLinksProps {
  label: string
  links: readonly NextLink[]
}

/** Links at the end of a page to the next steps between a plan and a visit. */
export function NextLinks({ label, links }: NextLinksProps) {
  if (links.length === 0) return null
  return (
    <nav className={styles.band} aria-label={label}>
      <ul className={`container ${styles.steps}`}>
        {links.map(({ href, group, label: name }) => (
          <li key={href} className={styles.step}>
            <a href={href} className={styles.link}>
              <span className={styles.group}>{group}</span>
              <span className={styles.name}>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
