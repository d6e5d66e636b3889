import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { content } from '@/lib/content/load'

export const metadata: Metadata = {
  title: { default: `관리자 | ${content.site.name}`, template: `%s | ${content.site.name} 관리자` },
  robots: { index: false, follow: false },
  referrer: 'same-origin',
}

export default function AdminLayout({ children }: { children: ReactNode }) {
  return children
}
