import type { ReactNode } from 'react'
import { SiteDocument } from '../site-document'

export default function Layout({ children }: { children: ReactNode }) {
  return <SiteDocument>{children}</SiteDocument>
}
