import type { Metadata } from 'next'
import VisitorLayout from './(visitor)/layout'
import { NotFound } from '@/components/layout/not-found'
import { content } from '@/lib/content/load'

export const metadata: Metadata = { title: `Not Found | ${content.site.name}`, robots: { index: false, follow: true } }

/** Status 404, for every path that is none of this site's; outside the route group, so it brings the visitors' frame itself. */
export default function NotFoundPage() {
  return (
    <VisitorLayout>
      <NotFound groups={content.menus.groups} phone={content.site.phone} />
    </VisitorLayout>
  )
}
