import type { ReactNode } from 'react'
import { SiteDocument } from '../site-document'
import { VisitorFrame } from './visitor-frame'

export default function VisitorLayout({ children }: { children: ReactNode }) {
  return (
    <SiteDocument>
      <VisitorFrame>{children}</VisitorFrame>
    </SiteDocument>
  )
}
