import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { content } from '@/lib/content/load'
import { env, siteUrl } from '@/lib/env'
import { documentMetadata } from '@/lib/seo/document-metadata'

// Must be the first style sheet: the base styles must come before the components'.
export { viewport } from './document'

export function generateMetadata(): Metadata {
  const { pressPage, site } = content
  const { NAVER_SITE_VERIFICATION: naver = site.verification.naver, GOOGLE_SITE_VERIFICATION: google = site.verification.google } = env()
  return {
    ...documentMetadata(site.name, pressPage !== null),
    metadataBase: new URL(siteUrl()),
    title: site.name,
    description: site.description,
    // Phone numbers are links already; Safari would also link other digits.
    formatDetection: { telephone: false, address: false, email: false },
    verification: { google: google ?? undefined, other: naver ? { 'naver-site-verification': naver } : undefined },
  }
}

/**
 * Renders only its children: `lang` belongs to the outermost element, and a layout does not know the address. Each
 * section of the site renders its own document (site-document.tsx).
 */
export default function RootLayout({ children }: { children: ReactNode }) {
  return children
}
