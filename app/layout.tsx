import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import '@/.generated/fonts.css'
import '@/.generated/theme.css'
import { fontPreloads } from '@/.generated/fonts'
import { InlineScript } from '@/components/behaviour/inline-script'
import { ClientNavigation } from '@/components/navigation/client-navigation'
import { content } from '@/lib/content/load'
import { siteUrl } from '@/lib/env'
import './globals.css'

const { site, theme } = content

export function generateMetadata(): Metadata {
  const { naver, google } = site.verification
  return {
    metadataBase: new URL(siteUrl()),
    title: site.name,
    description: site.description,
    applicationName: site.name,
    // Phone numbers are links already; Safari would restyle every other row of digits.
    formatDetection: { telephone: false, address: false, email: false },
    verification: { google: google ?? undefined, other: naver ? { 'naver-site-verification': naver } : undefined },
  }
}

export const viewport: Viewport = {
  themeColor: theme.paper,
  colorScheme: 'light',
  // The bottom bar keeps clear of the home indicator itself (env(safe-area-inset-bottom)).
  viewportFit: 'cover',
}

/** The document: fonts, colours, behaviour, navigation. The visitors' frame is in `(visitor)/layout.tsx`. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The behaviour script flags the scroll position here before React arrives.
    <html lang="ko" suppressHydrationWarning>
      <head>
        {fontPreloads.map((href) => <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />)}
      </head>
      <body>
        {children}
        <InlineScript />
        <ClientNavigation />
      </body>
    </html>
  )
}
