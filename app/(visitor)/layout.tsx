import type { ReactNode } from 'react'
import { readWeeklyHours } from '@/lib/requests/hours-of-pages'
import { SiteDocument } from '../site-document'
import { VisitorLayout } from './visitor-layout'

export default async function Layout({ children }: { children: ReactNode }) {
  const visitingHours = await readWeeklyHours()
  return (
    <SiteDocument>
      <VisitorLayout visitingHours={visitingHours}>{children}</VisitorLayout>
    </SiteDocument>
  )
}
