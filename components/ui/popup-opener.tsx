import type { ReactNode } from 'react'

interface PopupOpenerProps {
  /** Page with the same form: the link's target without JavaScript and in a new tab. */
  href: string
  className?: string
  /** Accessible name where the children do not give one. */
  label?: string
  /** False where the layout has no popup: a link only. */
  popup?: boolean
  children: ReactNode
}

/**
 * Opens the dialog `#registration-popup` (components/behaviour/popup.ts); until that script runs, and without JavaScript, a link. No
 * `aria-haspopup`: on a page with the same form it leads to that form.
 */
export function PopupOpener({ href, className, label, popup = true, children }: PopupOpenerProps) {
  if (!popup)
    return (
      <a href={href} aria-label={label} className={className}>
        {children}
      </a>
    )
  return (
    <a href={href} role="button" aria-label={label} className={className} data-popup-open="">
      {children}
    </a>
  )
}
