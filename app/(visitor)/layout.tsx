import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/layout/site-frame'
import { content } from '@/lib/content/load'

/** What surrounds every visitor's page: header, menus, footer, bottom bar. */
export default function VisitorLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame site={content.site} menus={content.menus}>
      {children}
    </SiteFrame>
  )
}
