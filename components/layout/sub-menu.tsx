import type { MenuLink } from '@/lib/content/schemas/site'
import { layoutWords } from '@/lib/messages/ko/layout'
import { MenuLinks } from './menu-links'
import styles from './sub-menu.module.css'

interface SubMenuProps {
  items: readonly MenuLink[]
  /** Path of the entry to mark. */
  current: string
  /** What the entries have in common. */
  label: string
  /** Not on a phone, whose first screen it would take from an article: the end of the article leads back to the list. */
  wideOnly?: boolean
}

/**
 * The pages of the same menu group. Sticks under the header while the page scrolls; on a phone it scrolls sideways and starts
 * with the current page in view (components/behaviour/sub-menu.ts).
 */
export function SubMenu({ items, current, label, wideOnly = false }: SubMenuProps) {
  if (items.length < 2) return null
  return (
    <nav className={wideOnly ? `${styles.menu} ${styles.wideOnly}` : styles.menu} aria-label={layoutWords.pagesBeside(label)}>
      <div className={`container ${styles.frame}`}>
        <MenuLinks items={items} className={styles.list} linkClassName={styles.link} current={current} scrollsToCurrent />
      </div>
    </nav>
  )
}
