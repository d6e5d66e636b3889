import type { ReactNode } from 'react'
import type { Thing, WithContext } from 'schema-dts'
import { JsonLd } from '@/components/json-ld'
import { PageShell } from '@/components/layout/page-shell'
import { breadcrumbJsonLd } from '@/lib/seo/json-ld'
import type { VisitorPage } from '@/lib/seo/visitor-page'

interface InnerPageProps {
  page: VisitorPage
  /** Structured data of the page beside its breadcrumb. */
  data?: readonly (WithContext<Thing> | null)[]
  children: ReactNode
}

/** An inner page whole: its frame with banner, breadcrumb and sub-menu, its structured data, and its sections. */
export function InnerPage({ page, data = [], children }: InnerPageProps) {
  return (
    <>
      {[breadcrumbJsonLd(page.frame.trail), ...data].map((item, index) => item && <JsonLd key={index} data={item} />)}
      <PageShell {...page.frame}>{children}</PageShell>
    </>
  )
}
