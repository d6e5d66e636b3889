import { Icon } from '@/components/ui/icon'
import type { Menus, Site } from '@/lib/content/schemas/site'
import { commonWords } from '@/lib/messages/ko/common'
import { layoutWords } from '@/lib/messages/ko/layout'
import { routes } from '@/lib/routes'
import { MenuLinks } from './menu-links'
import styles from './slide-menu.module.css'
import { Wordmark } from './wordmark'

/** Target of every `popoverTarget` that opens or closes the slide menu. */
export const SLIDE_MENU_ID = 'slide-menu'

/**
 * The narrow layout's menu. A popover and exclusive `<details>`: it opens, and keeps one group open at a time,
 * before any script has run. It closes on Escape, on a press outside, and when a link in it is followed.
 */
export function SlideMenu({ site, menus }: { site: Site; menus: Menus }) {
  return (
    <nav id={SLIDE_MENU_ID} popover="auto" className={styles.menu} aria-label={layoutWords.allMenus} data-lock-scroll="">
      <div className={styles.top}>
        <button type="button" className={styles.close} popoverTarget={SLIDE_MENU_ID} popoverTargetAction="hide" aria-label={layoutWords.closeMenu}>
          <Icon name="close" size={26} />
        </button>
        <a href={routes.home} className={styles.logo}>
          <Wordmark site={site} />
          <span className="visually-hidden">{commonWords.toHome}</span>
        </a>
      </div>

      <a href={menus.reservation.href} className={`button button--primary ${styles.reservation}`}>
        <Icon name="calendar" />
        {menus.reservation.label}
      </a>

      <div className={styles.groups}>
        {menus.groups.map((group) => (
          <details key={group.label} name="slide-menu-group" className={styles.group}>
            <summary className={styles.summary}>
              {group.label}
              <Icon name="chevron" className={styles.chevron} />
            </summary>
            <MenuLinks items={group.items} className={styles.items} linkClassName={styles.link} />
          </details>
        ))}
      </div>

      <a href={`tel:${site.phone}`} className={styles.call}>
        <span className={styles.callLabel}>{commonWords.call}</span>
        <span className={styles.callNumber}>{site.phone}</span>
        <span className={styles.callHours}>{site.phoneHours}</span>
      </a>
    </nav>
  )
}
