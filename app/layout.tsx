import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { ClientNavigation } from '@/components/navigation/client-navigation'
import { content } from '@/lib/content/load'
import { env, siteUrl } from '@/lib/env'
import { documentMetadata } from '@/lib/seo/document-metadata'
import { Document } from './document'

export { viewport } from './document'

const { site } = content

export function generateMetadata(): Metadata {
  const { NAVER_SITE_VERIFICATION: naver = site.verification.naver, GOOGLE_SITE_VERIFICATION: google = site.verification.google } = env()
  return {
    ...documentMetadata(site.name),
    metadataBase: new URL(siteUrl()),
    title: site.name,
    description: site.description,
    applicationName: site.name,
    // Phone numbers are links already; Safari would restyle every other row of digits.
    formatDetection: { telephone: false, address: false, email: false },
    verification: { google: google ?? undefined, other: naver ? { 'naver-site-verification': naver } : undefined },
  }
}

/** The document with its navigation. The visitors' frame is in `(visitor)/layout.tsx`. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <Document>
      {children}
      <ClientNavigation />
    </Document>
  )
}
