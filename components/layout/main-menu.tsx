import type { Menus } from '@/lib/content/schemas/site'
import { messages } from '@/lib/messages/catalogue'
import type { Language } from '@/lib/messages/language'
import type { MenuPicture } from './layout-props'
import styles from './main-menu.module.css'
import { MenuLinks, onlyPage } from './menu-links'

interface MainMenuProps {
  groups: Menus['groups']
  /** A group's picture, by label. */
  pictures?: Readonly<Record<string, MenuPicture>> | undefined
  language?: Language
}

/**
 * The wide menu. A group opens under the pointer, under keyboard focus and by its button, one at a time
 * (components/behaviour/drop-downs.ts keeps `aria-expanded`); without scripts CSS alone opens it.
 */
export function MainMenu({ groups, pictures = {}, language = 'ko' }: MainMenuProps) {
  const { layout, ui } = messages(language)
  return (
    <nav aria-label={layout.mainMenu} className={styles.menu}>
      <ul className={styles.groups}>
        {groups.map((group, index) => {
          const only = onlyPage(group)
          const picture = pictures[group.label]
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
                {picture && (
                  <p className={styles.view}>
                    <img src={picture.src} alt="" loading="lazy" className={styles.picture} />
                    {picture.illustration && ui.illustration}
                  </p>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
