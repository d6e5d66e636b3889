import type { Metadata } from 'next'
// Must be the first import: style sheets load in import order, and the base styles must come before the components'.
import { Document } from './document'
import { NotFound } from '@/components/layout/not-found'
import { content } from '@/lib/content/load'
import { menuGroups } from '@/lib/content/page-place'
import { readStoppedNotice } from '@/lib/requests/recruiting-of-pages'
import { documentMetadata } from '@/lib/seo/document-metadata'
import { VisitorLayout } from './(visitor)/visitor-layout'

export { viewport } from './document'

export const generateMetadata = (): Metadata => ({
  ...documentMetadata(content.site.name, content.pressPage !== null),
  title: `Not Found | ${content.site.name}`,
  robots: { index: false, follow: true },
})

/**
 * The 404 page for unknown paths. A `not-found.tsx` beside the root layout would be included, with its layout, in the
 * data of every page.
 */
export default function GlobalNotFound() {
  const stopped = readStoppedNotice()
  return (
    <Document>
      <VisitorLayout visitingHours={null} stopped={stopped}>
        <NotFound groups={menuGroups(content)} phone={content.site.phone} />
      </VisitorLayout>
    </Document>
  )
}
