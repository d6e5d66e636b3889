'use client'

import '@/.generated/fonts.css'
import '@/.generated/theme.css'
import { digestOf, Failure } from '@/components/layout/failure'
import { contact, officePhone } from '@/lib/content/contact'
import './globals.css'

/** Replaces the whole document when the root layout throws. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="ko">
      <body>
        <title>{`Unexpected Application Error | ${contact.siteName}`}</title>
        <main>
          <Failure digest={digestOf(error)} phone={officePhone()} onRetry={retry} />
        </main>
      </body>
    </html>
  )
}
