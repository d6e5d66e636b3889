import type { ReactNode } from 'react'
import { ClientNavigation } from '@/components/navigation/client-navigation'
import type { Language } from '@/lib/messages/language'
import { Document } from './document'

/** The document with its navigation. The visitors' frame is in `(visitor)/layout.tsx`. */
export function SiteDocument({ language = 'ko', children }: { language?: Language; children: ReactNode }) {
  return (
    <Document language={language}>
      {children}
      <ClientNavigation />
    </Document>
  )
}
