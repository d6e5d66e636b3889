import type { ReactNode } from 'react'
import { ClientNavigation } from '@/components/navigation/client-navigation'
import type { Language } from '@/lib/messages/language'
import { Document } from './document'

/** The document with client navigation. `(visitor)/layout.tsx` has the visitors' layout. */
export function SiteDocument({ language = 'ko', children }: { language?: Language; children: ReactNode }) {
  return (
    <Document language={language}>
      {children}
      <ClientNavigation />
    </Document>
  )
}
