import type { MenuLink } from '@/lib/content/schemas/site'
import styles from './sub-menu.module.css'

/** Address bars show paths encoded, content spells them plainly: compare both decoded. */
const same = (a: string, b: string) => decodeURI(a) === decodeURI(b)

/**
 * The pages beside this one. Stays under the header while the page scrolls; on a phone it scrolls sideways
 * and starts with the present page in view (components/behaviour/sub-menu.ts).
 */
export function SubMenu({ items, current, label }: { items: readonly MenuLink[]; current: string; label: string }) {
  if (items.length < 2) return null
  return (
    <nav className={styles.menu} aria-label={`${label} 하위 메뉴`}>
      <div className={`container ${styles.frame}`}>
        <ul className={styles.list} data-scroll-current="">
          {items.map((item) => (
            <li key={item.href}>
              <a href={item.href} className={styles.link} aria-current={same(item.href, current) ? 'page' : undefined}>
                {item.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
