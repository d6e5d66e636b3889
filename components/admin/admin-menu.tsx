import { formatCount } from '@/lib/messages/format-count'
import { officeMenuWords as words } from '@/lib/messages/ko/office-menu'
import { routes } from '@/lib/routes'
import styles from './admin-menu.module.css'
import { CurrentLink } from './current-link'

export interface MenuItem {
  readonly href: string
  readonly label: string
  readonly count: number
  /** What the number counts, for screen readers. */
  readonly of: string
  /** A path prefix that also belongs to this entry. */
  readonly also?: string
}

/** Number of entries that fit beside each other on a phone. */
const STRIP_MAX = 5
const ID = 'admin-menu'

const Count = ({ value, of }: { value: number; of: string }) =>
  value > 0 ? (
    <span className={styles.count}>
      {formatCount(value)}
      <span className="visually-hidden">{of}</span>
    </span>
  ) : null

/** Opens the menu on a phone if it does not fit one line; otherwise renders nothing. */
export const AdminMenuButton = ({ items }: { items: readonly MenuItem[] }) =>
  items.length > STRIP_MAX ? (
    <button type="button" popoverTarget={ID} className={styles.open}>
      {words.menu}
    </button>
  ) : null

/** A line of links. On a phone a long one becomes a sheet over the page. Works without a script. */
export function AdminMenu({ items }: { items: readonly MenuItem[] }) {
  const isSheet = items.length > STRIP_MAX
  return (
    <nav id={ID} popover={isSheet ? 'auto' : undefined} aria-label={words.label} className={styles.nav}>
      {isSheet ? (
        <button type="button" popoverTarget={ID} popoverTargetAction="hide" className={styles.close}>
          {words.close}
        </button>
      ) : null}
      <ul className={`container ${styles.items}`}>
        {items.map(({ href, label, count, of, also }) => (
          <li key={href}>
            <CurrentLink href={href} also={also} className={styles.item}>
              {label}
              <Count value={count} of={of} />
            </CurrentLink>
          </li>
        ))}
        {isSheet ? (
          <li className={styles.site}>
            <a href={routes.home} className={styles.item}>
              {words.toSite}
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}
