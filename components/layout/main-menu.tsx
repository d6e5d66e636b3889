import type { Menus } from '@/lib/content/schemas/site'
import { messages } from '@/lib/messages/catalogue'
import type { Language } from '@/lib/messages/language'
import styles from './main-menu.module.css'
import { MenuLinks, onlyPage } from './menu-links'

/**
 * The wide menu. A group opens under the pointer, under keyboard focus and by its button, one at a time
 * (components/behaviour/drop-downs.ts keeps `aria-expanded`); without scripts CSS alone opens it.
 */
export function MainMenu({ groups, language = 'ko' }: { groups: Menus['groups']; language?: Language }) {
  const { layout } = messages(language)
  return (
    <nav aria-label={layout.mainMenu} className={styles.menu}>
      <ul className={styles.groups}>
        {groups.map((group, index) => {
          const only = onlyPage(group)
          return only ? (
            <li key={group.label} className={styles.group}>
              <a href={only.href} className={styles.single}>
                {only.label}
              </a>
            </li>
          ) : (
            <li key={group.label} className={styles.group} data-drop-down="">
              <button type="button" className={styles.trigger} aria-expanded="false" aria-controls={`menu-${index}`} suppressHydrationWarning>
                {group.label}
              </button>
              <div id={`menu-${index}`} className={styles.panel}>
                <MenuLinks items={group.items} className={styles.items} linkClassName={styles.link} />
              </div>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
