import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { content } from '@/lib/content/load'
import { officeMenuWords as words } from '@/lib/messages/ko/office-menu'

export const metadata: Metadata = {
  title: { default: words.title(content.site.name), template: words.titleOf(content.site.name) },
  robots: { index: false, follow: false },
  referrer: 'same-origin',
}

export default function AdminLayout({ children }: { children: ReactNode }) {
  return children
}
