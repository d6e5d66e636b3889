import type { ReactNode } from 'react'
import { JsonLd } from '@/components/json-ld'
import { PageShell } from '@/components/layout/page-shell'
import { breadcrumbJsonLd } from '@/lib/seo/json-ld'
import type { VisitorPage } from '@/lib/seo/visitor-page'

/** An inner page whole: its frame with banner, breadcrumb and sub-menu, the breadcrumb as data, and its sections. */
export function InnerPage({ page, children }: { page: VisitorPage; children: ReactNode }) {
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(page.frame.trail)} />
      <PageShell {...page.frame}>{children}</PageShell>
    </>
  )
}
