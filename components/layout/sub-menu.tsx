import type { MenuLink } from '@/lib/content/schemas/site'
import { layoutWords } from '@/lib/messages/ko/layout'
import { MenuLinks } from './menu-links'
import styles from './sub-menu.module.css'

/**
 * The pages of the same menu group. Sticks under the header while the page scrolls; on a phone it scrolls sideways and starts
 * with the current page in view (components/behaviour/sub-menu.ts).
 */
export function SubMenu({ items, current, label }: { items: readonly MenuLink[]; current: string; label: string }) {
  if (items.length < 2) return null
  return (
    <nav className={styles.menu} aria-label={layoutWords.pagesBeside(label)}>
      <div className={`container ${styles.frame}`}>
        <MenuLinks items={items} className={styles.list} linkClassName={styles.link} current={current} scrollsToCurrent />
      </div>
    </nav>
  )
}
