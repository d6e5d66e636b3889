import type { Metadata } from 'next'
import { NotFound } from '@/components/layout/not-found'
import { SiteFrame } from '@/components/layout/site-frame'
import { content } from '@/lib/content/load'

export const metadata: Metadata = { title: `Not Found | ${content.site.name}`, robots: { index: false, follow: true } }

/** Status 404, for every path that is none of this site's. */
export default function NotFoundPage() {
  const { site, menus } = content
  return (
    <SiteFrame site={site} menus={menus}>
      <NotFound groups={menus.groups} phone={site.phone} />
    </SiteFrame>
  )
}
