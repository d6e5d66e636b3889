import type { ReactNode } from 'react'
import { readWeeklyHours } from '@/lib/requests/hours-of-pages'
import { SiteDocument } from '../site-document'
import { VisitorFrame } from './visitor-frame'

export default async function VisitorLayout({ children }: { children: ReactNode }) {
  const visitingHours = await readWeeklyHours()
  return (
    <SiteDocument>
      <VisitorFrame visitingHours={visitingHours}>{children}</VisitorFrame>
    </SiteDocument>
  )
}
