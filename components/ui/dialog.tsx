import type { ReactNode } from 'react'
import { uiWords } from '@/lib/messages/ko/ui'
import styles from './dialog.module.css'
import { Icon } from './icon'

interface DialogProps {
  id: string
  /** The dialog's heading and accessible name. */
  title: string
  className?: string | undefined
  children: ReactNode
}

/**
 * A native modal dialog, with the browser's top layer, Tab order and Escape. components/behaviour opens it by `showModal()`; any
 * element with `data-dialog-close` inside closes it. The close button comes first, so that opening does not raise a phone's
 * keyboard.
 */
export function Dialog({ id, title, className, children }: DialogProps) {
  return (
    <dialog id={id} className={className ? `${styles.dialog} ${className}` : styles.dialog} aria-labelledby={`${id}-title`} suppressHydrationWarning>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={uiWords.close} data-dialog-close="">
            <Icon name="close" size={24} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
