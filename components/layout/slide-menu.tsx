import { Icon } from '@/components/ui/icon'
import { messages } from '@/lib/messages/catalogue'
import { homePath, type LayoutProps } from './layout-props'
import { LanguageLink } from './language-link'
import { MenuLinks, onlyPage } from './menu-links'
import styles from './slide-menu.module.css'
import { Wordmark } from './wordmark'

/** Target of every `popoverTarget` that opens or closes the slide menu. */
export const SLIDE_MENU_ID = 'slide-menu'

/**
 * The narrow layout's menu. A popover and exclusive `<details>`: it opens, and keeps one group open at a time, before any script
 * has run. Escape, a click outside and following a link close it.
 */
export function SlideMenu({ site, menus, translation, language = 'ko' }: LayoutProps) {
  const { common, layout } = messages(language)
  return (
    <nav id={SLIDE_MENU_ID} popover="auto" className={styles.menu} aria-label={layout.allMenus} data-lock-scroll="">
      <div className={styles.top}>
        <button type="button" className={styles.close} popoverTarget={SLIDE_MENU_ID} popoverTargetAction="hide" aria-label={layout.closeMenu}>
          <Icon name="close" size={26} />
        </button>
        <a href={homePath(language)} className={styles.logo}>
          <Wordmark site={site} language={language} />
          <span className="visually-hidden">{common.toHome}</span>
        </a>
      </div>

      <a href={menus.reservation.href} className={`button button--primary ${styles.reservation}`}>
        <Icon name="calendar" />
        {menus.reservation.label}
      </a>

      <div className={styles.groups}>
        {menus.groups.map((group) => {
          const only = onlyPage(group)
          return only ? (
            <a key={group.label} href={only.href} className={`${styles.group} ${styles.single}`}>
              {only.label}
            </a>
          ) : (
            <details key={group.label} name="slide-menu-group" className={styles.group}>
              <summary className={styles.summary}>
                {group.label}
                <Icon name="chevron" className={styles.chevron} />
              </summary>
              <MenuLinks items={group.items} className={styles.items} linkClassName={styles.link} />
            </details>
          )
        })}
      </div>

      {translation && <LanguageLink to={translation} className={styles.language} />}

      <a href={`tel:${site.phone}`} className={styles.call}>
        <span className={styles.callLabel}>{common.call}</span>
        <span className={styles.callNumber}>{site.phone}</span>
        <span className={styles.callHours}>{site.phoneHours}</span>
      </a>
    </nav>
  )
}
