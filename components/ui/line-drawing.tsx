import type { ReactNode } from 'react'

interface LineDrawingProps {
  /** Side in px. */
  size: number
  className?: string | undefined
  /** Paths in a view box of 24 by 24. */
  children: ReactNode
}

/** Decorative line drawing in `currentColor`, hidden from screen readers. */
export function LineDrawing({ size, className, children }: LineDrawingProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
