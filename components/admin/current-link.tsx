'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'
import { adminPaths } from '@/lib/admin-routes'

/** Parameters of an address that only say what was done: the first screen stays what it is. */
const NOTICES: readonly string[] = ['done', 'refused']

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
  const isList = [...useSearchParams()].some(([name, value]) => value !== '' && !NOTICES.includes(name))
  // Two entries share this path: the day's work, and with any filter the list.
  const isHere = path === adminPaths.inbox ? href === (isList ? adminPaths.customers : adminPaths.inbox) : path === href
  const current = isHere || (also !== undefined && path.startsWith(also))
  return (
    <a href={href} className={className} aria-current={current ? 'page' : undefined}>
      {children}
    </a>
  )
}
