import type { Menus } from '@/lib/content/schemas/site'
import { layoutWords } from '@/lib/messages/ko/layout'
import styles from './main-menu.module.css'
import { MenuLinks } from './menu-links'

/**
 * The wide menu. A group opens under the pointer, under keyboard focus and by its button, one at a time
 * (components/behaviour/drop-downs.ts keeps `aria-expanded`); without scripts CSS alone opens it.
 */
export function MainMenu({ groups }: { groups: Menus['groups'] }) {
  return (
    <nav aria-label={layoutWords.mainMenu} className={styles.menu}>
      <ul className={styles.groups}>
        {groups.map((group, index) => (
          <li key={group.label} className={styles.group} data-drop-down="">
            <button type="button" className={styles.trigger} aria-expanded="false" aria-controls={`menu-${index}`} suppressHydrationWarning>
              {group.label}
            </button>
            <div id={`menu-${index}`} className={styles.panel}>
              <MenuLinks items={group.items} className={styles.items} linkClassName={styles.link} />
            </div>
          </li>
        ))}
      </ul>
    </nav>
  )
}
