import type { ReactNode } from 'react'
import { readWeeklyHours } from '@/lib/requests/hours-of-pages'
import { readStoppedNotice } from '@/lib/requests/recruiting-of-pages'
import { SiteDocument } from '../site-document'
import { VisitorLayout } from './visitor-layout'

export default async function Layout({ children }: { children: ReactNode }) {
  const stopped = readStoppedNotice()
  const visitingHours = await readWeeklyHours()
  return (
    <SiteDocument>
      <VisitorLayout visitingHours={visitingHours} stopped={stopped}>
        {children}
      </VisitorLayout>
    </SiteDocument>
  )
}
