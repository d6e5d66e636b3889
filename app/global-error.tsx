'use client'

import '@/.generated/fonts.css'
import '@/.generated/theme.css'
import { digestOf, Failure } from '@/components/layout/failure'
import { contact } from '@/lib/content/contact'
import './globals.css'

/** The root layout itself threw: this replaces the whole document. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="ko">
      <body>
        <title>{`Unexpected Application Error | ${contact.siteName}`}</title>
        <main>
          <Failure digest={digestOf(error)} phone={contact.phone} onRetry={retry} />
        </main>
      </body>
    </html>
  )
}
