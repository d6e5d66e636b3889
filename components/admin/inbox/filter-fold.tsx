import type { ReactNode } from 'react'
import { inboxWords as words } from '@/lib/messages/ko/office-inbox'
import type { InboxFiltersProps } from './inbox-filters'
import styles from './inbox-filters.module.css'

/**
 * Names of the filters that are set: `담당 나`, `부재중`.
 * @param filters with the values that the list applies
 * @param ownId of the account that reads them
 */
export function chosenFilters(filters: InboxFiltersProps, ownId: string): string[] {
  const { assignee = '', period = { from: '', to: '' } } = filters
  const labelOf = (choices: InboxFiltersProps['statuses'] = [], chosen = '') => choices.find(({ value }) => value === chosen)?.label ?? chosen
  return [
    assignee === '' ? '' : words.assigneeIs(assignee === ownId ? words.me : labelOf(filters.assignees, assignee)),
    labelOf(filters.statuses, filters.status),
    labelOf(filters.results, filters.result),
    labelOf(filters.sources, filters.source),
    labelOf(filters.channels, filters.channel),
    filters.tag ? `#${filters.tag}` : '',
    labelOf(filters.preferences, filters.preference),
    labelOf(filters.suspicions, filters.suspicion),
    period.from === '' && period.to === '' ? '' : words.periodIs(period.from, period.to),
  ].filter((name) => name !== '')
}

interface FilterFoldProps {
  chosen: readonly string[]
  /** Whether they must be seen: one has an error, or nothing fits them. */
  isOpen: boolean
  children: ReactNode
}

/** One line that tells which filters are set, on a phone; what it opens follows it, so that a wide screen shows it always. */
export const FilterFold = ({ chosen, isOpen, children }: FilterFoldProps) => (
  <>
    <details className={styles.fold} open={isOpen}>
      <summary>{words.filtersSet(chosen)}</summary>
    </details>
    <div className={styles.folded}>{children}</div>
  </>
)
