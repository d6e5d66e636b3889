import { formatCount } from '@/lib/messages/format-count'
import styles from './filter-tabs.module.css'

interface FilterTab {
  readonly href: string
  readonly label: string
  readonly count?: number | undefined
  readonly isShown: boolean
}

/** Ways to narrow a list, of which one is shown. */
export const FilterTabs = ({ tabs, className = styles.tabs }: { tabs: readonly FilterTab[]; className?: string | undefined }) => (
  <ul className={className}>
    {tabs.map(({ href, label, count, isShown }) => (
      <li key={href}>
        <a href={href} aria-current={isShown ? 'page' : undefined}>
          {label}
          {count === undefined ? null : <span>{formatCount(count)}</span>}
        </a>
      </li>
    ))}
  </ul>
)
