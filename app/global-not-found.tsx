import type { Metadata } from 'next'
import { NotFound } from '@/components/layout/not-found'
import { content } from '@/lib/content/load'
import VisitorLayout from './(visitor)/layout'
import { Document } from './document'

export { viewport } from './document'

const { menus, site } = content

export const metadata: Metadata = { title: `Not Found | ${site.name}`, robots: { index: false, follow: true } }

/**
 * Status 404, for every path that is none of this site's. A document of its own: a `not-found.tsx` beside the root
 * layout would travel, frame and all, in the data of every page.
 */
export default function GlobalNotFound() {
  return (
    <Document>
      <VisitorLayout>
        <NotFound groups={menus.groups} phone={site.phone} />
      </VisitorLayout>
    </Document>
  )
}
