import type { ReactNode } from 'react'
import { PreviewBar } from '@/components/admin/facts/preview-bar'
import { ClientNavigation } from '@/components/navigation/client-navigation'
import { shownPreview } from '@/lib/content/current-content'
import type { Language } from '@/lib/messages/language'
import { Document } from './document'

/** The document with client navigation. `(visitor)/layout.tsx` has the visitors' layout. */
export function SiteDocument({ language = 'ko', children }: { language?: Language; children: ReactNode }) {
  const preview = shownPreview()
  return (
    <Document language={language}>
      {preview ? <PreviewBar preview={preview}>{children}</PreviewBar> : children}
      <ClientNavigation />
    </Document>
  )
}
