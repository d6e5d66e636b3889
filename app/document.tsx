import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import '@/.generated/fonts.css'
import '@/.generated/theme.css'
import '@/lib/requests/tag-read-facts'
import { InlineScript } from '@/components/behaviour/inline-script'
import { content } from '@/lib/content/load'
import type { Language } from '@/lib/messages/language'
import './globals.css'

export const viewport: Viewport = {
  themeColor: content.theme.paper,
  // The bottom bar handles the home indicator itself (env(safe-area-inset-bottom)).
  viewportFit: 'cover',
}

/** The root of every page: icons, fonts, colours, behaviour script. */
export function Document({ language = 'ko', children }: { language?: Language; children: ReactNode }) {
  return (
    // The behaviour script sets scroll attributes here before React hydrates; error pages read the phone number (lib/content/contact.ts).
    <html lang={language} data-phone={content.site.phone} suppressHydrationWarning>
      <head>
        {/* Not in `metadata`: Next recreates those elements for each page, and the browser would fetch the icon every time. */}
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" sizes="any" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" sizes="180x180" />
        {/* Not in `metadata` either: recreating it makes the browser restyle the whole document. */}
        <meta name="color-scheme" content="light" />
      </head>
      <body>
        {children}
        <InlineScript />
      </body>
    </html>
  )
}
