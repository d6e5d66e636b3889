import type { ReactNode } from 'react'

interface PopupOpenerProps {
  /** Page with the same form: where the link leads without JavaScript and in a new tab. */
  href: string
  className?: string
  /** Accessible name where the children do not say it. */
  label?: string
  /** Marks the opener that the benchmark presses. */
  bench?: boolean
  /** False where the frame has no popup: a link and nothing else. */
  popup?: boolean
  children: ReactNode
}

/** Opens the dialog `#registration-popup` (components/behaviour/popup.ts); a link until then, and without JavaScript. */
export function PopupOpener({ href, className, label, bench = false, popup = true, children }: PopupOpenerProps) {
  if (!popup)
    return (
      <a href={href} aria-label={label} className={className}>
        {children}
      </a>
    )
  return (
    <a href={href} role="button" aria-haspopup="dialog" aria-label={label} className={className} data-popup-open="" data-bench={bench ? 'popup' : undefined}>
      {children}
    </a>
  )
}
