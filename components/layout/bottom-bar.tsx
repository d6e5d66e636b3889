import { Icon } from '@/components/ui/icon'
import { PopupOpener } from '@/components/ui/popup-opener'
import type { Menus, Site } from '@/lib/content/schemas/site'
import { messages } from '@/lib/messages/catalogue'
import type { LayoutProps } from './layout-props'
import styles from './bottom-bar.module.css'

/**
 * The narrow layout's fixed bar with links to reserve and to call. Hidden while a field has focus, because in-app browsers shrink
 * the page for the keyboard and the bar would cover the field.
 */
export function BottomBar({
  phone,
  reservation,
  visitHref = reservation.href,
  opensForm = true,
  language = 'ko',
}: Pick<LayoutProps, 'visitHref' | 'opensForm' | 'language'> & { phone: Site['phone']; reservation: Menus['reservation'] }) {
  const { common, layout } = messages(language)
  return (
    <nav className={styles.bar} aria-label={layout.quickContact}>
      <PopupOpener href={visitHref} className={`${styles.action} ${styles.reserve}`} popup={language === 'ko' && opensForm}>
        <Icon name="calendar" />
        {reservation.label}
      </PopupOpener>
      <a href={`tel:${phone}`} className={styles.action}>
        <Icon name="phone" />
        {common.call}
      </a>
    </nav>
  )
}
