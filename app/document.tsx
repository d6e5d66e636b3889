import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import '@/.generated/fonts.css'
import '@/.generated/theme.css'
import { fontPreloads } from '@/.generated/fonts'
import { InlineScript } from '@/components/behaviour/inline-script'
import { content } from '@/lib/content/load'
import './globals.css'

export const viewport: Viewport = {
  themeColor: content.theme.paper,
  colorScheme: 'light',
  // The bottom bar keeps clear of the home indicator itself (env(safe-area-inset-bottom)).
  viewportFit: 'cover',
}

/** The document that every page stands in: fonts, colours, behaviour. */
export function Document({ children }: { children: ReactNode }) {
  return (
    // The behaviour script flags the scroll position here before React arrives.
    <html lang="ko" suppressHydrationWarning>
      <head>
        {fontPreloads.map((href) => <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />)}
      </head>
      <body>
        {children}
        <InlineScript />
      </body>
    </html>
  )
}
