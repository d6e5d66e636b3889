import { Icon } from '@/components/ui/icon'
import { PopupOpener } from '@/components/ui/popup-opener'
import type { Menus, Site } from '@/lib/content/schemas/site'
import { messages } from '@/lib/messages/catalogue'
import type { Language } from '@/lib/messages/language'
import styles from './bottom-bar.module.css'

/**
 * The narrow layout's fixed bar: reserve, or call. It steps aside while a field has focus, because in-app
 * browsers shrink the page for the keyboard and would lay the bar over what is being typed.
 */
export function BottomBar({ phone, reservation, language = 'ko' }: { phone: Site['phone']; reservation: Menus['reservation']; language?: Language }) {
  const { common, layout } = messages(language)
  return (
    <nav className={styles.bar} aria-label={layout.quickContact}>
      <PopupOpener href={reservation.href} className={`${styles.action} ${styles.reserve}`} popup={language === 'ko'} bench>
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
