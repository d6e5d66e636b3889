import { Icon } from '@/components/ui/icon'
import { PopupOpener } from '@/components/ui/popup-opener'
import type { Menus, Site } from '@/lib/content/schemas/site'
import { commonWords } from '@/lib/messages/ko/common'
import { layoutWords } from '@/lib/messages/ko/layout'
import { routes } from '@/lib/routes'
import { MainMenu } from './main-menu'
import styles from './site-header.module.css'
import { SLIDE_MENU_ID } from './slide-menu'
import { Wordmark } from './wordmark'

/**
 * One header for both layouts. Wide: logo, menu, consultation link, phone button. Narrow: menu toggle, logo, call link.
 * Clear over a picture marked `data-hero` until the page is scrolled past 0 px (`data-scrolled` on the root).
 */
export function SiteHeader({ site, menus }: { site: Site; menus: Menus }) {
  return (
    <header className={styles.header}>
      <div className={`container ${styles.row}`}>
        <button type="button" className={`${styles.tool} ${styles.narrow}`} popoverTarget={SLIDE_MENU_ID} aria-label={layoutWords.allMenus} data-bench="menu">
          <Icon name="menu" size={26} />
        </button>

        <a href={routes.home} className={styles.logo}>
          <Wordmark site={site} />
          <span className="visually-hidden">{commonWords.toHome}</span>
        </a>

        <div className={styles.wide}>
          <MainMenu groups={menus.groups} />
        </div>

        <div className={`${styles.wide} ${styles.actions}`}>
          <a href={menus.consultation.href} className={styles.consultation}>
            {menus.consultation.label}
          </a>
          <PopupOpener href={menus.reservation.href} className={styles.phone} label={layoutWords.reserveOrCall(menus.reservation.label, site.phone)} bench>
            <Icon name="phone" size={18} />
            <span className={styles.number}>{site.phone}</span>
          </PopupOpener>
        </div>

        <a href={`tel:${site.phone}`} className={`${styles.tool} ${styles.narrow}`} aria-label={`${commonWords.call} ${site.phone}`}>
          <Icon name="phone" size={24} />
        </a>
      </div>
    </header>
  )
}
