import type { Menus } from '@/lib/content/schemas/site'
import styles from './main-menu.module.css'

/**
 * The wide menu. A group opens under the pointer, under keyboard focus and by its button, one at a time
 * (components/behaviour/drop-downs.ts keeps `aria-expanded`); without scripts CSS alone opens it.
 */
export function MainMenu({ groups }: { groups: Menus['groups'] }) {
  return (
    <nav aria-label="주 메뉴" className={styles.menu}>
      <ul className={styles.groups}>
        {groups.map((group, index) => (
          <li key={group.label} className={styles.group} data-drop-down="">
            <button type="button" className={styles.trigger} aria-expanded="false" aria-controls={`menu-${index}`} suppressHydrationWarning>
              {group.label}
            </button>
            <div id={`menu-${index}`} className={styles.panel}>
              <ul className={styles.items}>
                {group.items.map((item) => (
                  <li key={item.href}>
                    <a href={item.href} className={styles.link}>{item.label}</a>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  )
}
