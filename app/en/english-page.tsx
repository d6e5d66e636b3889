import type { ReactNode } from 'react'
import type { Thing } from 'schema-dts'
import { JsonLd } from '@/components/json-ld'
import { NextLinks } from '@/components/layout/next-links'
import { PageShell } from '@/components/layout/page-shell'
import { StaticMarkup } from '@/components/static-markup/static-markup'
import { english } from '@/lib/content/english'
import type { English } from '@/lib/content/schemas/english'
import { englishRoutes } from '@/lib/routes'
import { pageGraph } from '@/lib/seo/graph'
import type { EnglishVisitorPage } from '@/lib/seo/english-page'

/** There are few: each leads to all the others. */
const otherPages = ({ pages }: English, current: string) =>
  (['overview', 'units', 'location', 'contact'] as const)
    .filter((id) => englishRoutes[id] !== current)
    .map((id) => ({ href: englishRoutes[id], group: '', label: pages[id].heading }))

interface EnglishPageProps {
  page: EnglishVisitorPage
  /** What structured data says of the page beside itself (lib/seo/nodes). */
  nodes?: readonly (Thing | null)[]
  /** `@id` of the node that the page is about. */
  mainEntity?: string
  children: ReactNode
}

/** An inner page in English whole: banner, breadcrumb, structured data, sections, and where it leads on. */
export function EnglishPage({ page, nodes = [], mainEntity, children }: EnglishPageProps) {
  return (
    <>
      <JsonLd data={pageGraph({ site: page.site, page: { ...page.described, mainEntity }, trail: page.frame.trail, nodes, language: 'en' })} />
      <StaticMarkup>
        <PageShell {...page.frame} language="en">
          {children}
        </PageShell>
        {english && <NextLinks label={english.home.wayHeading} links={otherPages(english, page.frame.current)} />}
      </StaticMarkup>
    </>
  )
}
