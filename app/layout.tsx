import type { ReactNode } from 'react'
import '@/.generated/fonts.css'
import '@/.generated/theme.css'
import './globals.css'

/** The document: fonts, colours, base styles. The visitors' frame is in `(visitor)/layout.tsx`. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="ko" suppressHydrationWarning>
      <body>{children}</body>
    </html>
  )
}
