import type { ReactNode } from 'react'

/** What surrounds every visitor's page: header, menus, footer, bottom bar. */
export default function VisitorLayout({ children }: { children: ReactNode }) {
  return <main id="content">{children}</main>
}
