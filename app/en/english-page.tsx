import type { ReactNode } from 'react'
import type { Thing } from 'schema-dts'
import { JsonLd } from '@/components/json-ld'
import { PageShell } from '@/components/layout/page-shell'
import { StaticMarkup } from '@/components/static-markup/static-markup'
import { pageGraph } from '@/lib/seo/graph'
import type { EnglishVisitorPage } from '@/lib/seo/english-page'

interface EnglishPageProps {
  page: EnglishVisitorPage
  /** What structured data says of the page beside itself (lib/seo/nodes). */
  nodes?: readonly (Thing | null)[]
  /** `@id` of the node that the page is about. */
  mainEntity?: string
  children: ReactNode
}

/** An inner page in English whole: banner, breadcrumb, structured data, sections. */
export function EnglishPage({ page, nodes = [], mainEntity, children }: EnglishPageProps) {
  return (
    <>
      <JsonLd data={pageGraph({ site: page.site, page: { ...page.described, mainEntity }, trail: page.frame.trail, nodes, language: 'en' })} />
      <StaticMarkup>
        <PageShell {...page.frame} language="en">
          {children}
        </PageShell>
      </StaticMarkup>
    </>
  )
}
