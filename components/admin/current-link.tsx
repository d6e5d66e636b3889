'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

/** A menu link that marks the current page. A client component, because a layout does not know the path. */
export function CurrentLink({
  href,
  also,
  className,
  children,
}: {
  href: string
  also?: string | undefined
  className?: string | undefined
  children: ReactNode
}) {
  const path = usePathname()
  const current = path === href || (also !== undefined && path.startsWith(also))
  return (
    <a href={href} className={className} aria-current={current ? 'page' : undefined}>
      {children}
    </a>
  )
}
