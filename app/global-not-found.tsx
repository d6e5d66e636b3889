import type { Metadata } from 'next'
// First: style sheets come in the order of imports, and the ground rules yield to the components'.
import { Document } from './document'
import { NotFound } from '@/components/layout/not-found'
import { content } from '@/lib/content/load'
import { documentMetadata } from '@/lib/seo/document-metadata'
import { VisitorLayout } from './(visitor)/visitor-layout'

export { viewport } from './document'

const { menus, pressPage, site } = content

export const metadata: Metadata = {
  ...documentMetadata(site.name, pressPage !== null),
  title: `Not Found | ${site.name}`,
  robots: { index: false, follow: true },
}

/**
 * Status 404, for every path that is none of this site's. A document of its own: a `not-found.tsx` beside the root
 * layout would travel, frame and all, in the data of every page.
 */
export default function GlobalNotFound() {
  return (
    <Document>
      <VisitorLayout visitingHours={null}>
        <NotFound groups={menus.groups} phone={site.phone} />
      </VisitorLayout>
    </Document>
  )
}
