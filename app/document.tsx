import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import '@/.generated/fonts.css'
import '@/.generated/theme.css'
import { InlineScript } from '@/components/behaviour/inline-script'
import { content } from '@/lib/content/load'
import type { Language } from '@/lib/messages/language'
import './globals.css'

export const viewport: Viewport = {
  themeColor: content.theme.paper,
  // The bottom bar keeps clear of the home indicator itself (env(safe-area-inset-bottom)).
  viewportFit: 'cover',
}

/** The document that every page stands in: icons, fonts, colours, behaviour. */
export function Document({ language = 'ko', children }: { language?: Language; children: ReactNode }) {
  return (
    // The behaviour script flags the scroll position here before React arrives.
    <html lang={language} suppressHydrationWarning>
      <head>
        {/* Not metadata, whose elements are made anew for each page: the browser would ask for the tab's icon every time. */}
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" sizes="any" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" sizes="180x180" />
        {/* Nor this: a browser that is told of colours anew styles all of the document anew. */}
        <meta name="color-scheme" content="light" />
      </head>
      <body>
        {children}
        <InlineScript />
      </body>
    </html>
  )
}
