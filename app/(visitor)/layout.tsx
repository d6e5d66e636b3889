import type { ReactNode } from 'react'
import { readVisitingHours } from '@/lib/admin/visits/hours-of-pages'
import { SiteDocument } from '../site-document'
import { VisitorFrame } from './visitor-frame'

export default async function VisitorLayout({ children }: { children: ReactNode }) {
  const { line } = await readVisitingHours()
  return (
    <SiteDocument>
      <VisitorFrame visitingHours={line}>{children}</VisitorFrame>
    </SiteDocument>
  )
}
