import { Icon } from '@/components/ui/icon'
import { PopupOpener } from '@/components/ui/popup-opener'
import { messages } from '@/lib/messages/catalogue'
import { homePath, type LayoutProps } from './layout-props'
import { LanguageLink } from './language-link'
import { MainMenu } from './main-menu'
import styles from './site-header.module.css'
import { SLIDE_MENU_ID } from './slide-menu'
import { Wordmark } from './wordmark'

/**
 * One header for both layouts. Wide: logo, menu, consultation link, and a button that books a visit and shows the number (in English it
 * calls). Narrow: menu toggle, logo, call link.
 * Transparent over a picture marked `header-over` until the page is scrolled past 0 px (`data-scrolled` on the root).
 */
export function SiteHeader({ site, menus, menuPictures, translation, visitHref, opensForm = true, language = 'ko' }: LayoutProps) {
  const { common, layout } = messages(language)
  const isKorean = language === 'ko'
  return (
    <header className={styles.header}>
      <div className={`container ${styles.row}`}>
        <button type="button" className={`${styles.tool} ${styles.narrow}`} popoverTarget={SLIDE_MENU_ID} aria-label={layout.allMenus}>
          <Icon name="menu" size={26} />
        </button>

        <a href={homePath(language)} className={styles.logo}>
          <Wordmark site={site} language={language} />
          <span className="visually-hidden">{common.toHome}</span>
        </a>

        <div className={styles.wide}>
          <MainMenu groups={menus.groups} pictures={menuPictures} language={language} />
        </div>

        <div className={`${styles.wide} ${styles.actions}`}>
          {translation && <LanguageLink to={translation} className={styles.language} short />}
          <a href={menus.consultation.href} className={styles.consultation}>
            {menus.consultation.label}
          </a>
          <PopupOpener
            href={isKorean ? (visitHref ?? menus.reservation.href) : `tel:${site.phone}`}
            className={styles.phone}
            label={isKorean ? undefined : `${common.call} ${site.phone}`}
            popup={isKorean && opensForm}
          >
            <Icon name={isKorean ? 'calendar' : 'phone'} size={18} />
            {isKorean ? (
              <span>
                {menus.reservation.label} <small className={styles.number}>{site.phone}</small>
              </span>
            ) : (
              site.phone
            )}
          </PopupOpener>
        </div>

        <a href={`tel:${site.phone}`} className={`${styles.tool} ${styles.narrow}`} aria-label={`${common.call} ${site.phone}`}>
          <Icon name="phone" size={24} />
        </a>
      </div>
    </header>
  )
}
