import type { ReactNode } from 'react'
import { uiWords } from '@/lib/messages/ko/ui'
import { Icon } from './icon'
import styles from './tabs.module.css'

interface TabItem {
  /** Unique in the document; the panel's id. */
  id: string
  label: string
  panel: ReactNode
}

interface TabsProps {
  items: readonly TabItem[]
  /** Accessible name of the row of tabs. */
  label: string
  /** Index of the initial tab. */
  initial?: number
  /** Adds previous and next buttons, disabled at the ends. */
  arrows?: boolean
  className?: string
}

/**
 * ARIA tabs as server-rendered markup; components/behaviour/tabs.ts handles clicks and arrow keys from the first paint. A change
 * fades in over 500 ms and fires a bubbling `tabchange` whose `detail` is the new index. Without scripts every panel shows under
 * its own label. A single item is shown without a tab.
 */
export function Tabs({ items, label, initial = 0, arrows = false, className }: TabsProps) {
  const [first, ...others] = items
  // A single item: no tabs.
  if (first && others.length === 0)
    return (
      <div id={first.id} className={[styles.tabs, className].filter(Boolean).join(' ')}>
        {first.panel}
      </div>
    )
  const steps = [
    { step: 'previous', text: uiWords.previous, end: 0 },
    { step: 'next', text: uiWords.next, end: items.length - 1 },
  ] as const
  const [previous, next] = steps.map(({ step, text, end }) => (
    <button
      key={step}
      type="button"
      className={styles.arrow}
      disabled={initial === end}
      aria-label={`${text} ${label}`}
      data-tabs-previous={step === 'previous' ? '' : undefined}
      data-tabs-next={step === 'next' ? '' : undefined}
      suppressHydrationWarning
    >
      <Icon name={step} />
    </button>
  ))
  return (
    <div className={[styles.tabs, className].filter(Boolean).join(' ')} data-tabs="" suppressHydrationWarning>
      <div className={styles.row}>
        <div className={styles.list} role="tablist" aria-label={label}>
          {items.map((item, index) => (
            <button
              key={item.id}
              type="button"
              role="tab"
              id={`${item.id}-tab`}
              className={styles.tab}
              aria-selected={index === initial}
              aria-controls={item.id}
              tabIndex={index === initial ? 0 : -1}
              suppressHydrationWarning
            >
              {item.label}
            </button>
          ))}
        </div>
        {arrows ? (
          <div className={styles.arrows}>
            {previous}
            {next}
          </div>
        ) : null}
      </div>
      {items.map((item, index) => (
        <div
          key={item.id}
          id={item.id}
          role="tabpanel"
          aria-labelledby={`${item.id}-tab`}
          tabIndex={0}
          className={styles.panel}
          hidden={index !== initial}
          suppressHydrationWarning
        >
          <p className={styles.plainLabel}>{item.label}</p>
          {item.panel}
        </div>
      ))}
    </div>
  )
}
